/** Pictures of every page in every viewport and language, for people to look at: written to `shots/`. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall, VIEWPORTS, type Viewport } from "./hall";

const folder = fileURLToPath(new URL("../../shots/", import.meta.url));
const GAMES = ["smoki", "dragon_castle", "wyrmspan", "simurgh"];
const MOVES = 14;

let hall: Hall;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

/** Play some moves, so that there is something to see. */
async function playABit(page: Page): Promise<void> {
  for (let move = 0; move < MOVES; move++) {
    const target = page.locator(".board [data-legal]:visible, .strip button:visible");
    await target.first().waitFor();
    if (await page.locator("dialog[open]").count()) return;
    const before = await page.locator("[data-room]").getAttribute("data-seq");
    const spots = page.locator(".board [data-legal]:visible");
    const count = await spots.count();
    if (count) await spots.nth((move * 5) % count).click({ force: true });
    else await page.locator(".strip button").first().click();
    const rest = page.locator(".strip button:visible");
    const open = await page.locator(".board [data-picked]").count();
    if (open && (await rest.count())) await rest.first().click();
    await page.waitForFunction((old) => document.querySelector<HTMLElement>("[data-room]")!.dataset["seq"] !== old, before, { timeout: 3000 }).catch(() => page.keyboard.press("Escape"));
  }
  await page.locator(".board [data-legal]:visible, .strip button:visible").first().waitFor();
}

const VIEWS = (Object.keys(VIEWPORTS) as Viewport[]).flatMap((viewport) =>
  (["en", "pl"] as const).map((language) => [viewport, language, language === "en" ? "light" : "dark"] as const),
);

test.each(VIEWS)("pictures of the hall, %s %s %s", async (viewport, language, theme) => {
  const page = await hall.visit({ viewport, language, theme });
  await page.goto(hall.address);
  await page.getByRole("article").nth(3).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}lobby-${viewport}-${language}.png`, fullPage: true });
  await page.context().close();
});

test.each(GAMES.flatMap((game) => VIEWS.map((view) => [game, ...view] as const)))("pictures of %s, %s %s %s", async (game, viewport, language, theme) => {
  const page = await hall.visit({ viewport, language, theme });
  await hall.table(page, { game, seats: 3, bots: ["greedy", "greedy"] });
  await playABit(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}${game}-${viewport}-${language}.png` });
  await page.context().close();
});
