/** Playing at a device that several people share. */

import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { PositionShown } from "../../src/generated/wire";
import { LAST, playByMouse } from "./playing";
import { asStranger, countOf, everything, found, handOf, hasHands, lyingOpenly, type Held, unknown } from "./secrets";

export const NAMES = ["Ola", "Jan", "Zosia"] as const;
/** How long bots take is the machine's matter. */
const PATIENT = { timeout: 0 };

/** A table at a device that several people share. */
export interface Shared {
  page: Page;
  game: string;
  /** Whether a server has the table, so that strangers can be told of it. */
  served: boolean;
}

/** Set a table for people who share this device, by the form; `choose` sets its options before. */
export async function setTable(
  page: Page,
  home: string,
  game: string,
  people: number,
  { bots = 0, choose = () => Promise.resolve() }: { bots?: number; choose?: () => Promise<void> } = {},
): Promise<void> {
  page.setDefaultTimeout(120_000); // a busy machine is nobody's fault
  await page.goto(`${home}#/new/${game}`);
  await page.getByLabel("Players at the table").selectOption(String(people + bots));
  await page.getByLabel("How many are bots").selectOption(String(bots));
  await page.locator("[data-key=sharing]").selectOption(String(people));
  await page.getByLabel("Your name").fill(NAMES[0]);
  for (let other = 1; other < people; other++)
    await page.locator(`[data-companion="${other - 1}"]`).fill(NAMES[other]!);
  await choose();
  await page.getByRole("button", { name: "Set the table" }).click();
  await page.locator("[data-ready]").waitFor(PATIENT);
}

/** What shows that somebody is asked something. */
const ASKED = `.board [data-legal], .strip button[data-number], .generic ol button, [data-key=onwards], ${LAST}`;

type Turn = "curtain" | "mine" | "over";

/** Wait until the curtain is drawn, somebody is asked something, or the game is over. */
export async function turn(page: Page): Promise<Turn> {
  const seen = await page.waitForFunction(
    (asked) => {
      if (document.querySelector("[data-ready] [data-look]")) return "curtain";
      if (document.querySelector("dialog[open] [data-over]")) return "over";
      return document.querySelector(asked) ? "mine" : null;
    },
    ASKED,
    PATIENT,
  );
  return (await seen.jsonValue()) as Turn;
}

/** A drawn curtain: who is asked for, and that there is nothing else on the page. */
export async function behindCurtain(page: Page): Promise<string> {
  await page.locator("[data-ready]").waitFor();
  const { name, offered, words, rest, focused } = await page.evaluate(() => {
    const curtain = document.querySelector("[data-curtain]")!;
    const buttons = [...curtain.querySelectorAll("[data-look]")].map((button) => button.textContent!.trim());
    return {
      name: /^I am (\w+)/.exec(buttons[0]!)?.[1] ?? "",
      offered: buttons,
      words: [...curtain.querySelectorAll("h1, p, a")].map((said) => said.textContent!.trim()),
      rest: document.body.innerText.trim() === (curtain as HTMLElement).innerText.trim(),
      focused: document.activeElement === curtain.querySelector("[data-look]"),
    };
  });
  expect(offered[0]).toMatch(new RegExp(`^I am ${name}, show my (cards|side)$`));
  const asked = offered.filter((each) => /^I am \w+, show my (cards|side)$/.test(each)).length;
  for (const other of offered.slice(asked)) expect(other).toMatch(/^I am \w+, one more look before I hand over$/);
  expect(words).toEqual([
    asked > 1 ? "Who is looking?" : `${name}, it is your turn`,
    "Everything is hidden. Take the device, and let nobody look over your shoulder.",
    "Back to the hall",
  ]);
  expect(rest).toBe(true);
  expect(focused).toBe(true);
  expect(await page.locator("[data-spot], [data-at], [data-card], [data-piece], .room, dialog").count()).toBe(0);
  return name;
}

/** Play until the curtain is drawn; gives the hand that was left. */
export async function playToCurtain(
  { page, game }: Shared,
  pick: (count: number, move: number) => number,
): Promise<Held[]> {
  for (let moves = 0; (await turn(page)) === "mine"; moves++) await playByMouse(page, (count) => pick(count, moves), 1);
  return oneMoreLook(page, game);
}

/** Whoever has just moved looks once more before the next one does; gives their hand, with the curtain drawn again. */
async function oneMoreLook(page: Page, game: string): Promise<Held[]> {
  await page.getByRole("button", { name: "one more look" }).click();
  await page.locator(".room").waitFor();
  const hand = await handOf(page, game);
  const round = page.locator("[data-key=onwards]"); // the end of a round lies over everything until it is read
  while (await round.count()) await round.click();
  await page.locator("[data-key=cover]").click();
  await page.locator("[data-ready] [data-look]").first().waitFor();
  return hand;
}

/** What has come of a table that was handed round. */
export interface Handed {
  times: number;
  /** How many words of others' hands were looked for, all in all. */
  secrets: number;
  /** Of whom the log speaks, as it was seen by whoever was asked first and last. */
  named: Set<string>;
}

/** Play for so many hand-overs, or to the end; at each of them, and at each move, nothing of another's hand is found anywhere. */
export async function handRound(
  { page, game, served }: Shared,
  pick: (count: number, move: number) => number,
  most = Infinity,
  stored: (text: string) => void = () => undefined,
): Promise<Handed> {
  const hands = new Map<string, string[]>();
  const handed: Handed = { times: 0, secrets: 0, named: new Set() };
  const seen: string[] = []; // what has lain open may be taken openly, and the log says so
  let [front, moves] = ["", 0];
  for (;;) {
    const now = await turn(page);
    if (now === "over" || handed.times === most) return handed;
    const name = now === "curtain" ? await behindCurtain(page) : front;
    if (now === "curtain" && front) {
      const hand = await oneMoreLook(page, game);
      const told = served ? await asStranger(page) : null;
      if (hasHands(game)) expectHeld(game, hand, front, told);
      hands.set(front, unknown(hand, told));
    }
    hands.delete(name);
    const shown = await everything(page);
    seen.push(await lyingOpenly(page));
    for (const [other, held] of hands) {
      const words = held.filter((word) => !found(seen.join("\n"), [word]).length);
      handed.secrets += words.length;
      expect(found(shown, words), `${other}'s while ${name} looks`).toEqual([]);
    }
    if (now === "mine") {
      for (const each of await page.locator(".log .line b").allInnerTexts()) handed.named.add(each);
      await playByMouse(page, (count) => pick(count, moves++), 1);
    } else {
      stored(shown);
      front = name;
      await page.locator("[data-look]").first().focus();
      await page.keyboard.press("Enter");
      await page.locator(".room").waitFor();
      handed.times += 1;
    }
  }
}

/** A hand was really seen: whoever holds cards, as everybody knows, shows them. */
function expectHeld(game: string, hand: readonly Held[], name: string, told: PositionShown | null): void {
  if (!told) return expect(hand, `${name}'s hand`).not.toEqual([]);
  const seat = NAMES.indexOf(name as (typeof NAMES)[number]);
  expect(hand.length > 0, `${name}'s hand is seen`).toBe(countOf(game, told, seat) > 0);
}
