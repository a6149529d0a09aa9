/** Players that see only the page: one has a mouse, one a keyboard. */

import type { Locator, Page } from "playwright-core";

const MOST_MOVES = 2500;
const LEGAL = ".board [data-legal]";
const OFFERED = ".strip button[data-number]";
const LISTED = `${OFFERED}, .generic ol button`;

/** A choice with a button of its own, such as passing: it is taken when it can be and there is no other. */
export const LAST = `[data-handle][data-choice]:not([aria-disabled="true"])`;
const ONWARDS = "[data-key=onwards]";

/** How long a bot takes is the machine's matter, above all for its first move at an owner's cards: only the whole test has a limit. */
const PATIENT = { timeout: 0 };

type Situation = "over" | "onwards" | "spots" | "list" | "last";

/** Wait until something is asked of us, or the game is over. */
async function situation(page: Page, last: string): Promise<[Situation, string]> {
  const found = await page.waitForFunction(
    ([legal, listed, choice, onwards, last]) => {
      const seq = document.querySelector<HTMLElement>(".room")?.dataset["seq"] ?? "";
      if (document.querySelector("dialog[open] [data-over]")) return ["over", seq];
      if (document.querySelector(onwards!)) return ["onwards", seq];
      if (seq === last) return null;
      if (document.querySelector(listed!)) return ["list", seq];
      if (document.querySelector(legal!)) return ["spots", seq];
      return document.querySelector(choice!) ? ["last", seq] : null;
    },
    [LEGAL, LISTED, LAST, ONWARDS, last] as const,
    PATIENT,
  );
  return (await found.jsonValue()) as [Situation, string];
}

/** Play by mouse until the game is over, until something is seen or for some moves; gives the number of moves. */
export async function playByMouse(
  page: Page,
  pick: (count: number, move: number) => number,
  moves = MOST_MOVES,
  seen: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<number> {
  let last = "";
  for (let move = 0; move < moves; move++) {
    const [now, at] = await situation(page, last);
    if (now === "over" || (await seen())) return move;
    if (now === "onwards") {
      await goOnwards(page);
      continue;
    }
    last = at;
    await clickSomething(page, now, pick, move);
    await page.waitForFunction(
      ([last, onwards]) =>
        document.querySelector<HTMLElement>(".room")?.dataset["seq"] !== last ||
        document.querySelector(`[data-key=confirm], ${onwards}`),
      [last, ONWARDS] as const,
      PATIENT,
    );
    const confirm = page.locator("[data-key=confirm]");
    if (await confirm.count()) await confirm.click();
  }
  return ended(moves);
}

/** Leave what a round or a milestone brought; the end of the game may take its place meanwhile. */
async function goOnwards(page: Page): Promise<void> {
  const onwards = page.locator(ONWARDS);
  await onwards.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if (await onwards.count()) throw error;
  });
}

/** Some moves were wanted, or the game should have ended. */
function ended(moves: number): number {
  if (moves === MOST_MOVES) throw new Error("the game does not end");
  return moves;
}

async function clickSomething(
  page: Page,
  now: Situation,
  pick: (count: number, move: number) => number,
  move: number,
): Promise<void> {
  if (now === "last") return page.locator(LAST).click();
  const legal = page.locator(`${LEGAL}:visible`); // a phone shows a part of the board at a time
  const spots = await legal.count();
  const mixed = now === "list" && spots > 0;
  if (now === "list" && (!mixed || pick(2, move) === 0)) {
    const buttons = page.locator(LISTED);
    return buttons.nth(pick(await buttons.count(), move)).click();
  }
  await clickSpot(legal.nth(pick(spots, move)));
  await finishByMouse(page, pick, move);
}

/** A choice may need more than one click: take what is still open. */
async function finishByMouse(page: Page, pick: (count: number, move: number) => number, move: number): Promise<void> {
  for (let more = 0; more < 3; more++) {
    if (!(await isOpen(page))) return;
    const listed = page.locator(OFFERED);
    if (await listed.count()) return listed.nth(pick(await listed.count(), move)).click();
    const further = page.locator(".board [data-legal]:not([data-picked]):visible");
    if (!(await further.count())) return;
    await clickSpot(further.first());
  }
}

/** Whether more must be picked: not once a whole choice is made, which is weighed, confirmed or played. */
async function isOpen(page: Page): Promise<boolean> {
  await page.locator(".room[data-weighing]").waitFor({ state: "detached" });
  return page.evaluate(
    () =>
      document.querySelector(".board [data-picked]") !== null && document.querySelector("[data-key=confirm]") === null,
  );
}

/** Click a spot in its middle. What lies over it there must be a spot that can be chosen as well. */
async function clickSpot(spot: Locator): Promise<void> {
  await spot.scrollIntoViewIfNeeded();
  const over = await spot.evaluate((wanted) => {
    const { x, y, width, height } = wanted.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit?.closest("[data-legal], [data-picked]")
      ? null
      : `${wanted.dataset["spot"]} lies under ${hit?.outerHTML.slice(0, 200)}`;
  });
  if (over) throw new Error(over);
  await spot.click({ force: true });
}

/** Play by keyboard alone until the game is over, or for some moves. */
export async function playByKeyboard(
  page: Page,
  pick: (count: number, move: number) => number,
  moves = MOST_MOVES,
): Promise<number> {
  let last = "";
  for (let move = 0; move < moves; move++) {
    const [now, at] = await situation(page, last);
    if (now === "over") return move;
    if (now === "onwards") {
      await page.keyboard.press("Escape");
      continue;
    }
    last = at;
    const spots = await page.locator(LEGAL).count();
    if (spots && (now === "spots" || pick(2, move) === 1)) {
      for (let i = 0; i <= pick(Math.min(spots, 6), move); i++) await page.keyboard.press(".");
      await page.keyboard.press("Enter");
      const waits = await page.evaluate(() => document.querySelectorAll(".board [data-picked]").length);
      if (waits) await page.keyboard.press("1");
    } else await page.keyboard.press(String(await listedNumber(page, pick, move)));
  }
  return ended(moves);
}

/** The number of a listed choice in the list of all moves, at most 9. */
async function listedNumber(page: Page, pick: (count: number, move: number) => number, move: number): Promise<number> {
  const numbers = await page
    .locator(LISTED)
    .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset["number"])));
  const near = numbers.filter((each) => each <= 9);
  return near.length ? near[pick(near.length, move)]! : 1;
}

/** A steady stream of picks that depends on its seed only. */
export function picker(seed: number): (count: number, move: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % Math.max(count, 1);
  };
}
