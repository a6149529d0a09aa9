/** The pictures of the README: each table in the middle of a game, and the hall. `make pictures` writes them to `docs/pictures`. */

import { mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { playByWire } from "./wire";

const folder = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));
const LARGEST = 220_000;
/** How many moves of one's own lead to a table worth a look. */
const MIDDLE: Record<string, number> = { smoki: 12, dragon_castle: 40, wyrmspan: 60, simurgh: 18 };

let hall: Hall;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

test.each(["hall", ...Object.keys(MIDDLE)])("a picture: %s", async (name) => {
  const page = await hall.visit();
  if (name === "hall") {
    await page.goto(hall.address);
    await page.getByRole("article").nth(3).waitFor();
  } else {
    const id = await hall.table(page, { game: name, seats: 2, bots: ["greedy"] });
    await playByWire(page, id, MIDDLE[name]!);
    await page.reload();
    await page.locator(".board [data-legal]:visible, .strip [data-number]:visible").first().waitFor();
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => document.fonts.ready);
  const path = `${folder}${name}.jpg`;
  await page.screenshot({ path, type: "jpeg", quality: 78 });
  expect(statSync(path).size).toBeLessThan(LARGEST);
  await page.context().close();
});
