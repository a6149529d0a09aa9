import { expect, test } from "vitest";
import type { GameInfo } from "$/generated/wire";
import { counts, firstTime, strengths, tableFor, usual, withCount } from "$/hall/opponents";

const bot = (name: string, facts: object = {}) => ({
  name,
  title: name,
  about: "",
  level: true,
  usual: false,
  gentle: false,
  net: [],
  ...facts,
});
const automa = {
  name: "automa",
  kind: "choice",
  default: "automa-1",
  needs: { seats: 1 },
  values: [{ value: "automa-1" }, { value: "automa-2" }],
};
const game = (least_seats: number, options: object[] = []) =>
  ({
    name: "wyrmspan",
    least_seats,
    most_seats: 5,
    options,
    bots: [
      bot("random"),
      bot("greedy", { gentle: true }),
      bot("adept", { usual: true }),
      bot("master"),
      bot("digger", { level: false }),
    ],
  }) as unknown as GameInfo;

test("a newcomer meets one gentle bot, others the usual table", () => {
  expect(firstTime(game(2))).toEqual({ count: 1, strength: "greedy" });
  expect(firstTime(game(1, [automa]))).toEqual({ count: 1, strength: "greedy" });
  expect(usual(game(2))).toEqual({ count: 2, strength: "adept" });
});

test("a game for one can be chosen where there is one, with its own strengths", () => {
  const solo = game(1, [automa]);
  expect(counts(game(2))).toEqual([1, 2, 3, 4]);
  expect(counts(solo)).toEqual([0, 1, 2, 3, 4]);
  expect(strengths(solo, 0)).toEqual(["automa-1", "automa-2"]);
  expect(strengths(solo, 3)).toEqual(["greedy", "adept", "master"]);
  expect(withCount(solo, { count: 2, strength: "master" }, 0)).toEqual({ count: 0, strength: "automa-1" });
  expect(withCount(solo, { count: 0, strength: "automa-2" }, 1)).toEqual({ count: 1, strength: "greedy" });
  expect(withCount(solo, { count: 2, strength: "digger" }, 4)).toEqual({ count: 4, strength: "digger" });
});

test("a table is set for the opponents", () => {
  const solo = game(1, [automa]);
  expect(tableFor(solo, { count: 2, strength: "adept" })).toEqual({
    game: "wyrmspan",
    seats: 3,
    bots: ["adept", "adept"],
    options: {},
    open: false,
  });
  expect(tableFor(solo, { count: 0, strength: "automa-2" })).toMatchObject({
    seats: 1,
    bots: [],
    options: { automa: "automa-2" },
  });
  expect(tableFor(solo, { count: 0, strength: "automa-1" })).toMatchObject({ seats: 1, options: {} });
});
