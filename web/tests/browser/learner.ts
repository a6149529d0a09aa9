/** A learner who does what the guide says: reads on, lets the advised move be shown, and makes it on the board. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { picker, playByMouse } from "./playing";

const MOST = 120;
const NEXT = "[data-key=guide-next]";
const SHOW = "[data-key=guide-show]";
const ONWARDS = "[data-key=onwards]";
const ANSWERED = "[data-zone=guide]";

/** Wait until the guide has spoken about the position that is shown. */
export async function settled(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    ([zone, onwards]) => {
      if (document.querySelector(onwards!)) return "onwards";
      const seq = document.querySelector<HTMLElement>(".room")?.dataset["seq"];
      return seq !== undefined && document.querySelector<HTMLElement>(zone!)?.dataset["answered"] === seq ? seq : null;
    },
    [ANSWERED, ONWARDS] as const,
  );
  return (await found.jsonValue()) as string;
}

/** Read and play a section to its end; gives the steps that were on screen, and tells what each of them said. */
export async function learn(page: Page, heard: (say: string) => void = () => {}): Promise<string[]> {
  const steps: string[] = [];
  const luck = picker(3);
  for (let i = 0; i < MOST; i++) {
    if ((await settled(page)) === "onwards") {
      await page.locator(ONWARDS).click();
      continue;
    }
    if (await page.locator("[data-guide=finished]").count()) return steps;
    await note(page, steps, heard);
    if (await page.locator(NEXT).count()) await page.locator(NEXT).click();
    else if (await page.locator(SHOW).count()) await followAdvice(page);
    else await playByMouse(page, luck, 1);
  }
  throw new Error(`the section does not end after ${steps.join(", ")}`);
}

/** Note the step on screen; everything that it speaks of must be marked on the board, and the first of it seen. */
async function note(page: Page, steps: string[], heard: (say: string) => void): Promise<void> {
  const step = page.locator("[data-guide=step]");
  if (!(await step.count())) return;
  const id = (await step.getAttribute("data-step")) ?? "";
  if (steps.includes(id)) return;
  steps.push(id);
  heard(await step.innerText());
  const lights = ((await step.getAttribute("data-light")) ?? "").split(" ").filter(Boolean);
  for (const name of lights) {
    const marked = page.locator(`.board :is([data-spot="${name}"], [data-shown="${name}"])[data-lit]`);
    expect(await marked.count(), `${id} lights ${name}`).toBeGreaterThan(0);
  }
  if (lights[0])
    await page.waitForFunction(isSeen, `.board :is([data-spot="${lights[0]}"], [data-shown="${lights[0]}"])`);
}

/** Whether most of some element is on the screen, with nothing that it would have to be scrolled out of. */
async function isSeen(selector: string): Promise<boolean> {
  const seen = [...document.querySelectorAll(selector)].map(
    (each) =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(([found], observer) => {
          observer.disconnect();
          resolve(found!.intersectionRatio > 0.5);
        }).observe(each);
      }),
  );
  return (await Promise.all(seen)).includes(true);
}

/** Let the guide show the move, and make it by clicking what is marked. */
export async function followAdvice(page: Page): Promise<void> {
  const before = await page.locator(".room").getAttribute("data-seq");
  await page.locator(SHOW).click();
  await makeMarked(page, before ?? "");
}

/** Click what is marked until the move is made. */
async function makeMarked(page: Page, before: string): Promise<void> {
  const marked = page.locator(".board [data-hinted]:visible:not([data-picked]), .strip [data-hinted]:visible");
  for (let clicks = 0; clicks < 4; clicks++) {
    if (!(await marked.count())) {
      // What the board keeps behind a door can be done from the guide.
      if (clicks === 0) await page.locator("[data-key=guide-play]").click();
      break;
    }
    await marked.last().click();
    await page.locator(".room[data-weighing]").waitFor({ state: "detached" });
    const confirm = page.locator("[data-key=confirm]");
    if (await confirm.count()) await confirm.click();
    if (!(await page.locator(".board [data-picked], .board [data-hinted][aria-expanded=true]").count())) break;
  }
  await moved(page, before);
}

/** Wait until there is another position than one, or the end of a round to read. */
async function moved(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    ([seq, onwards]) =>
      document.querySelector<HTMLElement>(".room")?.dataset["seq"] !== seq || document.querySelector(onwards!),
    [before, ONWARDS] as const,
  );
}

/** Do something that makes a move, read on where a round ends, and wait until the guide has spoken about what follows. */
export async function move(page: Page, act: () => Promise<void>): Promise<void> {
  const before = (await page.locator(".room").getAttribute("data-seq")) ?? "";
  await act();
  await moved(page, before);
  if ((await settled(page)) !== "onwards") return;
  await page.locator(ONWARDS).click();
  await page.locator(ONWARDS).waitFor({ state: "detached" });
  await settled(page);
}
