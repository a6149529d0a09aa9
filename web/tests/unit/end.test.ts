import { expect, test } from "vitest";
import type { Result } from "$/generated/wire";
import { bestOf, sourcesOf } from "$/table/end/bars";
import { verdict } from "$/table/end/verdict";

const result: Result = {
  scores: [30, 30, 12],
  breakdown: [
    { eggs: 14, coins: 6, caves: 10, left: 0 },
    { eggs: 9, coins: 6, caves: 15, left: 0 },
    { eggs: 8, coins: 4, caves: 0, left: 0 },
  ],
  winners: [1],
  places: [2, 1, 3],
  in_points: true,
  tie_break: { id: "game-tie" },
};
const low: Result = { ...result, scores: [30, 20, 45], places: [2, 1, 3], tie_break: null };

const say = (id: string, args: Record<string, number | string> = {}) => [id, ...Object.values(args)].join(" ");
const name = (seat: number) => `P${seat}`;

test("a source that brought nobody anything is left out", () => {
  expect(sourcesOf(result)).toEqual(["eggs", "coins", "caves"]);
});

test("the best is where a seat leads all others by most, or else what brought it most", () => {
  expect(bestOf(result, 0, false)).toEqual({ source: "eggs", points: 14, ofAll: true });
  expect(bestOf(result, 1, false)).toEqual({ source: "caves", points: 15, ofAll: true });
  expect(bestOf(result, 2, false)).toEqual({ source: "eggs", points: 8, ofAll: false });
});

test("where the fewest points win, the best is what brought fewer than to anyone else", () => {
  expect(bestOf(low, 2, true)).toEqual({ source: "caves", points: 0, ofAll: true });
  expect(bestOf(low, 1, true)).toBeNull();
});

test("whoever has lost is told the place and how much was missing", () => {
  expect(verdict(result, 2, false, name, say)).toBe("page-you-place-behind 3 3 18 P1");
  expect(verdict(result, 0, false, name, say)).toBe("page-you-place 2 3"); // a tie-break decided
  expect(verdict(low, 0, true, name, say)).toBe("page-you-place-above 2 3 10 P1");
  expect(verdict({ ...low, in_points: false }, 0, true, name, say)).toBe("page-you-place 2 3");
});

test("whoever has won is told by how much", () => {
  const clear = { ...result, scores: [35, 30, 12], winners: [0], places: [1, 2, 3] };
  expect(verdict(clear, 0, false, name, say)).toBe("page-you-won-by 5 P1");
  expect(verdict(result, 1, false, name, say)).toBe("page-you-won");
  expect(verdict(low, 1, true, name, say)).toBe("page-you-won-below 10 P0");
  expect(verdict({ ...result, winners: [0, 1] }, 0, false, name, say)).toBe("page-you-share");
});
