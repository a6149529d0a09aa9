import { expect, test } from "vitest";
import { flights } from "$/games/wyrmspan/motion";

const event = (name: string, args: Record<string, number | string>) => ({ id: `wyrmspan-event-${name}`, args });
const DRAGON = { id: "wyrmspan-source-dragon", args: { dragon: "53" } };
const STRIP = { id: "wyrmspan-cause-strip", args: { cave: "golden" } };
const TRACK = { id: "wyrmspan-source-track", args: { space: 4 } };

test("what is gained comes from what gives it: a dragon, the mouth of a cave, a space of the guild", () => {
  const milk = event("gained", { seat: 0, kind: "milk", count: 1 });
  expect(flights(milk, 0, DRAGON)).toEqual([["settled-53", "store-0-milk", "milk"]]);
  expect(flights(milk, 1, DRAGON)).toEqual([["settled-53", "seat-0-milk", "milk"]]);
  expect(flights(event("gained-coins", { seat: 0, count: 1 }), 0, TRACK)).toEqual([
    ["track-4", "store-0-coin", "coin"],
  ]);
  expect(flights(milk, 0, null)).toEqual([]);
});

test("eggs go to the nests where they are laid, of a dragon or of the mat", () => {
  expect(flights(event("laid", { seat: 0, nest: "c1" }), 0, STRIP)).toEqual([
    ["seat-0-cave-golden", "seat-0-c1", "egg"],
  ]);
  expect(flights(event("laid", { seat: 0, nest: "mat" }), 0, STRIP)).toEqual([
    ["seat-0-cave-golden", "store-0-egg", "egg"],
  ]);
  expect(flights(event("paid-egg", { seat: 0, nest: "mat" }), 0, DRAGON)).toEqual([
    ["store-0-egg", "settled-53", "egg"],
  ]);
});

test("what is cached or tucked goes to its dragon, from the store or from the hand", () => {
  expect(flights(event("cached", { seat: 0, kind: "gold", place: "g2" }), 0, DRAGON)).toEqual([
    ["store-0-gold", "seat-0-g2", "gold"],
  ]);
  const tucked = event("tucked-open", { seat: 0, place: "a1", dragon: "12" });
  expect(flights(tucked, 0, DRAGON)).toEqual([["dragon-12", "seat-0-a1", "cards"]]);
  expect(flights(tucked, 1, DRAGON)).toEqual([["seat-0-cards", "seat-0-a1", "cards"]]);
});
