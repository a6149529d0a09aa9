/** Words about things never stand over what can be chosen, and never outlive what they are about. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { picker, playByMouse } from "./playing";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const GAMES = ["smoki", "dragon_castle", "wyrmspan", "simurgh"];
const OPEN = "[data-tips]:popover-open";
const LEGAL = ".board [data-legal]";
const CHOOSABLE = "[data-legal], [data-handle]:not([aria-disabled=true]), .strip button";
const CHOICES = ".board [data-legal]:visible, .strip [data-number]:visible";

/** What can be chosen and lies under the words, and whether the words lie on the screen; null: none are shown. */
const covered = (page: Page) =>
  page.evaluate(
    ([open, choosable]) => {
      const tip = document.querySelector(open)?.getBoundingClientRect();
      if (!tip) return null;
      const under = [...document.querySelectorAll<HTMLElement>(choosable)].filter((each) => {
        const box = each.getBoundingClientRect();
        const apart = box.right <= tip.left || box.left >= tip.right || box.bottom <= tip.top || box.top >= tip.bottom;
        return box.width > 0 && !apart;
      });
      const out = tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight;
      const boxOf = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom].map(Math.round).join(" ");
      const names = under.map(
        (each) =>
          `${each.dataset["spot"] ?? each.textContent!.trim()} ${boxOf(each.getBoundingClientRect())} under ${boxOf(tip)}`,
      );
      return [...names, ...(out ? ["the edge"] : [])];
    },
    [OPEN, CHOOSABLE] as const,
  );

/** Point at a thing until its words are shown, if it has any that find room. */
async function pointAt(page: Page, spot: string): Promise<string[] | null> {
  await page.mouse.move(2, 2);
  await page
    .locator(OPEN)
    .waitFor({ state: "detached" })
    .catch(() => null);
  await page.locator(`.board [data-spot="${spot}"]:visible`).first().hover({ force: true });
  await page
    .locator(OPEN)
    .waitFor({ timeout: 2000 })
    .catch(() => null);
  return covered(page);
}

const seqOf = (page: Page) => page.locator(".room").getAttribute("data-seq");

test.each(GAMES)("%s: words on hover cover nothing that can be chosen, and a click closes them", async (game) => {
  const page = await hall.visit();
  await hall.table(page, { game, seats: 3, bots: ["random", "random"] });
  const pick = picker(7);
  let read = 0;
  for (let move = 0; move < 6; move++) {
    await page.locator(CHOICES).first().waitFor();
    const spots = await page
      .locator(LEGAL)
      .evaluateAll((all) => [...new Set(all.map((each) => (each as HTMLElement).dataset["spot"]!))]);
    for (const spot of [...spots.slice(0, 2), ...spots.slice(-1)]) {
      const under = await pointAt(page, spot);
      expect(under ?? [], `${spot} at ${await seqOf(page)}`).toEqual([]);
      read += Number(under !== null);
    }
    const before = await seqOf(page);
    await playByMouse(page, pick, 1);
    expect(await page.locator(OPEN).count(), "after a click").toBe(0);
    await page.waitForFunction(
      ([choices, before]) => {
        const now = document.querySelector<HTMLElement>(".room")!.dataset["seq"];
        return now !== before && (document.querySelector(choices!) || document.querySelector("dialog[open]"));
      },
      [".board [data-legal], .strip [data-number]", before] as const,
    );
    expect(await page.locator(OPEN).count(), "after the others' turns").toBe(0);
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  }
  expect(read, "words that were shown").toBeGreaterThan(4);
  await page.context().close();
});

test("words do not come back by themselves while others play, nor after a key that chooses", async () => {
  const page = await hall.visit();
  await hall.table(page, { game: "smoki", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await page.locator("[data-spot=slot-0][data-legal]").waitFor();
  await page.keyboard.press(".");
  await page.locator(OPEN).waitFor();
  expect(await covered(page)).toEqual([]);
  await page.evaluate((open) => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    addEventListener("toggle", (event) => (event as ToggleEvent).newState === "open" && shown.push(open), true);
  }, OPEN);
  await page.keyboard.press("Enter");
  await page.locator(OPEN).waitFor({ state: "detached" });
  await page.locator("[data-spot=pile-0][data-legal]").waitFor();
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([]);
  await page.keyboard.press(".");
  await page.locator(OPEN).waitFor();
  await page.context().close();
});

test("on a phone the words of a long press leave what can be chosen in sight", async () => {
  const page = await hall.visit({ viewport: "phone" });
  await hall.table(page, { game: "smoki", seats: 3, bots: ["random", "random"], options: { starting_seat: 0 } });
  const slot = page.locator("[data-spot=slot-0][data-legal]");
  await slot.waitFor();
  const box = (await slot.boundingBox())!;
  const line = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.locator(OPEN).waitFor();
  expect(await covered(page)).toEqual([]);
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator(OPEN).waitFor();
  await page.context().close();
});
