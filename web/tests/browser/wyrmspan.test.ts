/** Wyrmspan explains itself: whole cards, objectives, handles, and others' turns that one can follow. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Choice, PositionShown, WyrmspanView } from "../../src/generated/wire";
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

const TABLE = { game: "wyrmspan", seats: 3, bots: ["random", "random"], options: { starting_seat: 0 } };
/** Enough decisions to be asked for a first turn. */
const SETUP = 5;
const PRINTED = new URL("../../../src/drakehall/games/wyrmspan/dragons.csv", import.meta.url).pathname;

/** Dragons that cost nothing and are as talkative as the fifth, which has most to say. */
function talkative(): string {
  const [header, ...rows] = readFileSync(PRINTED, "utf8").trim().split("\n");
  const effect = rows[4]!.slice(rows[4]!.indexOf('"'));
  const dragon = (row: string) => {
    const [number, english, polish] = row.split(",");
    return `${number},${english},${polish},1,hatchling,shy,0,0,0,0,0,0,0,crimson golden amethyst,${effect}`;
  };
  return [header, ...rows.map(dragon)].join("\n");
}

/** What of the words on cards is cut off, by the names of their cards. */
const cut = (page: Page, cards: string) =>
  page.evaluate(
    (cards) =>
      [...document.querySelectorAll<HTMLElement>(cards)].flatMap((card) => {
        const parts = [card, ...card.querySelectorAll<HTMLElement>("*")].filter((part) =>
          part.matches(".card, .space, .does, .name, .plaque"),
        );
        return parts
          .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
          .map((part) => `${part.className}: ${part.innerText}`);
      }),
    cards,
  );

test.each([
  [1440, 900, 180],
  [1920, 1080, 220],
])("at %d × %d hand cards are wide and say everything", async (width, height, least) => {
  for (const language of ["pl", "en"] as const) {
    const page = await hall.visit({ language });
    await page.setViewportSize({ width, height });
    await hall.table(page, { ...TABLE, options: { ...TABLE.options, dragons: talkative() } });
    await page.locator(".hand .dragon").first().waitFor();
    const widths = await page
      .locator(".hand [data-card]")
      .evaluateAll((cards) => cards.map((card) => card.clientWidth));
    expect(widths.length).toBe(6);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(least);
    expect(await cut(page, ".hand [data-card]")).toEqual([]);
    await page.context().close();
  }
});

test("the first cards are compared without scrolling, and no counter moves under the pointer", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  const id = await hall.table(page, TABLE);
  const cards = page.locator(".hand [data-card]");
  await cards.nth(5).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator(".hand").evaluate((hand) => hand.scrollWidth - hand.clientWidth)).toBe(0);
  expect(await page.locator(".turn").count()).toBe(0);
  const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(180);
  await playByWire(page, id, 2);
  const meat = page.locator("[data-spot=kind-meat][data-legal]");
  await meat.waitFor();
  expect(await cards.count()).toBe(4);
  expect(await page.locator(".turn").count()).toBe(0);
  const before = await meat.boundingBox();
  await meat.click();
  await page.locator(".supply .meat b").waitFor();
  expect(await meat.boundingBox()).toEqual(before);
  await page.context().close();
});

test("all four objectives are seen with points by place and everybody's standing", async () => {
  const page = await hall.visit();
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await hall.table(page, TABLE);
  await playByWire(page, id, SETUP);
  const objectives = page.locator("[data-objective]");
  await objectives.nth(3).waitFor();
  expect(await objectives.count()).toBe(4);
  const points = await objectives.locator(".points").allTextContents();
  expect(points).toEqual(["410", "521", "632", "743"]);
  for (const each of await objectives.all()) {
    expect(await each.locator(".seat").count()).toBe(3);
    const box = (await each.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(900);
  }
  await page.context().close();
});

/** A table at my first turn. */
async function atMyTurn(page: Page): Promise<void> {
  const id = await hall.table(page, TABLE);
  await playByWire(page, id, SETUP);
  await page.locator("[data-handle=crimson]:not([aria-disabled=true])").waitFor();
}

test("a cave is explored by its handle, and once asked something else the handles say why not", async () => {
  const page = await hall.visit();
  await atMyTurn(page);
  await page.locator("[data-handle=crimson]").click();
  await page.locator("[data-spot=kind-meat][data-legal]").waitFor();
  await page.locator("[data-handle=golden][aria-disabled=true]").click({ force: true });
  await page.locator(".bar .notice").getByText("first answer the question at the top").waitFor();
  await page.locator("[data-spot=kind-meat]").click();
  await page.locator(".mats [data-spot=cave-crimson]").getByText("1/3").waitFor();
  await page.context().close();
});

test("with the keyboard alone: excavate, a card, a cave", async () => {
  const page = await hall.visit();
  await atMyTurn(page);
  const handle = page.locator("[data-handle=excavate]");
  if ((await handle.getAttribute("aria-disabled")) === "true") {
    await handle.press("Enter");
    await page.locator(".bar .notice").getByText("you have no cave card in hand").waitFor();
  } else {
    await handle.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches(".hand .cave[data-legal]"));
    await page.keyboard.press("Enter");
    await page.locator("[data-spot^=place-][data-legal]").first().press("Enter");
    await page.locator("[data-spot^=place-][title*=', free']").nth(3).waitFor();
  }
  await page.context().close();
});

test("another's turn brings their mat forward; then mine is back, at once if I do anything", async () => {
  const page = await hall.visit({ viewport: "laptop", calm: false });
  await page.clock.install();
  const id = await hall.table(page, TABLE);
  const front = () => page.locator(".mats [data-mat]").getAttribute("data-mat");
  const untilMine = async () => {
    for (
      let steps = 0;
      steps < 2000 && !(await page.locator("[data-handle=pass]:not([aria-disabled=true])").count());
      steps++
    ) {
      await page.clock.runFor(100);
    }
  };
  await playByWire(page, id, SETUP);
  await untilMine();
  await page.clock.runFor(60_000);
  expect(await front()).toBe("0");
  /** Decide until another's mat comes forward. */
  const untilTheirs = async () => {
    for (let steps = 0; steps < 4000 && (await front()) !== "1"; steps++) {
      if (steps % 40 === 0) await playByWire(page, id, 1);
      await page.clock.runFor(50);
    }
    expect(await front()).toBe("1");
  };
  await untilTheirs();
  await page.keyboard.press("Shift");
  expect(await front()).toBe("0");
  await untilMine();
  await untilTheirs();
  const lit = page.locator("[data-handle]:not([aria-disabled=true])");
  for (let steps = 0; steps < 4000 && !(await lit.count()); steps++) await page.clock.runFor(50);
  expect(await lit.count()).toBeGreaterThan(0);
  expect(await front(), "handles are lit under my own mat alone").toBe("0");
  await page.context().close();
});

test("passing is offered once: beside the other handles, on a phone in the strip", async () => {
  for (const viewport of ["laptop", "phone"] as const) {
    const page = await hall.visit({ viewport });
    await atMyTurn(page);
    const offers = page.getByRole("button", { name: /^Pass/ });
    await offers.first().waitFor();
    expect(await offers.count(), viewport).toBe(1);
    await page.context().close();
  }
});

test("who chooses what to discard goes on where they were; then the hand is seen from its beginning", async () => {
  const page = await hall.visit();
  await hall.table(page, TABLE);
  const strip = page.locator(".hand");
  const last = page.locator(".hand [data-card]").last();
  await last.scrollIntoViewIfNeeded();
  expect(await strip.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  await last.click();
  await page.locator(".hand [data-card]").nth(5).waitFor({ state: "detached" });
  expect(await strip.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  await last.click();
  await page.locator(".hand [data-card]").nth(4).waitFor({ state: "detached" });
  await expect.poll(() => strip.evaluate((each) => each.scrollLeft)).toBe(0);
  await page.context().close();
});

test("everybody's points are on their cards, and a sheet says where they come from", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  await atMyTurn(page);
  const shown = page.locator("[data-at=seat-0-points]");
  expect(await shown.getAttribute("title")).toContain("Coins 6");
  const points = Number((await shown.innerText()).match(/\d+$/)![0]);
  await page.keyboard.press("s");
  const rows = page.locator("[data-source]");
  await rows.first().waitFor();
  const mine = await rows.locator("td:nth-of-type(1)").allTextContents();
  expect(mine.length).toBe(9);
  expect(mine.reduce((sum, each) => sum + Number(each), 0)).toBe(points);
  await page.context().close();
});

/** Where parts of the board lie: left, top, width, height. */
const lying = (page: Page) =>
  page.locator(".mats, .supply > button:not(.trade), .strip-of-cards").evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test("no counter moves when something can be exchanged", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  const id = await hall.table(page, TABLE);
  await playByWire(page, id, SETUP);
  let trades: Partial<Choice>[] = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    line.connectToServer().onMessage((told) => {
      const frame = JSON.parse(String(told));
      if (frame.type === "position" && frame.legal.length)
        frame.legal = [...frame.legal.filter(({ name }: Choice) => !name.startsWith("exchange ")), ...trades];
      line.send(JSON.stringify(frame));
    });
  });
  await page.reload();
  await page.locator(".supply .coin").waitFor();
  const places = await lying(page);
  expect(await page.locator(".supply button.trade").count()).toBe(0);
  trades = [{ action: 99999, name: "exchange meat-meat-gold", targets: [] }];
  await page.reload();
  await page.locator(".supply button.trade").waitFor();
  expect(await lying(page)).toEqual(places);
  await page.context().close();
});

test("on a phone everything keeps its place, whatever asks and whosever mat is in front", async () => {
  const page = await hall.visit({ viewport: "phone" });
  const id = await hall.table(page, TABLE);
  await playByWire(page, id, SETUP);
  let source: string | null = null;
  await page.routeWebSocket(/\/socket/, (line) => {
    line.connectToServer().onMessage((told) => {
      const frame = JSON.parse(String(told)) as PositionShown & { type: string; view: WyrmspanView };
      if (frame.type === "position") frame.view.source = source;
      line.send(JSON.stringify(frame));
    });
  });
  await page.reload();
  await page.locator(".supply .trade").waitFor();
  const places = await lying(page);
  source = "d10";
  await page.reload();
  await page.locator(".source").waitFor();
  expect(await lying(page), "a card asks").toEqual(places);
  await page.locator(".mountain .tabs button").nth(1).click();
  await page.locator(".mat.foreign").waitFor();
  expect(await lying(page), "another's mat").toEqual(places);
  await page.context().close();
});
