import { expect, test } from "vitest";
import { place, type Box } from "$/games/tips/place";

const SCREEN = { width: 400, height: 300 };
const SIZE = { width: 100, height: 40 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const THING = box(180, 130, 40, 40);

test("words stand above their thing, in the middle", () => {
  expect(place(THING, SIZE, [], SCREEN)).toEqual({ left: 150, top: 82 });
});

test("they avoid what can be chosen: below, beside, along a side", () => {
  const above = box(0, 0, 400, 120);
  const below = box(0, 175, 400, 125);
  expect(place(THING, SIZE, [above], SCREEN)).toEqual({ left: 150, top: 178 });
  expect(place(THING, SIZE, [above, below], SCREEN)).toEqual({ left: 228, top: 130 });
  expect(place(THING, SIZE, [above, below, box(230, 0, 170, 300)], SCREEN)).toEqual({ left: 72, top: 130 });
  expect(place(THING, SIZE, [box(150, 60, 20, 60)], SCREEN)).toEqual({ left: 180, top: 82 });
});

test("where no side is free they go to the nearest free place of the screen", () => {
  const around = box(60, 60, 280, 200);
  expect(place(THING, SIZE, [around], SCREEN)).toEqual({ left: 150, top: 18 });
});

test("there may be no place at all", () => {
  expect(place(THING, SIZE, [box(0, 0, 400, 300)], SCREEN)).toBeNull();
  expect(place(THING, { width: 500, height: 20 }, [], SCREEN)).toBeNull();
});

test("a thing at the edge of the screen keeps its words on the screen", () => {
  expect(place(box(0, 0, 20, 20), SIZE, [], SCREEN)).toEqual({ left: 6, top: 28 });
});
