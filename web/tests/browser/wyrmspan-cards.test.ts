/** Every card of Wyrmspan can be read wherever it lies: those with the longest names and texts are laid everywhere. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Face, PositionShown, WyrmspanView } from "../../src/generated/wire";
import { cutOff } from "./cut";
import { Hall, SCREENS, type Screen } from "./hall";
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
const SPACES = 12;
const FIELDS = ["bonus-1", "bonus-2", "bonus-3", "endgame", "vp-6", "vp-3", "vp-1"];
const DISPLAY = 3;
/** Three times dragons on all spaces, which is all of those chosen, then cave cards. */
const TURNS = 4;
const LANGUAGES = ["en", "pl"] as const;
const LARGE: readonly Screen[] = ["desk", "laptop", "wide"];
const GUILDS = ["plains", "seafarers", "highlands", "rainforest"];
/** The longest wordings of objectives in either language, and a guild's standing, which is no number. */
const OBJECTIVES = ["played-round", "crimson-cards", "amethyst-cards", "guild"];

/** The numbers of the cards of a kind that say most: in their text, in a name, in one word of it, in signs. */
function talkative(faces: Record<string, Face>, kind: "dragon" | "card"): string[] {
  const all = Object.entries(faces).filter(([id]) => id.startsWith(`${kind}-`));
  const most = (count: number, size: (face: Face) => number) =>
    [...all].sort(([, one], [, other]) => size(other) - size(one)).slice(0, count);
  const word = (text = "") => Math.max(...text.split(/\s/).map((each) => each.length));
  const chosen = [
    ...most(12, ({ text = "" }) => text.length),
    ...most(6, ({ name = "" }) => name.length),
    ...most(6, ({ name }) => word(name)),
    ...most(6, ({ lines = [] }) => Math.max(...lines.map((line) => line.marks?.length ?? 0))),
  ];
  return [...new Set(chosen.map(([id]) => id.split("-")[1]!))];
}

/** Cards laid on every space and display and into the hand of whoever looks; on the spaces with all that can lie there. */
function lay(view: WyrmspanView, dragons: string[], caves: string[], turn: number): void {
  const some = (all: string[], count: number) =>
    Array.from({ length: count }, (_, i) => all[(turn * count + i) % all.length]!);
  const mat = view.mats[0]!;
  const [beasts, holes] = [some(dragons, SPACES), caves.slice(0, SPACES)];
  const settled = turn < TURNS - 1;
  mat.spaces.forEach((space, i) => {
    Object.assign(space, { excavated: true, dragon: settled ? beasts[i] : null, cave: settled ? null : holes[i] });
    if (settled) Object.assign(space, { nests: 3, eggs: 2, cached: i % 2 ? { meat: 2 } : {}, tucked: i % 3 });
  });
  Object.assign(mat, { dragon_hand: beasts, cave_hand: some(caves, 6) });
  view.dragon_display = some(dragons, DISPLAY);
  view.cave_display = some(caves, DISPLAY);
  view.guild = GUILDS[turn % GUILDS.length]!;
  view.standings.forEach((standing, i) => (standing.objective = OBJECTIVES[i]!));
  view.mats.forEach((each) => (each.track = (turn * 5) % SPACES));
}

/** Whoever looks on must now place a marker on the guild tile, with every field free. */
function askForField(frame: PositionShown & { view: WyrmspanView }): void {
  frame.view.phase = "brown";
  frame.legal = FIELDS.map((field, action) => ({ action, name: `marker ${field}`, targets: [`field-${field}`] }));
}

interface Stage {
  page: Page;
  /** Lay the next cards. */
  next(turn: number): Promise<void>;
}

/** A table at whose first turn other cards lie than were dealt. */
async function staged(
  language: (typeof LANGUAGES)[number],
  ask: (frame: PositionShown & { view: WyrmspanView }) => void = () => {},
): Promise<Stage> {
  const page = await hall.visit({ language, viewport: "laptop" });
  const id = await hall.table(page, TABLE);
  await playByWire(page, id, SETUP);
  const answer = await page.request.get(`${hall.address}api/tables/${id}/cards?lang=${language}`);
  const { faces } = (await answer.json()) as { faces: Record<string, Face> };
  const [dragons, caves] = [talkative(faces, "dragon"), talkative(faces, "card")];
  let now = 0;
  await page.routeWebSocket(/\/socket/, (line) => {
    line.connectToServer().onMessage((told) => {
      const frame = JSON.parse(String(told)) as PositionShown & { type: string; view: WyrmspanView };
      if (frame.type === "position") {
        lay(frame.view, dragons, caves, now);
        ask(frame);
      }
      line.send(JSON.stringify(frame));
    });
  });
  const next = async (turn: number) => {
    now = turn;
    await page.setViewportSize(SCREENS.laptop);
    await page.reload();
    await page
      .locator(".mat [data-card]")
      .nth(SPACES - 1)
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
  };
  expect(dragons.length).toBeLessThanOrEqual((TURNS - 1) * SPACES);
  return { page, next };
}

/** The words of a field, by its name, over which the mark of a target lies. */
const marked = (page: Page) =>
  page.locator(".tile button[data-legal]").evaluateAll((all) =>
    all.flatMap((button) => {
      const mark = getComputedStyle(button, "::after");
      const end = button.getBoundingClientRect().left + parseFloat(mark.left) + parseFloat(mark.width);
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const under: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, width } = range.getBoundingClientRect();
        if (width && !node.parentElement!.closest(".unseen") && left < end) under.push(node.textContent!);
      }
      return under;
    }),
  );

/** Once everything has found its shape on a screen of this size. */
async function resize(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(SCREENS[screen]);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const shapes = (page: Page, of: string) =>
  page.locator(of).evaluateAll((all) => [...new Set(all.map((each) => (each as HTMLElement).dataset["shape"]))]);

/** What holds more, in words or signs, than can be seen of it. */
const spilling = (page: Page, of: string) =>
  page
    .locator(of)
    .evaluateAll((all) =>
      all
        .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.textContent),
    );

test.each(LANGUAGES)("no name and no text is cut off on mat, hand, display and guild, in %s", async (language) => {
  const { page, next } = await staged(language);
  for (let turn = 0; turn < TURNS; turn++) {
    await next(turn);
    for (const screen of LARGE) {
      await resize(page, screen);
      expect(await cutOff(page, ".mountain"), `${screen}, ${turn}`).toEqual([]);
      expect(await shapes(page, ".hand [data-card]"), `${screen}, ${turn}: in hand the text is whole`).not.toContain(
        "brief",
      );
      expect(await shapes(page, ".mat .space"), `${screen}, ${turn}: the mat names every dragon`).not.toContain(
        "picture",
      );
      expect(await spilling(page, ".market .cave .facts"), `${screen}, ${turn}: cave cards say all`).toEqual([]);
      const column = await page.locator(".tray").evaluate((each) => each.scrollHeight - each.clientHeight);
      expect(column, `${screen}, ${turn}: the right column is seen whole`).toBeLessThanOrEqual(1);
    }
    await resize(page, "phone");
    expect(await cutOff(page, ".mountain"), `phone, ${turn}`).toEqual([]);
    await page.locator(".mountain .tabs button").last().click();
    expect(await cutOff(page, ".mountain"), `a phone's display, ${turn}`).toEqual([]);
  }
  await page.context().close();
});

test.each(LANGUAGES)(
  "a whole card stands within a small desktop screen and says everything, in %s",
  async (language) => {
    const { page, next } = await staged(language);
    await next(0);
    await resize(page, "desk");
    const { width: right, height: bottom } = SCREENS.desk;
    const tip = page.locator("[data-tips]:popover-open");
    for (const card of await page.locator(".mat [data-card]").all()) {
      await page.mouse.move(2, 2);
      await tip.waitFor({ state: "hidden" });
      await card.hover();
      await tip.getByRole("heading", { name: (await card.locator(".name").textContent())! }).waitFor();
      expect(await cutOff(page, "[data-tips]")).toEqual([]);
      const { x, y, width, height } = (await tip.boundingBox())!;
      expect(Math.min(x, y, right - x - width, bottom - y - height)).toBeGreaterThanOrEqual(0);
    }
    await page.context().close();
  },
);

test.each(LANGUAGES)(
  "a field of the guild tile is chosen by whole words, which no mark covers, in %s",
  async (language) => {
    const { page, next } = await staged(language, askForField);
    for (let turn = 0; turn < GUILDS.length; turn++) {
      await next(turn);
      for (const screen of LARGE) {
        await resize(page, screen);
        expect(await page.locator(".tile button[data-legal]").count(), `${screen}, ${turn}`).toBe(FIELDS.length);
        expect(await cutOff(page, ".guild"), `${screen}, ${turn}`).toEqual([]);
        expect(await marked(page), `${screen}, ${turn}`).toEqual([]);
        const column = await page.locator(".tray").evaluate((each) => each.scrollHeight - each.clientHeight);
        expect(column, `${screen}, ${turn}: the right column is seen whole`).toBeLessThanOrEqual(1);
      }
      await resize(page, "phone");
      expect(await marked(page), `phone, ${turn}`).toEqual([]);
      const tile = (await page.locator(".tile").boundingBox())!;
      const above = (await page.locator(".mountain .supply").boundingBox())!;
      expect(tile.y + tile.height, `phone, ${turn}: every field is seen`).toBeLessThanOrEqual(above.y);
    }
    await page.context().close();
  },
);
