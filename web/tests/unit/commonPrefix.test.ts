import { expect, test } from "vitest";
import { commonPrefix, shortened } from "$/lib/commonPrefix";

test("what all labels begin with, up to a colon, is left out", () => {
  const labels = ["Put a marker: points", "Put a marker: eggs"];
  const begins = commonPrefix(labels);
  expect(labels.map((label) => shortened(label, begins))).toEqual(["Points", "Eggs"]);
});

test("labels that only share a letter stay whole", () => {
  const labels = ["Nie, dziękuję", "Najpierw: ruch w gildii", "Najpierw: złożenie jaj"];
  for (const row of [labels, [...labels].reverse()]) {
    const begins = commonPrefix(row);
    expect(row.map((label) => shortened(label, begins))).toEqual(row);
  }
});
