import { expect, test } from "vitest";
import { across, upwards } from "$/course/drawing";
import type { PlayedGame, RatedStep } from "$/generated/wire";
import { average, band, counted, figures, growth, outline, sources } from "$/ratings/drawing";
import { ANY, asked, isAny } from "$/ratings/filters";

const figure = (rating: number, half: number) => ({ rating, low: rating - half, high: rating + half });
const step = (before: number, after: number) =>
  ({ before: figure(before, 100), after: figure(after, 50) }) as RatedStep;
const game = (points: Record<string, number>) => ({ points }) as PlayedGame;

test("what is not chosen is not asked, and a last day counts whole", () => {
  expect(isAny(ANY)).toBe(true);
  expect(String(asked(ANY, null, 30))).toBe("limit=30");
  const chosen = { ...ANY, game: "smoki", opponent: "bot:adept", result: "lost", rated: "yes" } as const;
  expect(isAny(chosen)).toBe(false);
  expect(Object.fromEntries(asked(chosen, "9-a", 30))).toEqual({
    limit: "30",
    game: "smoki",
    opponent: "bot:adept",
    won: "false",
    rated: "true",
    after: "9-a",
  });
  const days = asked({ ...ANY, since: "2026-11-18", until: "2026-11-18" }, null, 1);
  expect(Number(days.get("since"))).toBe(new Date(2026, 10, 18).getTime() / 1000);
  expect(Number(days.get("until")) - Number(days.get("since"))).toBe(24 * 3600);
  expect(asked({ ...ANY, since: "yesterday" }, null, 1).has("since")).toBe(false);
  expect(asked({ ...ANY, until: "1960-01-01" }, null, 1).get("until")).toBe("0");
});

test("the figure before the first game is the beginning of its line", () => {
  const drawn = band([step(1500, 1600), step(1600, 1550)]);
  expect(drawn).toEqual({ at: [1500, 1600, 1550], low: [1400, 1550, 1500], high: [1600, 1650, 1600] });
  expect(band([])).toEqual({ at: [], low: [], high: [] });
  const frame = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  const path = outline(drawn, across(frame, 3), upwards(frame, [1400, 1800]));
  expect(path.startsWith("M0.0 50.0L50.0")).toBe(true);
  expect(path.endsWith("L0.0 100.0Z")).toBe(true);
  expect(path.match(/[ML]/g)).toHaveLength(6);
});

test("figures are drawn between round numbers", () => {
  expect(figures([1433, 1610])).toEqual({ range: [1400, 1800], ticks: [1400, 1600, 1800] });
  expect(figures([814, 2186]).ticks).toEqual([800, 1200, 1600, 2000]);
  expect(figures([1400]).range).toEqual([1400, 1600]);
});

test("only games that know their sources are drawn, and only sources that ever brought anything", () => {
  const games = [game({}), game({ eggs: 2, coins: 0 }), game({ eggs: 4, coins: 0, caves: 1 })];
  const known = counted(games);
  expect(known).toHaveLength(2);
  expect(sources(known)).toEqual(["eggs", "caves"]);
  expect(growth({ width: 10, height: 10, left: 0, right: 0, top: 0, bottom: 0 }, known, "caves").values).toEqual([
    0, 1,
  ]);
  expect([average([2, 4]), average([])]).toEqual([3, 0]);
});
