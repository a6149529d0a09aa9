import { expect, test } from "vitest";
import { opening, shortened } from "$/lib/opening";

test("what all labels begin with, up to a colon, is left out", () => {
  const labels = ["Put a marker: points", "Put a marker: eggs"];
  const begins = opening(labels);
  expect(labels.map((label) => shortened(label, begins))).toEqual(["Points", "Eggs"]);
});

test("labels that only share a letter stay whole", () => {
  const labels = ["Nie, dziękuję", "Najpierw: ruch w gildii", "Najpierw: złożenie jaj"];
  for (const row of [labels, [...labels].reverse()]) {
    const begins = opening(row);
    expect(row.map((label) => shortened(label, begins))).toEqual(row);
  }
});
