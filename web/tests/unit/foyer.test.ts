import { expect, test } from "vitest";
import { type Foyer, learning } from "$/here/foyer";

const both = (text: string) => ({ en: text, pl: text });
const taught = (game: string, puzzles: string[]) => ({
  game,
  about: both(game),
  sections: [],
  exercises: [],
  puzzles: puzzles.map((id) => ({ id, level: 1, seats: 2 })),
  comes_back: [1, 3, 7, 21],
});
const foyer: Foyer = {
  games: { games: [] } as unknown as Foyer["games"],
  learn: { smoki: taught("smoki", ["p1", "p2", "p3"]), pebbles: taught("pebbles", []) },
  dailies: { from: "2026-01-01", order: { smoki: [2, 0, 1] } },
};
const daily = (now: string) => learning(foyer, "smoki", new Date(now))?.daily;

test("the puzzle of the day is that of the date of UTC, from the first minute to the last", () => {
  expect(daily("2026-01-01T00:00:00Z")).toBe("p3");
  expect(daily("2026-01-01T23:59:59Z")).toBe("p3");
  expect(daily("2026-01-02T00:30:00Z")).toBe("p1");
  expect(daily("2026-01-02T00:30:00+02:00")).toBe("p3");
  expect(daily("2026-01-03T12:00:00Z")).toBe("p2");
  expect(learning(foyer, "smoki", new Date("2026-01-02T00:30:00Z"))?.today).toBe("2026-01-02");
});

test("a day that is not packed and a game that nobody packed are the hall's to tell", () => {
  expect(learning(foyer, "smoki", new Date("2026-01-04T12:00:00Z"))).toBeNull();
  expect(learning(foyer, "smoki", new Date("2025-12-31T12:00:00Z"))).toBeNull();
  expect(learning(foyer, "go", new Date("2026-01-01T12:00:00Z"))).toBeNull();
});

test("a game without puzzles has none of the day", () => {
  expect(learning(foyer, "pebbles", new Date("2030-01-01T12:00:00Z"))?.daily).toBeNull();
});
