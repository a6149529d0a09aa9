/** What is read in sentences is at least 16 px high: ideas, hints, stakes, lessons, rules. Labels may be smaller, and so may the headline and the small print of a table, and cards on a board, which are looked at closely one by one. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";

let hall: Hall;
beforeAll(async () => void (hall = await Hall.open()), 60_000);
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

const LEAST = 16;
/** A text as long as this is read and not just recognized. */
const SENTENCE = 60;

/** Sentences that are painted smaller, wherever they stand but on boards. */
const small = (page: Page) =>
  page.evaluate(
    ([least, sentence]) => {
      const found = new Set<string>();
      const blocks = document.querySelectorAll("p, li, dd, td, figcaption, label, small, summary, span, div");
      for (const block of blocks) {
        const own = [...block.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = own
          .map((node) => node.textContent!.trim())
          .join(" ")
          .trim();
        const { width, height } = block.getBoundingClientRect();
        const { fontSize, visibility } = getComputedStyle(block);
        if (text.length < sentence || !width || !height || visibility === "hidden") continue;
        if (block.closest(".unseen, .board, .bar .say, p.notice, [aria-hidden=true]")) continue;
        if (parseFloat(fontSize) < least) found.add(`${fontSize}: ${text.slice(0, 60)} (${block.className})`);
      }
      return [...found];
    },
    [LEAST, SENTENCE] as const,
  );

const PLACES = ["#/", "#/learn", "#/learn/wyrmspan", "#/new/wyrmspan", "#/rules/smoki", "#/bots", "#/account"];

test.each(["desk", "phone"] as const)("sentences on the pages of the hall can be read, %s", async (viewport) => {
  for (const place of PLACES) {
    const page = await hall.visit({ viewport, language: "pl" });
    await hall.arrive(page, place);
    expect(await small(page), place).toEqual([]);
    await page.context().close();
  }
});

test.each(["desk", "phone"] as const)("sentences at a table can be read, %s", async (viewport) => {
  const page = await hall.visit({ viewport, language: "pl" });
  await hall.table(page, { game: "wyrmspan", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await page.locator(".board [data-legal]").first().waitFor();
  expect(await small(page), "the table").toEqual([]);
  await page.keyboard.press("h");
  await page.locator("[data-hinted]").first().waitFor();
  expect(await small(page), "a hint").toEqual([]);
  for (const key of viewport === "desk" ? ["?", "s", "r"] : []) {
    await page.keyboard.press(key);
    await page.locator("dialog[open]").waitFor();
    expect(await small(page), `the sheet behind ${key}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "hidden" });
  }
  await page.context().close();
});
