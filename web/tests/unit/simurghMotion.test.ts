import { expect, test } from "vitest";
import { flights } from "$/games/simurgh/motion";

const event = (name: string, args: Record<string, number | string>) => ({ id: `simurgh-event-${name}`, args });

test("a vassal travels from its house to its space, a gain from that space to the house", () => {
  expect(flights(event("placed", { seat: 0, vassal: "rider", space: "C4" }), 0)).toEqual([
    ["house-0-rider", "C4-0-rider"],
  ]);
  expect(flights(event("gained-wisdom", { seat: 0, count: 1 }), 0)).toEqual([["space-C4", "house-0-wisdom"]]);
  expect(flights(event("gained-pp", { seat: 0, count: 1 }), 0)).toEqual([["space-C4", "seat-0-points"]]);
});

test("others' vassals set out from their cards, and their gains go there", () => {
  expect(flights(event("placed", { seat: 1, vassal: "spearman", space: "W2-1" }), 0)).toEqual([
    ["seat-1", "W2-1-1-spearman"],
  ]);
  expect(flights(event("gained-veg", { seat: 1, count: 2 }), 0)).toEqual([["space-W2-1", "seat-1-veg"]]);
});

test("a gain comes from what its own seat did last", () => {
  flights(event("placed", { seat: 0, vassal: "rider", space: "C4" }), 0);
  flights(event("used", { seat: 0, ability: "49-1" }), 0);
  flights(event("placed", { seat: 1, vassal: "rider", space: "C5" }), 0);
  expect(flights(event("gained-meat", { seat: 0, count: 1 }), 0)).toEqual([["ability-49-1", "house-0-meat"]]);
});
