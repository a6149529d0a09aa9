import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dragon } from "$/art/dragon";
import type { Face } from "$/generated/wire";
import { costOf, lookOf } from "$/games/wyrmspan/facts";

const table = new URL("../../../src/drakehall/games/wyrmspan/dragons.csv", import.meta.url).pathname;
const [head, ...rows] = readFileSync(table, "utf-8").trim().split("\n");
const column = (name: string) => head!.split(",").indexOf(name);

/** What a dragon looks like depends on these columns, all of them before the effect with its commas. */
const DRAGONS: [label: string, face: Face][] = rows.map((row) => {
  const field = (name: string) => row.split(",")[column(name)]!;
  return [
    field("number"),
    { kinds: { size: [field("size")], trait: [field("trait")], cave: field("caves").split(" ") } },
  ];
});

test("183 cards are 183 dragons, each always the same", () => {
  const drawn = DRAGONS.map(([label, face]) => {
    const look = lookOf(label, face);
    return JSON.stringify([dragon(look.traits), look.tones, look.scale, look.flip]);
  });
  expect(drawn.length).toBe(183);
  expect(new Set(drawn).size).toBe(183);
  expect(lookOf(...DRAGONS[6]!)).toEqual(lookOf(...DRAGONS[6]!));
});

test("silhouettes differ too, not only colours", () => {
  const outlines = DRAGONS.map(([label, face]) =>
    JSON.stringify(dragon(lookOf(label, face).traits).map((part) => part.d)),
  );
  expect(new Set(outlines).size).toBe(183);
});

test("a printed coin is part of the cost", () => {
  expect(costOf({ cost: { coin: 1, meat: 1 } })).toEqual([
    ["coin", 1],
    ["meat", 1],
  ]);
  expect(costOf({})).toEqual([]);
});
