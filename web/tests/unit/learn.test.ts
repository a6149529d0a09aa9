import { expect, test } from "vitest";
import type { LearningInfo, PuzzleVerdict } from "$/generated/wire";
import { comingBack, isAnswered, suggestions } from "$/learn/suggest";
import { bars, gradeOf } from "$/learn/verdict";
import type { GameProgress } from "$/lib/progress.svelte";

const both = (text: string) => ({ en: text, pl: text });
const TODAY = "2026-03-10";

const info = (game: string): LearningInfo => ({
  game,
  about: both(game),
  sections: ["goal", "turn"].map((id) => ({ id, title: both(id), gist: [] })),
  exercises: [
    { id: "hard", title: both("hard"), task: both(""), level: 3, turns: 1, rules: [] },
    { id: "easy", title: both("easy"), task: both(""), level: 1, turns: 1, rules: [] },
  ],
  puzzles: ["p1", "p2"].map((id, i) => ({ id, level: 2 - i, seats: 2 })),
  today: TODAY,
  daily: "p1",
  comes_back: [1, 3, 7, 21],
});
const kept = (change: Partial<GameProgress> = {}): GameProgress => ({
  sections: {},
  begun: {},
  exercises: {},
  puzzles: {},
  heard: [],
  ...change,
});
const LEARNT = { goal: "2026-03-01", turn: "2026-03-01" };

/** The reason, the game and the item of the best suggestion for two games with this progress, of which these were never played. */
function best(smoki: Partial<GameProgress>, castle: Partial<GameProgress> = {}, never: string[] = []): string {
  const of: Record<string, GameProgress> = { smoki: kept(smoki), dragon_castle: kept(castle) };
  const [first] = suggestions(
    [info("smoki"), info("dragon_castle")],
    (game) => of[game]!,
    (game) => never.includes(game),
  );
  return first ? `${first.reason} ${first.game} ${first.item}`.trim() : "nothing";
}

test("whoever is new begins with the first section of the first game", () => {
  expect(best({})).toBe("start smoki goal");
});

test("what was left in the middle comes first, then what comes back, then the next section", () => {
  const left = { begun: { turn: { table: "t", told: ["a"], since: 0, over: false } } };
  const failed = { puzzles: { p2: { done: null, failed: ["2026-03-09"] } } };
  expect(best({ sections: { goal: TODAY } }, left)).toBe("resume dragon_castle turn");
  expect(best({ sections: { goal: TODAY } }, failed)).toBe("back dragon_castle p2");
  expect(best({ sections: { goal: TODAY } })).toBe("next smoki turn");
  const over = { begun: { turn: { table: "t", told: ["a"], since: 0, over: true } }, sections: { goal: TODAY } };
  expect(best(over)).toBe("next smoki turn");
});

test("after the lesson there is the puzzle of the day once, then exercises, the easiest first, then other games", () => {
  const answered = { p1: { done: null, failed: [TODAY] } };
  expect(best({ sections: LEARNT })).toBe("daily smoki p1");
  expect(best({ sections: LEARNT, puzzles: answered })).toBe("practise smoki easy");
  const exercises = { easy: { done: TODAY, failed: [] }, hard: { done: TODAY, failed: [] } };
  expect(best({ sections: LEARNT, puzzles: answered, exercises })).toBe("start dragon_castle goal");
});

test("after the lesson a first game comes before everything but what was left and what comes back", () => {
  expect(best({ sections: LEARNT }, {}, ["smoki", "dragon_castle"])).toBe("play smoki");
  expect(best({ sections: LEARNT }, {}, ["dragon_castle"])).toBe("daily smoki p1");
  expect(best({ sections: { goal: TODAY } }, {}, ["smoki"])).toBe("next smoki turn");
  const failed = { puzzles: { p2: { done: null, failed: ["2026-03-09"] } } };
  expect(best({ sections: LEARNT }, failed, ["smoki"])).toBe("back dragon_castle p2");
});

test("the puzzle of the day is answered by an answer of today, good or bad", () => {
  expect(isAnswered(info("smoki"), kept())).toBe(false);
  expect(isAnswered(info("smoki"), kept({ puzzles: { p1: { done: "2026-03-01", failed: [] } } }))).toBe(false);
  expect(isAnswered(info("smoki"), kept({ puzzles: { p1: { done: TODAY, failed: [] } } }))).toBe(true);
  expect(isAnswered(info("smoki"), kept({ puzzles: { p1: { done: null, failed: [TODAY] } } }))).toBe(true);
  expect(isAnswered({ ...info("smoki"), daily: null }, kept())).toBe(false);
});

test("what comes back are exercises and puzzles whose day has come, if the game still has them", () => {
  const old = { done: null, failed: ["2026-03-01"] };
  const found = comingBack(info("smoki"), kept({ exercises: { hard: old, gone: old }, puzzles: { p2: old } }));
  expect(found.map(({ kind, item }) => `${kind} ${item}`)).toEqual(["exercise hard", "puzzle p2"]);
  expect(comingBack(info("smoki"), kept({ puzzles: { p2: { done: null, failed: [TODAY] } } }))).toEqual([]);
});

const verdict = (move: string, change: Partial<PuzzleVerdict> = {}): PuzzleVerdict => ({
  kind: "puzzle",
  move,
  lost: { a: 0, b: 1, c: 4, d: 10 }[move]!,
  solved: ["a", "b"].includes(move),
  best: "a",
  choices: [
    { move: "a", points: 6, win: 0.8 },
    { move: "b", points: 5, win: 0.7 },
    { move: "c", points: 2, win: 0.5 },
    { move: "d", points: -4, win: 0.2 },
  ],
  reasons: [],
  decoy: false,
  level: 2,
  in_points: true,
  ...change,
});

test("an answer is graded by what it gives away of all that was at stake", () => {
  expect(["a", "b", "c", "d"].map((move) => gradeOf(verdict(move)))).toEqual(["best", "good", "costly", "blunder"]);
  expect(gradeOf(verdict("b", { choices: [], lost: 0 }))).toBe("best");
  expect(gradeOf(verdict("b", { lost: 0.1 }))).toBe("good");
});

test("bars are as long as choices are good, by chances where points are none", () => {
  const drawn = bars(verdict("c"));
  expect(drawn.map(({ mine }) => mine)).toEqual([false, false, true, false]);
  expect(drawn[0]!.length).toBeCloseTo(1);
  expect(drawn[3]!.length).toBeGreaterThan(0);
  expect(drawn[1]!.length - drawn[2]!.length).toBeCloseTo(0.94 * 0.3);
  const chances = bars(verdict("c", { in_points: false }));
  expect(chances[1]!.length - chances[2]!.length).toBeCloseTo((0.94 * 0.2) / 0.6);
});
