/** Ends worth seeing: of a round, of a game, and the way back to them. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { playByWire } from "./wire";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const SMOKI = { game: "smoki", seats: 2, bots: ["random"], options: { starting_seat: 0 } };

/** Play on behind the page's back until it tells of the end of a round; `wait` lets time pass for the page. */
async function untilRoundEnds(page: Page, id: string, wait: () => Promise<void> = async () => {}): Promise<void> {
  const stage = page.locator("dialog[open] [data-dream]");
  for (let tries = 0; tries < 200 && !(await stage.count()); tries++) {
    await playByWire(page, id, 3);
    await wait();
  }
  await stage.first().waitFor();
}

/** A finished game that nobody has looked at yet. */
async function finished(page: Page, game = "smoki", options: object = { turn_cap: 4 }): Promise<string> {
  const id = await hall.table(page, { game, seats: 2, bots: ["random"], options });
  await page.goto(`${hall.address}#/rules/${game}`);
  await playByWire(page, id, 2000);
  return id;
}

const seqOf = async (page: Page) => Number(await page.locator(".room").getAttribute("data-seq"));

test("a round of Smoki shows every dream and what it counts before the new deal", async () => {
  const page = await hall.visit();
  const id = await hall.table(page, SMOKI);
  await untilRoundEnds(page, id);
  const dreams = page.locator("dialog[open] [data-dream]");
  expect(await dreams.count()).toBe(2);
  expect(await page.locator("dialog[open] [data-open=true]").count()).toBe(12);
  for (const dream of await dreams.all()) {
    const columns = await dream.locator(".sum").allTextContents();
    const total = (await dream.locator(".total").textContent()) ?? "";
    const number = (text: string) => Number(text.replace("−", "-").match(/-?\d+/)?.[0]);
    expect(columns.map(number).reduce((sum, each) => sum + each, 0)).toBe(number(total));
    expect(await dream.getByRole("img").getAttribute("aria-label")).toMatch(/In all −?-?\d+ points?/);
  }
  // The new deal waits: the board still shows a dream that lies open but for the last card.
  const before = await seqOf(page);
  const faceDown = () => page.locator(".board [data-spot*=slot][aria-label*='face down']").count();
  const hidden = await faceDown();
  await page.keyboard.press("x");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>(".room")!.dataset["seq"]) > seq,
    before,
  );
  expect(await faceDown()).toBeGreaterThan(hidden);
  await page.context().close();
});

test("where things move, a key tells the rest at once, and a second one goes on", async () => {
  const page = await hall.visit({ calm: false });
  await page.clock.install();
  const id = await hall.table(page, SMOKI);
  await untilRoundEnds(page, id, () => page.clock.runFor(400));
  const told = page.locator("dialog[open] [data-told]");
  expect(await told.getAttribute("data-told")).toBe("false");
  const opened = () => page.locator("dialog[open] .sum.told").count();
  expect(await opened()).toBe(0);
  await page.clock.runFor(60_000);
  expect([await told.getAttribute("data-told"), await opened()]).toEqual(["true", 6]);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await untilRoundEnds(page, id, () => page.clock.runFor(400));
  expect(await told.getAttribute("data-told")).toBe("false");
  await page.keyboard.press("ArrowDown");
  expect([await told.getAttribute("data-told"), await opened()]).toEqual(["true", 6]);
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.context().close();
});

test("a round of Wyrmspan ends with its objective, everybody's number and points", async () => {
  const page = await hall.visit();
  const id = await hall.table(page, { game: "wyrmspan", seats: 2, bots: ["random"] });
  const rows = page.locator("dialog[open] ol > li");
  for (let tries = 0; tries < 200 && !(await rows.count()); tries++) await playByWire(page, id, 8);
  expect(await rows.count()).toBe(2);
  expect(await page.locator("dialog[open] .tiles .now").count()).toBe(1);
  for (const row of await rows.all()) expect(await row.innerText()).toMatch(/\d+\s.*\d+ points?/s);
  await page.locator("[data-key=onwards]").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.context().close();
});

test("the last round is told first, then the result; it can be opened again from the table", async () => {
  const page = await hall.visit();
  const id = await hall.table(page, { ...SMOKI, options: { turn_cap: 3 } });
  await playByWire(page, id, 2000);
  await page.locator("dialog[open] [data-dream]").first().waitFor();
  await page.locator("[data-key=onwards]").click();
  await page.locator("dialog[open] [data-over]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.locator("[data-key=result]").click();
  await page.locator("dialog[open] [data-over]").waitFor();
  await page.getByRole("button", { name: "Watch from the start" }).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".room")?.dataset["seq"] === "0");
  await page.context().close();
});

test("a finished game is found among one's games, with its date, result and opponents", async () => {
  const page = await hall.visit();
  const id = await finished(page, "dragon_castle", {});
  await page.goto(hall.address);
  await page.getByRole("link", { name: "My games" }).click();
  const row = page.locator("main li").first();
  await row.waitFor();
  expect(await row.innerText()).toMatch(
    /Dragon Castle[\s\S]*Against .+[\s\S]*(Won|Place 2 of 2|Shared victory) · -?\d+ points?/,
  );
  expect(await row.locator("time").getAttribute("datetime")).toMatch(/^20\d\d-/);
  await row.getByRole("link").click();
  await page.locator("dialog[open] [data-over]").waitFor();
  const sums = await page.locator("dialog[open] tfoot td").allTextContents();
  const table = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  expect(sums.map((text) => Number(text.replace("−", "-")))).toEqual(table.result.scores);
  await page.context().close();
});

test("whoever follows a shared link sees the result without a seat", async () => {
  const page = await hall.visit();
  const id = await finished(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${hall.address}#/t/${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await hall.visit();
  await stranger.goto(link);
  await stranger.locator("dialog[open] [data-over]").waitFor();
  expect(await stranger.getByRole("button", { name: "Play again" }).count()).toBe(0);
  await stranger.context().close();
  await page.context().close();
});

test("on a phone the end of a round and of a game fit the width, and what is tapped is large enough", async () => {
  const page = await hall.visit({ viewport: "phone" });
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("dialog[open] :is(button, a)")]
        .map((each) => ({ text: each.textContent, ...each.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < 43.5),
    );
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("dialog[open], dialog[open] .scene")].some(
        (each) => each.scrollWidth > each.clientWidth + 1,
      ),
    );
  const id = await hall.table(page, { ...SMOKI, options: { turn_cap: 3 } });
  await playByWire(page, id, 2000);
  await page.locator("dialog[open] [data-dream]").first().waitFor();
  expect([await small(), await wide()]).toEqual([[], false]);
  await page.locator("[data-key=onwards]").tap();
  await page.locator("dialog[open] [data-over]").waitFor();
  expect([await small(), await wide()]).toEqual([[], false]);
  await page.context().close();
});
