/** What can be chosen can be clicked: nothing lies over it, and no click is lost. */

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

const GAMES: Record<string, number> = { smoki: 9, dragon_castle: 21, wyrmspan: 33, simurgh: 24 };
/** A desk, a narrow window in which a full row must be scrolled, a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 900, height: 800 },
  { width: 390, height: 844 },
];

/** The spots that can be chosen and seen, but lie under something else in their middle even when they are scrolled to. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".board [data-legal]")].flatMap((spot) => {
      if (!spot.checkVisibility()) return [];
      spot.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = spot.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit?.closest("[data-legal]") ? [] : [`${spot.dataset["spot"]} under ${hit?.outerHTML.slice(0, 120)}`];
    }),
  );

test.each(Object.entries(GAMES))("%s: nothing lies over what can be chosen", async (game, moves) => {
  const page = await hall.visit();
  const id = await hall.table(page, { game, seats: 2, bots: ["random"] });
  for (const more of [0, moves, moves]) {
    await playByWire(page, id, more);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.reload();
      await page.locator(".board [data-legal]:visible, .strip [data-number]:visible").first().waitFor();
      await page.keyboard.press("Escape");
      expect(await covered(page), `${size.width} after ${more}`).toEqual([]);
    }
  }
  await page.context().close();
});

test("a click is not lost that comes before the answer to the last one", async () => {
  const page = await hall.visit();
  const sent: string[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((told) => {
      sent.push(String(told));
      server.send(told);
    });
    server.onMessage((told) => {
      const { type } = JSON.parse(String(told)) as { type: string };
      if (holds && type === "done") return;
      if (holds && type === "position") held.push(() => line.send(told));
      else line.send(told);
    });
  });
  await hall.table(page, { game: "smoki", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  holds = true;
  await page.locator("[data-spot=slot-0][data-legal]").click();
  await page.locator(".bar .state").waitFor();
  expect(sent.filter((each) => each.includes('"act"')).length).toBe(1);
  await page.locator("[data-spot=slot-0]").click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const told = () => page.locator(".board [data-legal]").count();
  await expect.poll(async () => (held.splice(0).forEach((send) => send()), told())).toBeGreaterThan(0);
  expect(sent.filter((each) => each.includes('"act"')).length, "a second click on the same position").toBe(1);
  await page.locator(".board [data-legal]").first().click();
  await expect.poll(() => sent.filter((each) => each.includes('"act"')).length).toBe(2);
  await page.context().close();
});
