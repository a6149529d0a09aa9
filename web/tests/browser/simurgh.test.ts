/** Simurgh's table explains itself: words on the gates, spaces ranked, names instead of numbers, nothing cut off. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Face, PositionShown, SimurghView } from "../../src/generated/wire";
import { Hall } from "./hall";

let hall: Hall;

beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

const LANGUAGES = ["en", "pl"] as const;
const flat = (text: string) => text.replace(/\s+/g, " ").trim();
const FULL: Partial<SimurghView> = { statue: ["79", "80", "77", "78", "81"], wilds: ["16", "26", "43", "01", "34"] };

/** The position as the server tells it to this page. */
function told(page: Page, id: string): Promise<PositionShown & { view: SimurghView }> {
  return page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket?since=0`);
        socket.onmessage = (event: MessageEvent<string>) => {
          const frame = JSON.parse(event.data);
          if (frame.type !== "position" || !frame.legal.length) return;
          socket.close();
          resolve(frame);
        };
      }),
    id,
  );
}

/** Begin a section of the lesson: its tables are set by hand. */
async function lesson(page: Page, section: string): Promise<void> {
  await page.goto(`${hall.address}#/learn/simurgh`);
  await page.locator(`[data-section=${section}]`).click();
  await settled(page);
}

/** The elements in which something is hidden behind an edge. */
const cutOff = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.textContent),
    );

async function settled(page: Page): Promise<void> {
  await page.locator(".miniature [data-legal]:visible, .strip [data-number]:visible").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

test.each(LANGUAGES)("each gate says what it gives, in %s", async (language) => {
  const page = await hall.visit({ viewport: "laptop", language });
  const id = await hall.table(page, {
    game: "simurgh",
    seats: 3,
    bots: ["random", "random"],
    options: { starting_seat: 0 },
  });
  await settled(page);
  const answer = await page.request.get(`${hall.address}api/tables/${id}/cards?lang=${language}`);
  const { faces } = (await answer.json()) as { faces: Record<string, Face> };
  for (let number = 1; number <= 12; number += 1) {
    const gate = page.locator(`[data-spot="space-C${number}"]`);
    const said = faces[`space-C${number}`]!.text!.split("\n")[0]!;
    expect(flat(await gate.innerText())).toContain(said);
  }
  expect(await cutOff(page, ".gate")).toEqual([]);
  const shown = await page.locator(".room").innerText();
  expect(shown).not.toMatch(/#\d/);
  expect(shown).not.toMatch(/(production|research|power|objective|moc|cel|produkcja|badania) \d/i);
  await page.context().close();
});

test("spaces are ranked as the moves allow, and marks are gentle until something is picked", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  const id = await hall.table(page, {
    game: "simurgh",
    seats: 3,
    bots: ["random", "random"],
    options: { starting_seat: 0 },
  });
  await settled(page);
  const { legal, view } = await told(page, id);
  const possible = new Set(legal.filter(({ name }) => name.startsWith("place ")).map(({ name }) => name.split(" ")[2]));
  const ranked = (rank: string) =>
    page
      .locator(`[data-rank="${rank}"]`)
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["spot"]!.replace("space-", "")));
  expect(new Set(await ranked("now"))).toEqual(possible);
  const closer = await ranked("one_gain");
  expect(closer.length).toBeGreaterThan(0);
  for (const space of closer) {
    expect(view.prospects[space]!.rank).toBe("one_gain");
    expect(await page.locator(`[data-spot="space-${space}"]`).innerText()).toMatch(/needs 1 more/);
  }
  expect(await page.locator(".miniature[data-few]").count()).toBe(0);
  await page.locator('[data-spot="vassal-spearman"]').click();
  await page.locator(".miniature[data-few]").waitFor();
  expect(await page.locator(".gate[data-legal]").count()).toBeGreaterThan(0);
  await page.context().close();
});

test.each(LANGUAGES)("the longest objectives and tiles are whole, in %s", async (language) => {
  const page = await hall.visit({ viewport: "laptop", language });
  // The table is set by hand: as many objectives and tiles as can lie there, those with most to say.
  await page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (frame.type === "position") Object.assign(frame.view, FULL);
      socket.send(JSON.stringify(frame));
    });
  });
  await hall.table(page, { game: "simurgh", seats: 3, bots: ["random", "random"], options: { starting_seat: 0 } });
  await settled(page);
  expect(await page.locator(".statue .aim").count()).toBe(5);
  expect(await cutOff(page, ".statue button, .side, .gate, .plot, .goods")).toEqual([]);
  const shown = await page.locator(".miniature").innerText();
  expect(shown).not.toMatch(/#\d/);
  await page.context().close();
});

test.each(LANGUAGES)("a large screen says in words what every dragon of a house can do, in %s", async (language) => {
  const page = await hall.visit({ viewport: "wide", language });
  let tile = "49";
  await page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (frame.type === "position") frame.view.houses[0].dragons = [{ tile, markers: [true, false, true] }];
      socket.send(JSON.stringify(frame));
    });
  });
  const id = await hall.table(page, { game: "simurgh", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  const answer = await page.request.get(`${hall.address}api/tables/${id}/cards?lang=${language}`);
  const { faces } = (await answer.json()) as { faces: Record<string, Face> };
  const dragons = Object.entries(faces).filter(([name]) => name.startsWith("dragon-"));
  expect(dragons.length).toBeGreaterThan(20);
  for (const [name, { lines = [] }] of dragons) {
    tile = name.slice("dragon-".length);
    await page.reload();
    await settled(page);
    const abilities = page.locator(`[data-spot^="ability-${tile}-"]`);
    for (const [slot, { text }] of lines.entries())
      expect(flat(await abilities.nth(slot).innerText()), `${name}, ${slot}`).toContain(text);
    expect(await cutOff(page, ".house .dragon"), name).toEqual([]);
  }
  await page.context().close();
});

test("once the main action is done the end of the turn is the main button, though abilities are left", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  await hall.table(page, { game: "simurgh", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await settled(page);
  expect(await page.locator(".strip .button.main").count()).toBe(0);
  await page.locator('[data-spot="vassal-spearman"]').click();
  await page.locator('[data-spot="space-C2"]').click();
  const end = page.locator(".strip .button", { hasText: "End the turn" });
  await end.waitFor();
  expect(await page.locator(".ability[data-legal]").count()).toBeGreaterThan(0);
  expect(await end.getAttribute("class")).toContain("main");
  await page.context().close();
});

test.each(LANGUAGES)(
  "what goes to the Chronicle stands under the withdrawal that sends it, in %s",
  async (language) => {
    const page = await hall.visit({ viewport: "phone", language });
    await page.routeWebSocket(/socket/, (socket) => {
      socket.connectToServer().onMessage((text) => {
        const frame = JSON.parse(String(text));
        if (frame.type === "position" && frame.legal.length) {
          frame.legal.push({ action: 99999, name: "withdraw_all", targets: [] });
          frame.question.prompt.args = { ...frame.question.prompt.args, leaving: 2 };
        }
        socket.send(JSON.stringify(frame));
      });
    });
    await hall.table(page, { game: "simurgh", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
    const button = page.locator(".strip .button", { has: page.locator("small") });
    await button.waitFor();
    const [whole, under] = await Promise.all([button.boundingBox(), button.locator("small").boundingBox()]);
    expect(under!.y).toBeGreaterThan(whole!.y + whole!.height * 0.4);
    expect(await cutOff(page, ".strip .button")).toEqual([]);
    await page.context().close();
  },
);

test.each(LANGUAGES)("before the first click only what a choice begins with is marked, in %s", async (language) => {
  const page = await hall.visit({ language });
  await hall.table(page, { game: "simurgh", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await settled(page);
  const marked = () =>
    page
      .locator(".miniature [data-legal]")
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each, "::after").content !== "none")
          .map((each) => (each as HTMLElement).dataset["spot"]!.split("-")[0]),
      );
  const first = await marked();
  expect(first).toContain("vassal");
  expect(first).not.toContain("space");
  expect(first).not.toContain("wild");
  const [stack, goods] = await Promise.all(
    ['[data-spot="source-top"]', ".goods"].map((each) => page.locator(each).boundingBox()),
  );
  expect(stack!.y + stack!.height).toBeLessThanOrEqual(goods!.y);
  await page.locator('[data-spot="vassal-spearman"]').click();
  await page.locator(".miniature[data-few]").waitFor();
  expect(await marked()).toContain("space");
  await page.context().close();
});

test("a rider goes down where the next level is clicked, and is asked about where it stands", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  await lesson(page, "explore");
  await page.locator('[data-spot="space-W2-1"]').click();
  await page.getByText("Does the rider go down a level, or do you withdraw it?").waitFor();
  expect(await page.locator(".strip [data-number]").allInnerTexts()).toHaveLength(2);
  await page.locator('[data-spot="space-W2-1"]').click();
  const below = page.locator('[data-spot="space-W2-2"][data-legal]');
  await below.focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-spot="space-W2-2"] .standing [data-at]').waitFor();
  await page.context().close();
});

test("a tile is laid by a click anywhere on a plot that is free", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  await lesson(page, "lay");
  await page.locator('[data-spot="tile-07"]').click();
  const { x, y, width, height } = (await page.locator('.plot:has([data-at="wild-W3"])').boundingBox())!;
  expect(height).toBeGreaterThan(100);
  await page.mouse.click(x + width / 2, y + height * 0.8);
  await page.locator('[data-spot="space-W3-2"]').waitFor();
  await page.context().close();
});

test("a marker goes where it is clicked: onto the ability that will get it", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  await lesson(page, "mark");
  await page.locator('[data-spot="vassal-spearman"]').click();
  await page.locator('[data-spot="space-W1-3"]').click();
  const [next, taken] = ["57-1", "57-2"].map((each) => page.locator(`[data-spot="ability-${each}"]`));
  await page.locator('[data-spot="ability-57-1"][data-legal]').waitFor();
  expect(await taken!.getAttribute("data-legal")).toBeNull();
  await next!.click();
  await page.locator('[data-spot="ability-57-1"].marked').waitFor();
  await page.context().close();
});

test("of the dragons that go back each is asked about by name, and the last by its two buttons", async () => {
  const page = await hall.visit({ viewport: "laptop" });
  await lesson(page, "breed");
  await page.locator('[data-spot="vassal-rider"]').click();
  await page.locator('[data-spot="space-C10"]').click();
  const seen = page.locator(".tile.looking[data-legal]");
  const asked = page.locator(".bar");
  await asked.getByText("Which dragon do you keep?").waitFor();
  await seen.first().click();
  await asked.getByText("Put the other 2 dragons back, one by one: which is next?").waitFor();
  expect(await seen.count()).toBe(2);
  await seen.first().click();
  await page.locator(".strip [data-number]").first().click();
  await asked.getByText("Put the last dragon back: on top of the pile or at its bottom?").waitFor();
  expect(await seen.count()).toBe(1);
  expect(await page.locator(".strip [data-number]").count()).toBe(2);
  await page.context().close();
});
