import { expect, test } from "vitest";
import { dayOf, isDue, Progress, read, tried, VERSION, type Storage } from "$/lib/progress.svelte";

class Shelf implements Storage {
  constructor(public text: string | null = null) {}
  getItem(): string | null {
    return this.text;
  }
  setItem(_name: string, text: string): void {
    this.text = text;
  }
}

const BACK = [1, 3, 7, 21];

test("what was learnt is there after the page is opened again", () => {
  const shelf = new Shelf();
  const first = new Progress(shelf);
  expect(first.isFresh).toBe(true);
  first.begin("smoki", "goal", "t1");
  first.tell("smoki", "goal", ["a", "b"], 4);
  first.exercise("smoki", "pair", "t2", true, "2026-03-01");
  first.puzzle("smoki", "p1", "t3", false, 2.5, "2026-03-01");
  first.hear("smoki", ["a", "b"]);
  first.hear("smoki", ["b", "c"]);
  first.teach = true;
  const again = new Progress(shelf);
  expect(again.teach).toBe(true);
  expect(again.isFresh).toBe(false);
  expect(again.of("smoki")).toEqual({
    sections: {},
    begun: { goal: { table: "t1", told: ["a", "b"], since: 4, over: false } },
    exercises: { pair: { done: "2026-03-01", failed: [], counted: "t2 true" } },
    puzzles: { p1: { done: null, failed: ["2026-03-01"], lost: 2.5, counted: "t3" } },
    heard: ["a", "b", "c"],
  });
  expect(again.of("wyrmspan").begun).toEqual({});
});

test("a section that is finished is begun afresh the next time; one forgotten does not count as learnt", () => {
  const progress = new Progress(new Shelf());
  progress.begin("smoki", "goal", "t1");
  progress.tell("smoki", "goal", ["a"], 3);
  progress.finish("smoki", "goal", "2026-03-01");
  progress.begin("smoki", "turn", "t2");
  progress.forget("smoki", "turn");
  expect(progress.of("smoki").begun).toEqual({ goal: { table: "t1", told: ["a"], since: 3, over: true } });
  expect(progress.of("smoki").sections).toEqual({ goal: "2026-03-01" });
  progress.tell("smoki", "turn", ["x"], 1);
  expect(progress.of("smoki").begun["turn"]).toBeUndefined();
});

test.each([
  ["nothing", null],
  ["no JSON", "{half"],
  ["another kind of value", '"told"'],
  ["a list", "[1, 2]"],
  ["null", "null"],
  ["damaged parts", '{"version": 1, "teach": "yes", "games": {"smoki": 7, "simurgh": null}}'],
])("damaged storage is read as far as it can be: %s", (_name, text) => {
  expect(read(text)).toEqual({ version: VERSION, teach: false, games: {} });
});

test("of a damaged game what can be read stays", () => {
  const text = JSON.stringify({
    version: 1,
    games: {
      smoki: {
        sections: { goal: "2026-03-01", turn: "yesterday", end: "2026-13-41" },
        begun: { turn: { table: "t", told: ["a", 3], since: -2 }, end: { told: [] } },
        exercises: { pair: { done: 5, failed: ["2026-03-01", "never"] }, other: [] },
        puzzles: { p1: { lost: "much" } },
        heard: "all",
      },
    },
  });
  expect(read(text)?.games["smoki"]).toEqual({
    sections: { goal: "2026-03-01" },
    begun: { turn: { table: "t", told: ["a"], since: 0, over: false } },
    exercises: { pair: { done: null, failed: ["2026-03-01"] } },
    puzzles: { p1: { done: null, failed: [] } },
    heard: [],
  });
});

test("what a newer page has kept is neither read nor written over", () => {
  const newer = JSON.stringify({ version: VERSION + 1, games: { smoki: { heard: ["a"] } } });
  const shelf = new Shelf(newer);
  const progress = new Progress(shelf);
  expect(progress.of("smoki").heard).toEqual([]);
  progress.hear("smoki", ["b"]);
  expect(progress.of("smoki").heard).toEqual(["b"]);
  expect(shelf.text).toBe(newer);
});

test("a browser that keeps nothing can be learnt in all the same", () => {
  const broken: Storage = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("full");
    },
  };
  const progress = new Progress(broken);
  progress.exercise("smoki", "pair", "t2", false, "2026-03-01");
  expect(progress.of("smoki").exercises["pair"]?.failed).toEqual(["2026-03-01"]);
});

test("another tab's progress is taken over", () => {
  const shelf = new Shelf();
  const [one, other] = [new Progress(shelf), new Progress(shelf)];
  one.finish("smoki", "goal", "2026-03-01");
  expect(other.of("smoki").sections).toEqual({});
  other.reload();
  expect(other.of("smoki").sections).toEqual({ goal: "2026-03-01" });
});

test("what was failed comes back after 1, 3, 7, 21 days, and then every 21", () => {
  const failed = (count: number) => ({ done: null, failed: Array<string>(count).fill("2026-02-27") });
  expect(isDue(failed(0), "2026-03-30", BACK)).toBe(false);
  const days = [1, 3, 7, 21, 21];
  days.forEach((day, i) => {
    const at = (offset: number) => dayOf(new Date(Date.UTC(2026, 1, 27 + day + offset)));
    expect(isDue(failed(i + 1), at(-1), BACK), `failed ${i + 1} times, a day early`).toBe(false);
    expect(isDue(failed(i + 1), at(0), BACK), `failed ${i + 1} times`).toBe(true);
    expect(isDue(failed(i + 1), at(5), BACK), `failed ${i + 1} times, late`).toBe(true);
  });
  expect(isDue(failed(1), "2026-03-30", [])).toBe(false);
});

test("an answer given on the day of a failure does not keep it from coming back; a later one does", () => {
  const missed = tried(undefined, false, "2026-03-01");
  expect(tried(missed, false, "2026-03-01").failed).toEqual(["2026-03-01"]);
  const after = tried(missed, true, "2026-03-01");
  expect(after).toEqual({ done: "2026-03-01", failed: ["2026-03-01"] });
  expect(isDue(after, "2026-03-02", BACK)).toBe(true);
  expect(tried(after, true, "2026-03-02")).toEqual({ done: "2026-03-02", failed: [] });
  expect(tried(after, false, "2026-03-02").failed).toEqual(["2026-03-01", "2026-03-02"]);
});

test("the first answer to a puzzle is the one that counts at a table, and the first of all is remembered", () => {
  const progress = new Progress(new Shelf());
  progress.puzzle("smoki", "p1", "t1", false, 2.5, "2026-03-01");
  progress.puzzle("smoki", "p1", "t1", true, 0, "2026-03-02");
  expect(progress.of("smoki").puzzles["p1"]?.done).toBeNull();
  progress.puzzle("smoki", "p1", "t2", true, 0, "2026-03-02");
  expect(progress.of("smoki").puzzles["p1"]).toEqual({ done: "2026-03-02", failed: [], lost: 2.5, counted: "t2" });
});

test("an exercise that is looked at again is no further try; done better after a take-back it is", () => {
  const progress = new Progress(new Shelf());
  progress.exercise("smoki", "pair", "t1", false, "2026-03-01");
  progress.exercise("smoki", "pair", "t1", false, "2026-03-05");
  expect(progress.of("smoki").exercises["pair"]?.failed).toEqual(["2026-03-01"]);
  progress.exercise("smoki", "pair", "t1", true, "2026-03-01");
  expect(progress.of("smoki").exercises["pair"]?.done).toBe("2026-03-01");
});

test("a day is a day of UTC", () => {
  expect(dayOf(new Date("2026-03-01T23:59:59Z"))).toBe("2026-03-01");
  expect(dayOf(new Date("2026-03-02T00:30:00+02:00"))).toBe("2026-03-01");
});

test("an account is told what changes, and that a section left for good is over; what it knows takes its place", () => {
  const progress = new Progress(new Shelf());
  const told: unknown[] = [];
  progress.begin("smoki", "goal", "t1");
  progress.changed = (...change) => told.push(change);
  progress.forget("smoki", "goal");
  progress.finish("smoki", "turn", "2026-03-01");
  const over = { goal: { table: "t1", told: [], since: 0, over: true } };
  expect(told).toEqual([
    ["smoki", over],
    ["smoki", {}],
  ]);
  const tries = { done: null, failed: ["2026-03-02"], lost: null, counted: null };
  progress.take("smoki", { sections: {}, begun: over, exercises: {}, puzzles: { p: tries }, heard: ["a"] });
  expect(progress.of("smoki").puzzles["p"]).toEqual({ done: null, failed: ["2026-03-02"] });
  expect(progress.games).toEqual(["smoki"]);
  progress.clear();
  expect(progress.games).toEqual([]);
  expect(told).toHaveLength(2);
});

test("the browser remembers whether somebody is signed in", () => {
  const shelf = new Shelf();
  expect(new Progress(shelf).followsAccount).toBe(false);
  shelf.text = "yes";
  expect(new Progress(shelf).followsAccount).toBe(true);
  expect(new Progress(null).followsAccount).toBe(false);
});
