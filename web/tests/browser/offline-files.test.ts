/** Games that go along in files: between browsers, and from a server to a browser and back. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Alone, OPENS, TITLES } from "./alone";
import { Hall } from "./hall";
import { picker, playByMouse } from "./playing";

let host: Alone;
let hall: Hall;
beforeAll(async () => {
  [host, hall] = [await Alone.open(), await Hall.open()];
});
afterAll(async () => {
  await hall?.close();
  await host?.close();
  expect([...host.faults, ...hall.faults]).toEqual([]);
});

const LONG = 1_500_000;
const ASKED = ".board [data-legal], .strip button[data-number]";
const seqOf = (page: Page) => page.locator(".room").getAttribute("data-seq").then(Number);

/** Take the game that is shown along; gives where its file lies. */
async function takenAlong(page: Page): Promise<string> {
  await page.locator(ASKED).first().waitFor(OPENS);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings" }).first().click();
  const [file] = await Promise.all([
    page.waitForEvent("download", OPENS),
    page.getByRole("button", { name: "Take this game along" }).click(),
  ]);
  return file.path();
}

/** What a file says of the game itself; its people may be called otherwise elsewhere. */
function gameIn(file: string): object {
  const { game, options, seed, log } = JSON.parse(readFileSync(file, "utf-8")) as Record<string, unknown>;
  expect(log).not.toEqual([]);
  return { game, options, seed, log };
}

/** Bring a file to the hall at an address, and go on with it. */
async function bring(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser", OPENS),
    page.getByRole("button", { name: "Bring a game" }).click(OPENS),
  ]);
  await chooser.setFiles(file);
  await page.locator(".room").waitFor(OPENS);
  await page.locator(ASKED).first().waitFor(OPENS);
}

test.each(Object.entries(TITLES))(
  "%s goes along in a file and comes back as it was",
  async (game, title) => {
    const page = await host.visit();
    await host.begin(page, title, game, ["greedy"]);
    await playByMouse(page, picker(2), 4);
    await page.locator(ASKED).first().waitFor(OPENS);
    const seq = await seqOf(page);
    const file = await takenAlong(page);
    const other = await host.visit();
    await bring(other, `${host.address}#/games`, file);
    expect(await seqOf(other)).toBe(seq);
    expect(gameIn(await takenAlong(other))).toEqual(gameIn(file));
    await other.keyboard.press("Escape");
    await playByMouse(other, picker(2), 2);
    expect(await seqOf(other)).toBeGreaterThan(seq);
    await page.context().close();
    await other.context().close();
  },
  LONG,
);

test(
  "a game moves from a server to the browser and back, by the page",
  async () => {
    const page = await hall.visit();
    await hall.table(page, { game: "smoki", seats: 2, bots: ["greedy"] });
    await playByMouse(page, picker(2), 3);
    const tops = () => page.locator(".board [data-spot^=pile-]").allInnerTexts();
    await page.locator(ASKED).first().waitFor(OPENS);
    const onServer = await tops();
    const fromServer = await takenAlong(page);

    await bring(page, `${hall.address}#/here/games`, fromServer);
    expect(page.url()).toContain("#/here/t/");
    expect(await tops()).toEqual(onServer);
    await playByMouse(page, picker(3), 2);
    await page.locator(ASKED).first().waitFor(OPENS);
    const [seq, inBrowser] = [await seqOf(page), await tops()];
    const fromBrowser = await takenAlong(page);

    await bring(page, `${hall.address}#/there/games`, fromBrowser);
    expect(page.url()).not.toContain("#/here");
    expect(await seqOf(page)).toBe(seq);
    expect(await tops()).toEqual(inBrowser);
    await playByMouse(page, picker(4), 2);
    expect(await seqOf(page)).toBeGreaterThan(seq);
    await page.context().close();
  },
  LONG,
);
