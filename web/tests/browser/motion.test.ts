/** Cause and effect can be seen: what is gained travels from what gave it, unless nothing shall move. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { playByWire } from "./wire";

let hall: Hall;
beforeAll(async () => void (hall = await Hall.open()), 60_000);
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

interface Seen {
  icons: number;
  positions: number;
}

/** Play a stretch of Wyrmspan and count the icons that set out and the positions that were shown, until there are enough of either. */
async function seen(page: Page, enough: Partial<Seen>): Promise<Seen> {
  const id = await hall.table(page, { game: "wyrmspan", seats: 2, bots: ["random"] });
  await page.evaluate(() => {
    const seen = ((window as unknown as { seen: Seen }).seen = { icons: 0, positions: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) seen.icons += Number((node as HTMLElement).className === "flying");
    }).observe(document.body, { childList: true });
    new MutationObserver((changes) => void (seen.positions += changes.length)).observe(
      document.querySelector(".room")!,
      { attributes: true, attributeFilter: ["data-seq"] },
    );
  });
  await playByWire(page, id, 60);
  await page.waitForFunction(({ icons = 0, positions = 0 }) => {
    document.querySelector<HTMLElement>("[data-key=onwards]")?.click(); // a round that has ended is told first
    const { seen } = window as unknown as { seen: Seen };
    return seen.icons >= icons && seen.positions >= positions;
  }, enough);
  await page.waitForFunction(() => !document.querySelector(".flying"));
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

test.each(["slow", "normal", "fast"])("goods travel and leave nothing behind: %s", async (motion) => {
  const page = await hall.visit({ calm: false, settings: { motion } });
  expect((await seen(page, { icons: 1 })).icons).toBeGreaterThanOrEqual(1);
  await page.context().close();
});

test("nothing travels where nothing shall move", async () => {
  const page = await hall.visit({ calm: false, settings: { motion: "off" } });
  expect((await seen(page, { positions: 15 })).icons).toBe(0);
  await page.context().close();
});
