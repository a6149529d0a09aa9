/**
 * What it takes to play without a server, on this machine: `npm run bench -- offline`. Times are judged for two quiet cores; the
 * load of the machine is told with them.
 */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Alone, OPENS } from "../tests/browser/alone";
import { picker, playByMouse } from "../tests/browser/playing";

/** Megabytes to fetch; seconds to the first move of a first visit and of a later one; milliseconds that the page may be busy at a stretch. */
const BUDGET = { size: 8, cold: 10, warm: 4, busy: 100 };
const TIMES = 3;
const LEGAL = ".board [data-legal], .strip button[data-number]";
const GAMES = { Smoki: "smoki", "Dragon Castle": "dragon_castle", Simurgh: "simurgh", Wyrmspan: "wyrmspan" };
const LONG = 600_000;

let host: Alone;
beforeAll(async () => {
  host = await Alone.open();
  console.log(`load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`);
});
afterAll(() => host?.close());

/** Seconds until a move can be chosen. */
async function untilLegal(page: Page, begin: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await begin();
  await page.locator(LEGAL).first().waitFor(OPENS);
  return (performance.now() - begun) / 1000;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
const told = (times: readonly number[]) =>
  `${times.map((each) => each.toFixed(1)).join(", ")} (median ${median(times).toFixed(1)})`;

/** Megabytes that the processes which show pages hold for themselves; only Linux tells. */
async function held(): Promise<number> {
  const tools = await host.browser.newBrowserCDPSession();
  const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
  const shown = processInfo.filter(({ type }) => type === "renderer");
  const own = shown.map(({ id }) => /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf-8"))![1]!);
  return own.reduce((sum, each) => sum + Number(each), 0) / 1000;
}

test("what is fetched", () => {
  const files = readdirSync(host.folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const sizes = files.map((each) => {
    const path = join(each.parentPath, each.name);
    const size = /\.(packed|png)$/.test(path) ? statSync(path).size : gzipSync(readFileSync(path)).length;
    return { python: path.includes("/python/"), size };
  });
  const sum = (some: typeof sizes) => some.reduce((all, { size }) => all + size, 0) / 1e6;
  const python = sum(sizes.filter((each) => each.python));
  console.log(`MB gzipped: ${sum(sizes).toFixed(2)} in all, ${python.toFixed(2)} of it Python and the hall`);
  expect(sum(sizes)).toBeLessThan(BUDGET.size);
});

test(
  "the first move of Wyrmspan, on a first visit and later",
  async () => {
    const [cold, warm]: number[][] = [[], []];
    for (let i = 0; i < TIMES; i++) {
      const page = await host.visit();
      await page.goto(host.address);
      const play = page.getByRole("button", { name: "Play: Wyrmspan" });
      await play.waitFor();
      cold!.push(await untilLegal(page, () => play.click()));
      await host.kept(page);
      await page.goto("about:blank");
      await page.goBack();
      warm!.push(await untilLegal(page, () => page.reload()));
      await page.context().close();
    }
    console.log(
      `seconds to the first move: cold ${told(cold!)}; warm ${told(warm!)}; load ${loadavg()[0]!.toFixed(1)}`,
    );
    expect(Math.min(...cold!)).toBeLessThan(BUDGET.cold);
    expect(Math.min(...warm!)).toBeLessThan(BUDGET.warm);
  },
  LONG,
);

test(
  "what the hall and its thinkers hold in memory",
  async () => {
    const page = await host.visit();
    await page.goto(host.address);
    await page.getByRole("button", { name: "Play: Wyrmspan" }).waitFor();
    const before = await held();
    await host.begin(page, "Wyrmspan", "wyrmspan", ["adept", "adept"]);
    const opened = await held();
    await playByMouse(page, picker(3), 8);
    const played = await held();
    const sizes = [before, opened - before, played - before].map((each) => each.toFixed(0));
    console.log(
      `MB of memory: the page alone ${sizes[0]}; with the hall ${sizes[1]} more; after 8 moves ${sizes[2]} more`,
    );
    expect(played).toBeGreaterThan(before);
    await page.context().close();
  },
  LONG,
);

test.each(Object.entries(GAMES))(
  "%s: how long the page is busy at a stretch while two adepts think",
  async (title, game) => {
    const page = await host.visit();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
    });
    await host.begin(page, title, game, ["adept", "adept"]);
    await page.locator(LEGAL).first().waitFor(OPENS);
    const opening = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0));
    await playByMouse(page, picker(3), 8);
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    const most = (all: number[]) => Math.max(0, ...all).toFixed(0);
    console.log(
      `${game}: longest task ${most(tasks)} ms of ${tasks.length} over 50 ms; while opening ${most(opening)} ms`,
    );
    expect(Math.max(0, ...tasks)).toBeLessThan(BUDGET.busy);
    await page.context().close();
  },
  LONG,
);
