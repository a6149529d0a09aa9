/** Learning for those who have only a keyboard, or read only Polish. */

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall, type Visit } from "./hall";
import { learn, move, settled } from "./learner";

const LONG = 900_000;
const MOST_TABS = 200;
const LESSONS = new URL("../../../src/drakehall/learn/data/lessons/", import.meta.url);

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

/** Open the hall; how long anything takes on a busy machine is nobody's fault. */
async function visit(options: Visit = {}): Promise<Page> {
  const page = await hall.visit(options);
  page.setDefaultTimeout(0);
  return page;
}

/** Press a key until what has the focus is wanted, then choose it. */
async function choose(page: Page, key: "Tab" | ".", wanted: string): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, wanted)) {
      return page.keyboard.press("Enter");
    }
  }
  throw new Error(`no key leads to ${wanted}`);
}

/** Make moves of Smoki at these elements. */
async function play(page: Page, ...elements: string[]): Promise<void> {
  for (const element of elements) await move(page, () => choose(page, ".", `[data-spot=${element}][data-legal]`));
}

/** Open the page of a game and begin something there. */
async function begin(page: Page, game: string, wanted: string): Promise<void> {
  await page.goto(`${hall.address}#/learn/${game}`);
  await page.locator(wanted).first().waitFor();
  await choose(page, "Tab", wanted);
  await page.locator("[data-zone=guide]").waitFor();
  await settled(page);
}

test("an exercise by keyboard alone: a wrong move is warned of, the second try succeeds, the next one follows", async () => {
  const page = await visit();
  await begin(page, "smoki", "[data-exercise=eight-under-eight]");
  await play(page, "pile-1");
  await page.locator("[data-guide=answer]").waitFor();
  await page.keyboard.press("n");
  await page.locator("[data-guide=answer]").waitFor({ state: "detached" });
  await play(page, "slot-3", "pile-0");
  await page.locator("[data-guide=missed]").waitFor();
  const missed = page.url();
  await page.keyboard.press("n");
  await page.waitForURL((url) => url.href !== missed);
  await settled(page);
  await play(page, "pile-0", "slot-3", "pile-0");
  await page.locator("[data-guide=reached]").waitFor();
  const reached = page.url();
  await page.keyboard.press("n");
  await page.waitForURL((url) => url.href !== reached);
  await page.getByText("End the round with a sum below 0").waitFor();
  await page.keyboard.press("x");
  await page.waitForURL(/#\/learn\/smoki$/);
  await page.context().close();
});

test("a puzzle by keyboard alone: its verdict comes with the first decision, and the next puzzle by a key", async () => {
  const page = await visit();
  await begin(page, "smoki", "[data-puzzle]");
  expect(await page.locator("[data-guide=verdict]").count()).toBe(0);
  await move(page, () => choose(page, ".", ".board [data-legal]"));
  await page.locator("[data-guide=verdict]").waitFor();
  expect(await page.locator("[data-zone=guide] tbody tr").count()).toBeGreaterThan(1);
  const answered = page.url();
  await page.keyboard.press("n");
  await page.waitForURL((url) => url.href !== answered);
  await settled(page);
  expect(await page.locator("[data-guide=verdict]").count()).toBe(0);
  await page.context().close();
});

test(
  "a lesson in Polish says every sentence in Polish",
  async () => {
    const polish = [...readFileSync(new URL("smoki.toml", LESSONS), "utf-8").matchAll(/^say\.pl = "(.*)"$/gm)];
    const known = new Set(polish.map(([, say]) => say));
    const page = await visit({ language: "pl" });
    await page.goto(`${hall.address}#/learn/smoki`);
    await page.locator("[data-key=lesson]").click();
    await page.locator("[data-zone=guide]").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
    const said: string[] = [];
    for (;;) {
      await learn(page, (say) => said.push(say));
      const onward = page.locator("[data-zone=guide] .actions [data-key=guide-next]");
      if (!(await onward.count())) break;
      const table = page.url();
      await onward.click();
      await page.waitForURL((url) => url.href !== table);
    }
    expect(said.filter((say) => !known.has(say))).toEqual([]);
    expect(said.length).toBe(known.size);
    await page.context().close();
  },
  LONG,
);
