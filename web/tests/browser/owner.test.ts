/** Boards and cards of one's own on the page: names, texts and drawings are their owner's. And what we could not check. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { picker, playByMouse } from "./playing";

let hall: Hall;
let page: Page;

beforeAll(async () => {
  hall = await Hall.open();
  page = await hall.visit();
}, 120_000);
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

test("an owner's Simurgh is drawn and told as its owner has it", async () => {
  const answer = await page.request.get(`${hall.address}/api/games/simurgh/unverified`);
  const told = (await answer.json()) as { corrections: { text: string }[] };
  const board = told.corrections[0]!.text.replaceAll(
    /^(D\d\d) = .*/gm,
    '$1 = { name_en = "Wyrm $1", name_pl = "Smok $1" }',
  ).replace('bonus = "1 wisdom"', 'bonus = "2 stone"');
  const id = await hall.table(page, { game: "simurgh", seats: 2, bots: ["random"], options: { board } });
  await page.goto(`${hall.address}/#/t/${id}`);
  await page.getByText("Wyrm D").first().waitFor();
  const third = page.locator('[data-at="wild-W3"]');
  expect(await third.innerText()).toContain("2 stone");
  expect(await third.locator(".term").first().textContent()).toContain("2");
  if (process.env["SHOTS"]) await page.screenshot({ path: "shots/simurgh-owner.png" });
});

const PRINTED = new URL("../../../src/drakehall/games/wyrmspan/dragons.csv", import.meta.url).pathname;
const COLUMNS = "number,name_en,name_pl,vp,size,trait,nests,coin,meat,gold,crystal,milk,egg,caves,effect";
/** All dragons by other names; grown ones take seven gold when played, hatchlings seven milk. */
const dragons = [
  COLUMNS,
  ...readFileSync(PRINTED, "utf-8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [number, , , , size, trait, nests] = row.split(",");
      const effect = size === "hatchling" ? `"activated: gain(milk,7)"` : `"played: gain(gold,7)"`;
      return `${number},Own ${number},Własny ${number},1,${size},${trait},${nests},0,0,0,0,0,0,golden,${effect}`;
    }),
].join("\n");
const wyrmspan = { game: "wyrmspan", seats: 2, bots: ["random"], options: { dragons } };
const displayed = (page: Page) => page.locator(".market .dragon .name").allInnerTexts();
const three = (name: RegExp) => [1, 2, 3].map(() => expect.stringMatching(name) as string);

test("an owner's dragons are on the board, in tips, log and history, in the language of the reader", async () => {
  const page = await hall.visit({ language: "pl", viewport: "wide" });
  await hall.table(page, wyrmspan);
  expect(await displayed(page)).toEqual(three(/^Własny \d+$/));
  expect(await page.locator(".options").innerText()).toContain("Tabela smoków: własny plik");
  const card = page.locator(".hand [data-card^=d]").first();
  const number = (await card.getAttribute("data-card"))!.slice(1);
  await card.hover();
  const tip = page.locator("[data-tips]:popover-open");
  await tip.waitFor();
  expect(await tip.innerText()).toMatch(new RegExp(`Własny ${number}[^]*weź 7 żetonów`));
  const told = page.locator(".log").getByText(/Własny \d+/);
  await playByMouse(page, picker(3), undefined, async () => (await told.count()) > 0);
  if (process.env["SHOTS"]) await page.screenshot({ path: "shots/wyrmspan-owner.png" });
  const onwards = page.locator("[data-key=onwards]"); // a round may just have ended
  if (await onwards.count()) await onwards.click();
  await page.locator("[data-turn]").first().click();
  expect(await displayed(page)).toEqual(three(/^Własny \d+$/));
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("drakehall.settings")!) as object;
    localStorage.setItem("drakehall.settings", JSON.stringify({ ...stored, language: "en" }));
  });
  await page.reload();
  await page
    .locator(".log")
    .getByText(/Own \d+/)
    .first()
    .waitFor();
  expect(await displayed(page)).toEqual(three(/^Own \d+$/));
  await page.context().close();
});

test("no board is shown before its cards are there, however late they come", async () => {
  const page = await hall.visit({ language: "pl" });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = () => {};
  const wanted = new Promise<void>((resolve) => (asked = resolve));
  await page.route("**/cards?lang=*", async (route) => {
    asked();
    await held;
    await route.continue();
  });
  const opened = hall.table(page, wyrmspan);
  await Promise.race([wanted, opened]);
  await page.locator(".waiting").waitFor();
  expect(await page.locator(".room").count()).toBe(0);
  release();
  await opened;
  expect(await displayed(page)).toEqual(three(/^Własny \d+$/));
  await page.context().close();
});

test("what we could not check is listed in the reader's language", async () => {
  await page.goto(`${hall.address}/#/unverified/simurgh`);
  await page.getByRole("heading", { name: "Simurgh: what we could not check" }).waitFor();
  expect(await page.getByText("SIM-R84").count()).toBe(1);
  expect(await page.getByRole("link", { name: "my-board.toml" }).getAttribute("download")).toBe("my-board.toml");
  if (process.env["SHOTS"]) await page.screenshot({ path: "shots/unverified.png" });
  await page.locator("header").getByText("PL", { exact: true }).first().click();
  await page.getByRole("heading", { name: "Simurgh: czego nie mogliśmy sprawdzić" }).waitFor();
});
