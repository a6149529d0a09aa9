/** A board of one's own on the page: names, texts and drawings are its owner's. And what we could not check. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";

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
  expect(await third.getAttribute("aria-label")).toContain("2 stone");
  expect(await third.locator(".term").first().textContent()).toContain("2");
  if (process.env["SHOTS"]) await page.screenshot({ path: "shots/simurgh-owner.png" });
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
