/** Everything can be read and hit: sizes of text, of targets for fingers, of what moves by itself, and of the first load. */

import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall, PLACES, type Screen } from "./hall";
import { picker, playByMouse } from "./playing";
import { tooSmall } from "./sizes";
import { playByWire } from "./wire";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

/** Gzipped, without fonts. */
const FIRST_LOAD = 130_000;
const GAMES = ["smoki", "dragon_castle", "simurgh"];
const PLAYABLE = [...GAMES, "wyrmspan"];

test.each(["desk", "phone"] as const)("home, a new table and the lobby can be read and hit, %s", async (viewport) => {
  const page = await hall.visit({ viewport, language: "pl" });
  await page.goto(hall.address);
  await page.getByRole("article").nth(3).waitFor();
  expect(await tooSmall(page), "home").toEqual([]);
  await page.goto(`${hall.address}#/new/smoki`);
  const set = page.getByRole("button", { name: "Otwórz stół" });
  await set.waitFor();
  expect(await tooSmall(page), "a new table").toEqual([]);
  await set.click();
  await page.getByText("Legenda ikon").click();
  await page.locator("[data-sign]").first().waitFor();
  expect(await tooSmall(page), "the lobby").toEqual([]);
  await page.goto(hall.address);
  await page.locator("main ul a").first().waitFor();
  expect(await tooSmall(page), "home with a game that waits").toEqual([]);
  await page.context().close();
});

test.each(["desk", "phone"] as const)("every page of the hall can be read and hit, %s", async (viewport) => {
  const page = await hall.visit({ viewport, language: "pl" });
  for (const place of PLACES) {
    await hall.arrive(page, place);
    expect(await tooSmall(page), place).toEqual([]);
  }
  await page.context().close();
});

test.each(GAMES.flatMap((game) => (["desk", "phone"] as const).map((viewport) => [game, viewport] as const)))(
  "%s can be read and hit, %s",
  async (game, viewport) => {
    const page = await hall.visit({ viewport, language: "pl" });
    const id = await hall.table(page, { game, seats: 3, bots: ["random", "random"] });
    await playByWire(page, id, 14);
    await page.reload();
    await page.locator(".board [data-legal]:visible, .strip [data-number]:visible").first().waitFor();
    expect(await tooSmall(page, viewport === "phone"), "the table").toEqual([]);
    for (const tab of viewport === "phone" ? await page.locator(".board .tabs button").all() : []) {
      await tab.click();
      expect(await tooSmall(page, true), (await tab.textContent()) ?? "").toEqual([]);
    }
    for (const tab of viewport === "phone" ? [1, 2, 3] : []) {
      await page.locator(".bottom button").nth(tab).click();
      expect(await tooSmall(page), `tab ${tab}`).toEqual([]);
    }
    await page.context().close();
  },
);

const WYRMSPAN = { game: "wyrmspan", seats: 3, bots: ["random", "random"], options: { starting_seat: 0 } };

test.each(
  (["laptop", "wide", "desk", "phone"] satisfies Screen[]).flatMap((viewport) =>
    (["en", "pl"] as const).map((language) => [viewport, language] as const),
  ),
)("Wyrmspan can be read and hit down to its pieces, %s, %s", async (viewport, language) => {
  const page = await hall.visit({ viewport, language });
  const id = await hall.table(page, WYRMSPAN);
  for (const [moves, stage] of [
    [0, "choosing cards"],
    [25, "later on"],
  ] as const) {
    await playByWire(page, id, moves);
    await page.reload();
    await page.locator(".board [data-legal]:visible, .strip [data-number]:visible").first().waitFor();
    expect(await tooSmall(page, true), stage).toEqual([]);
    for (const tab of viewport === "phone" ? await page.locator(".mountain .tabs button").all() : []) {
      await tab.click();
      expect(await tooSmall(page, true), `${stage}, ${await tab.textContent()}`).toEqual([]);
    }
    for (const tab of viewport === "phone" ? [1, 2, 3] : []) {
      await page.locator(".bottom button").nth(tab).click();
      expect(await tooSmall(page), `${stage}, tab ${tab}`).toEqual([]);
    }
  }
  await page.context().close();
});

const BOTH = ["desk", "phone"] as const;

test.each(BOTH)("learning can be read and hit: shelves, a game's page, the guide at a table, %s", async (viewport) => {
  const page = await hall.visit({ viewport, language: "pl" });
  await page.goto(`${hall.address}#/learn`);
  await page.locator("main a[href^='#/learn/']").first().waitFor();
  expect(await tooSmall(page), "all games").toEqual([]);
  for (const game of PLAYABLE) {
    await page.goto(`${hall.address}#/learn/${game}`);
    await page.locator("[data-key=lesson]").waitFor();
    expect(await tooSmall(page), game).toEqual([]);
  }
  await page.locator("[data-key=lesson]").click();
  await page.locator("[data-zone=guide]").waitFor();
  expect(await tooSmall(page), "a lesson").toEqual([]);
  await page.context().close();
});

test.each(BOTH)("the end of a game, its course and the list of games can be read and hit, %s", async (viewport) => {
  const page = await hall.visit({ viewport, language: "pl" });
  const options = { turn_cap: 6, scoring: "rounds", rounds: 1 };
  const id = await hall.table(page, { game: "smoki", seats: 2, bots: ["random"], options });
  await page.goto(`${hall.address}#/rules/smoki`);
  await page.locator("h1").waitFor();
  expect(await tooSmall(page), "the rules").toEqual([]);
  await playByWire(page, id, 2000);
  await page.goto(`${hall.address}#/t/${id}`);
  await page.locator("dialog[open] [data-course]").waitFor({ timeout: 0 }); // bots judge the moves meanwhile
  expect(await tooSmall(page), "the end").toEqual([]);
  await page.goto(`${hall.address}#/t/${id}/course`);
  await page.locator("[data-course]").waitFor();
  await page.locator("summary").click();
  expect(await tooSmall(page), "the course").toEqual([]);
  await page.goto(`${hall.address}#/games`);
  await page.locator("main li").first().waitFor();
  expect(await tooSmall(page), "my games").toEqual([]);
  await page.context().close();
});

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/**
 * Watch what moves without being asked to, and tell the worst that comes together: within a second of each other, at most
 * five seconds, and not within half a second of a click (CLS); `buffered`: from the first paint on.
 */
async function watchShifts(page: Page, buffered = false): Promise<() => Promise<{ worst: number; what: string[] }>> {
  await page.evaluate((buffered) => {
    const told = { worst: 0, what: [] as string[] };
    let [sum, begun, last] = [0, 0, -Infinity];
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        if (startTime - last > 1000 || startTime - begun > 5000) [sum, begun] = [0, startTime];
        [sum, last] = [sum + value, startTime];
        told.worst = Math.max(told.worst, sum);
        const moved = sources.map(({ node }) => node?.outerHTML ?? node?.parentElement?.outerHTML ?? "?");
        told.what.push(`${value.toFixed(3)} ${moved.map((each) => each.slice(0, 90)).join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered });
  }, buffered);
  return () => page.evaluate(() => (window as unknown as { told: { worst: number; what: string[] } }).told);
}

test("the first load is small, and nothing moves once it is there", async () => {
  const page = await hall.visit({ viewport: "phone" });
  const sizes: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (/\.(js|css)$/.test(new URL(answer.url()).pathname))
      sizes.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(hall.address);
  const shifts = await watchShifts(page);
  await page.getByRole("article").nth(3).waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
  expect(sizes.length).toBeGreaterThan(4);
  expect(bytes).toBeLessThan(FIRST_LOAD);
  const { worst, what } = await shifts();
  expect(worst, what.join("\n")).toBeLessThan(0.05);
  await page.context().close();
});

test.each(BOTH)("nothing moves on any page of the hall while it arrives, %s", async (viewport) => {
  const page = await hall.visit({ viewport });
  const options = { turn_cap: 4 };
  for (const moves of [2, 2000]) {
    const id = await hall.table(page, { game: "smoki", seats: 2, bots: ["random"], options });
    await playByWire(page, id, moves);
  }
  for (const place of PLACES) {
    await page.goto(`${hall.address}hall.webmanifest`); // afresh, not from place to place
    await hall.arrive(page, place);
    const shifts = await watchShifts(page, true);
    await page.waitForLoadState("networkidle");
    const { worst, what } = await shifts();
    expect(worst, `${place}\n${what.join("\n")}`).toBeLessThan(0.05);
  }
  await page.context().close();
});

const PLAYED = PLAYABLE.flatMap((game) => BOTH.map((viewport) => [game, viewport] as const));

test.each(PLAYED)("nothing of %s moves in play but what is moved, %s", async (game, viewport) => {
  const page = await hall.visit({ viewport, calm: false });
  await hall.table(page, { game, seats: 3, bots: ["random", "random"] });
  const shifts = await watchShifts(page);
  await playByMouse(page, picker(5), 8);
  const { worst, what } = await shifts();
  expect(worst, what.join("\n")).toBeLessThan(0.05);
  await page.context().close();
});

test.each(PLAYED)(
  "nor in a whole game of %s, %s",
  async (game, viewport) => {
    const page = await hall.visit({ viewport, calm: false, settings: { motion: "fast" } });
    const options = game === "smoki" ? { scoring: "rounds", rounds: 2 } : {};
    await hall.table(page, { game, seats: 2, bots: ["random"], options });
    const shifts = await watchShifts(page);
    await playByMouse(page, picker(5));
    const { worst, what } = await shifts();
    expect(worst, what.join("\n")).toBeLessThan(0.05);
    await page.context().close();
  },
  900_000,
);
