/** The course of a finished game: pictures with tables behind them, moments that lead to the board, a link for others. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { playByWire } from "./wire";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const SMOKI = { turn_cap: 6, scoring: "rounds", rounds: 1 };

/** A finished game that nobody has looked at yet. */
async function finished(page: Page, game = "smoki", options: object = SMOKI): Promise<string> {
  const id = await hall.table(page, { game, seats: 2, bots: ["random"], options });
  await page.goto(`${hall.address}#/rules/${game}`);
  await playByWire(page, id, 2000);
  return id;
}

async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

test("after the end the course is told, by a picture, a table and moments that lead to the board", async () => {
  const page = await hall.visit();
  const id = await finished(page);
  await page.goto(`${hall.address}#/t/${id}`);
  const course = page.locator("dialog[open] [data-course]");
  await course.waitFor({ timeout: 120_000 });
  expect(await course.locator("figure > svg").getAttribute("aria-label")).toMatch(/^Chance to win, turn by turn/);
  expect(await course.locator("figure > svg .line").count()).toBe(2);
  expect(await course.locator("figure > svg .mark").count()).toBe(1);

  // The slider reads every turn out; the last is the end, where somebody has won.
  const slider = course.getByRole("slider");
  expect(await slider.getAttribute("aria-valuetext")).toMatch(/^End: .*(100|50)%/);
  await slider.focus();
  await page.keyboard.press("Home");
  expect(await slider.getAttribute("aria-valuetext")).toMatch(/^Turn 1: Ola \d+%/);

  await course.getByRole("button", { name: "Expected final score" }).click();
  await course.locator("summary").click();
  const told = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/course`)).json(), id);
  const rows = course.locator("details tbody tr");
  const show = course.getByRole("button", { name: /Show all/ });
  if (await show.count()) await show.click();
  expect(await rows.count()).toBe(told.course.turns.length);
  const table = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  const last = await rows.last().locator("td.value").allTextContents();
  expect([last[1], last[3]].map(Number)).toEqual(table.result.scores);

  const moments = course.locator(".moments > li");
  expect(await moments.count()).toBe(told.course.moments.length);
  expect(told.course.moments.length).toBeGreaterThan(0);
  const [first] = told.course.moments;
  await moments.first().getByRole("link", { name: "See it on the board" }).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.waitForFunction(
    (seq) => document.querySelector<HTMLElement>(".room")?.dataset["seq"] === String(seq),
    first.seq,
  );
  expect(await page.locator("[data-hinted]").count()).toBeGreaterThan(0);
  expect(await page.locator(".room").innerText()).toMatch(/Better here: /);
  await page.context().close();
});

test("a link shows the course to somebody who never sat there, in their language, and their phone holds it", async () => {
  const page = await hall.visit();
  const id = await finished(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${hall.address}#/t/${id}`);
  await page.locator("dialog[open] [data-course]").waitFor({ timeout: 120_000 });
  await page.getByRole("button", { name: "Copy a link to this" }).click();
  await page.locator("dialog[open] [data-course]").getByRole("button", { name: "Link copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${hall.address}#/t/${id}/course`);

  const stranger = await hall.visit({ language: "pl", viewport: "phone", theme: "dark" });
  await stranger.goto(link);
  await stranger.locator("[data-course]").waitFor({ timeout: 120_000 });
  expect(await stranger.locator("h1").innerText()).toBe("Smoki: Przebieg gry");
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const small = await stranger.evaluate(() =>
    [...document.querySelectorAll("main :is(button, a, input, summary)")]
      .map((each) => ({ text: each.textContent, ...each.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 0 && Math.min(width, height) < 43.5),
  );
  expect(small).toEqual([]);
  await stranger.getByRole("link", { name: "Zobacz na planszy" }).first().click();
  await stranger.locator("[data-hinted]").first().waitFor();
  await stranger.context().close();
  await page.context().close();
});

test("a save file is brought to the page, which tells its course and lets one try again", async () => {
  const page = await hall.visit({ viewport: "phone", language: "pl" });
  const id = await finished(page);
  const saved = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/save`)).text(), id);
  const stranger = await hall.visit();
  await stranger.goto(`${hall.address}#/games`);
  const field = stranger.locator("[data-key=saved]");
  await field.setInputFiles({ name: "broken.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await stranger.getByRole("alert").waitFor();
  expect(await complaints(stranger)).toEqual([]);
  await field.setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(saved) });
  await stranger.locator("[data-course]").waitFor({ timeout: 120_000 });
  expect(stranger.url()).toMatch(/#\/t\/[0-9a-f]+\/course$/);
  expect(stranger.url()).not.toContain(id);
  await stranger.locator(".moments button").first().click();
  await stranger.locator(".room").waitFor();
  await stranger.goto(`${hall.address}#/games`);
  await stranger.locator("[data-key=saved]").waitFor();
  expect(await stranger.locator("main").innerText(), "it is nobody's game").not.toContain("Ola");
  await stranger.context().close();
  await page.context().close();
});

test.each([
  ["light", "desk"],
  ["dark", "desk"],
  ["light", "phone"],
  ["dark", "phone"],
] as const)("the course is accessible, %s on a %s", async (theme, viewport) => {
  const page = await hall.visit({ theme, viewport });
  const id = await finished(page);
  await page.goto(`${hall.address}#/t/${id}/course`);
  await page.locator("[data-course]").waitFor({ timeout: 120_000 });
  await page.locator("summary").click();
  expect(await complaints(page)).toEqual([]);
  await page.goto(`${hall.address}#/t/${id}`);
  await page.locator("dialog[open] [data-course]").waitFor({ timeout: 120_000 });
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test("a game that goes on has no course yet, and says so", async () => {
  const page = await hall.visit();
  const id = await hall.table(page, { game: "smoki", seats: 2, bots: ["random"] });
  await page.goto(`${hall.address}#/t/${id}/course`);
  await page.getByText("This game is not over yet.").waitFor();
  await page.getByRole("link", { name: "To the table" }).click();
  await page.locator(".room").waitFor();
  await page.context().close();
});
