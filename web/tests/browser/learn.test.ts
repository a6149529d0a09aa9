/** Learning on the page: lessons played to their end, exercises, what is kept, and that everybody can use it. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { followAdvice, learn, move, settled } from "./learner";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const LONG = 900_000;
const MOST_SECTIONS = 20;

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

async function begin(page: Page, game: string, selector = "[data-key=lesson]"): Promise<void> {
  await page.goto(`${hall.address}#/learn/${game}`);
  await page.locator(selector).click();
  await page.locator("[data-zone=guide]").waitFor();
}

const keptOf = (page: Page, game: string) =>
  page.evaluate(
    (game) => JSON.parse(localStorage.getItem("drakehall.progress") ?? "{}").games?.[game] ?? null,
    game,
  ) as Promise<{
    sections: Record<string, string>;
    begun: Record<string, { told: string[] }>;
    exercises: Record<string, { done: string | null; failed: string[] }>;
  } | null>;

/** What the hall says a game has to teach. */
const taught = (page: Page, game: string) =>
  page.evaluate(async (game) => (await fetch(`/api/games/${game}/learn`)).json(), game) as Promise<{
    sections: { id: string }[];
    puzzles: { id: string }[];
  }>;

test.each([
  ["smoki", "desk"],
  ["dragon_castle", "desk"],
  ["wyrmspan", "desk"],
  ["simurgh", "desk"],
  ["dragon_castle", "phone"],
  ["wyrmspan", "phone"],
  ["simurgh", "phone"],
] as const)(
  "%s on a %s: the whole lesson, played as the guide advises",
  async (game, viewport) => {
    const page = await hall.visit({ viewport });
    await begin(page, game);
    const { sections } = await taught(page, game);
    for (let section = 0; section < MOST_SECTIONS; section++) {
      const steps = await learn(page);
      expect(steps.length, `${game}, section ${section + 1}`).toBeGreaterThan(0);
      expect(await page.locator("[data-zone=guide] li").count(), "what was learnt").toBeGreaterThan(0);
      const onward = page.locator("[data-zone=guide] .actions [data-key=guide-next]");
      if (!(await onward.count())) break;
      const table = page.url();
      await onward.click();
      await page.waitForURL((url) => url.href !== table);
    }
    await page.getByText("You know how to play").waitFor();
    expect(Object.keys((await keptOf(page, game))!.sections)).toEqual(sections.map(({ id }) => id));
    await page.goto(`${hall.address}#/learn/${game}`);
    await page.locator("li.done").last().waitFor();
    expect(await page.locator("li.done").count()).toBe(sections.length);
    await page.context().close();
  },
  LONG,
);

test(
  "a section on a phone: the guide covers nothing, and a real game with the guide follows the lesson",
  async () => {
    const page = await hall.visit({ viewport: "phone", language: "pl" });
    await begin(page, "smoki");
    await settled(page);
    const covered = await page.evaluate(() => {
      const guide = document.querySelector("[data-zone=guide]")!.getBoundingClientRect();
      const spots = [...document.querySelectorAll(".board [data-legal]")].map((each) => each.getBoundingClientRect());
      return { count: spots.length, under: spots.filter(({ top, bottom }) => bottom > guide.top || top < 56).length };
    });
    expect(covered.count).toBeGreaterThan(0);
    expect(covered.under).toBe(0);
    await learn(page);
    await page.locator("[data-guide=finished]").waitFor();
    await page.goto(`${hall.address}#/learn/smoki`);
    await page.getByRole("button", { name: "Zagraj naprawdę" }).click();
    await page.locator("[data-zone=guide]").waitFor();
    await settled(page);
    await page.locator("[data-key=guide-leave]").click();
    await page.locator("[data-zone=guide]").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Ustawienia" }).click();
    await page.locator("[data-key=teach]").check();
    await page.keyboard.press("Escape");
    await page.locator("[data-zone=guide]").waitFor();
    await page.context().close();
  },
  LONG,
);

test("a section by keyboard alone, and what lights up is named", async () => {
  const page = await hall.visit();
  await page.goto(`${hall.address}#/learn/dragon_castle`);
  await page.locator("[data-section=sets]").focus();
  await page.keyboard.press("Enter");
  const step = page.locator("[data-guide=step]");
  for (const expected of ["pair", "twin", "adjacent", "second"]) {
    await settled(page);
    expect(await step.getAttribute("data-step")).toBe(expected);
    if (expected === "adjacent") {
      expect(await page.locator("[data-zone=guide] [aria-live]").innerText()).toContain("On the board:");
      expect(await page.locator("[data-spot=realm-b2]").getAttribute("aria-label")).toContain("the guide points here");
    }
    const seq = await page.locator(".room").getAttribute("data-seq");
    await page.keyboard.press("w");
    const onBoard = page.locator(".board [data-hinted][tabindex]");
    const target = (await onBoard.count()) ? onBoard.last() : page.locator(".strip [data-hinted]");
    await target.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((seq) => document.querySelector<HTMLElement>(".room")?.dataset["seq"] !== seq, seq);
  }
  await settled(page);
  expect(await step.getAttribute("data-step")).toBe("consolidated");
  await page.keyboard.press("n");
  expect(await step.getAttribute("data-step")).toBe("build");
  await page.keyboard.press("p");
  expect(await step.getAttribute("data-step")).toBe("consolidated");
  await page.keyboard.press("n");
  expect(await page.locator("[data-key=guide-next]").count(), "the board still asks something").toBe(0);
  await page.locator(".board [data-legal][tabindex]").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-guide=finished]").waitFor();
  await page.keyboard.press("x");
  await page.waitForURL(/#\/learn\/dragon_castle$/);
  await page.context().close();
});

test("another move than the advised one is answered to, and can be taken back", async () => {
  const page = await hall.visit();
  await begin(page, "wyrmspan");
  await settled(page);
  await page.locator("[data-key=guide-next]").click();
  expect(await page.locator("[data-guide=step]").getAttribute("data-step")).toBe("keep");
  const other = page.locator(".board [data-spot^=dragon-][data-legal]:not([data-lit])").first();
  await other.click();
  await page.locator("[data-guide=answer]").waitFor();
  await page.locator("[data-key=guide-back]", { hasText: /^Undo$/ }).click();
  await page.locator("[data-step=keep]").waitFor();
  await other.click();
  await page.locator("[data-guide=answer]").waitFor();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.locator("[data-step=keep-two]").waitFor();
  await page.context().close();
});

test("a section that is left goes on where it was, after a reload and from the home page", async () => {
  const page = await hall.visit();
  await begin(page, "smoki", "[data-section=turn]");
  await settled(page);
  await followAdvice(page);
  await settled(page);
  const step = await page.locator("[data-guide=step]").getAttribute("data-step");
  expect(step).toBe("place");
  const table = page.url();
  await page.reload();
  await page.locator("[data-step=place]").waitFor();
  await page.locator("[data-key=guide-leave]").click();
  await page.waitForURL(/#\/learn\/smoki$/);
  await page.goto(hall.address);
  await page.locator("[data-key=five]").click();
  await page.locator("[data-step=place]").waitFor();
  expect(page.url()).toBe(table);
  await page.context().close();
});

/** Make moves of Smoki by clicking these elements, reading on where a round ends. */
async function click(page: Page, ...elements: string[]): Promise<void> {
  for (const element of elements) {
    await move(page, () => page.locator(`[data-spot=${element}][data-legal]`).click());
  }
}

test("an exercise that is missed says what it led to and shows the way; then it is solved", async () => {
  const page = await hall.visit();
  const id = "eight-under-eight";
  const tries = async () => (await keptOf(page, "smoki"))?.exercises[id];
  await begin(page, "smoki", `[data-exercise=${id}]`);
  await page.locator("[data-guide=task]").waitFor();
  await click(page, "pile-1");
  await page.locator("[data-guide=answer]").getByText("8 + 5 = 13").waitFor();
  await page.locator("[data-key=guide-next]").click();
  await page.locator("[data-guide=answer]").waitFor({ state: "detached" });
  await click(page, "slot-3", "pile-0");
  await page.locator("[data-guide=missed]").waitFor();
  await page.getByText("even two eights cost nothing").waitFor();
  expect(await tries()).toMatchObject({ done: null });
  const table = page.url();
  await page.locator("[data-key=guide-show]").click();
  await page.waitForURL((url) => url.href !== table);
  for (const [step, mark] of ["pile-0", "slot-3", "pile-0"].entries()) {
    await page.getByText(`The way, step ${step + 1} of 3`).waitFor();
    await page.locator(`[data-spot=${mark}][data-hinted]`).waitFor();
    await move(page, () => page.locator("[data-key=guide-next]").click());
  }
  await page.locator("[data-guide=way-over]").waitFor();
  expect(await tries(), "looking on is no try").toMatchObject({ done: null });
  await page.locator("[data-key=guide-next]").click();
  await page.locator("[data-guide=task]").waitFor();
  await click(page, "pile-0", "slot-3", "pile-0");
  await page.locator("[data-guide=reached]").waitFor();
  const after = await tries();
  expect(after?.done).not.toBeNull();
  expect(after?.failed, "it comes back all the same").toHaveLength(1);
  await page.locator("[data-key=guide-next]").click();
  await page.getByText("End the round with a sum below 0").waitFor();
  await page.context().close();
});

const CHOICES = [
  { move: "take_open 0", points: 4.2, win: 0.81 },
  { move: "draw_hidden", points: 1.1, win: 0.55 },
  { move: "take_open 1", points: -2.3, win: 0.34 },
];

/**
 * A hall that has a puzzle: an exercise of Smoki is told as one, with a verdict on the first decision. The page is what is looked at
 * here; what the hall says of its own puzzles is tested where they are.
 */
async function withPuzzle(page: Page): Promise<void> {
  await page.route("**/api/games/smoki/learn", async (route) => {
    if (route.request().method() === "POST") {
      const { item } = route.request().postDataJSON() as { item: string };
      expect(item).toBe("p7");
      return route.continue({ postData: JSON.stringify({ kind: "exercise", item: "eight-under-eight" }) });
    }
    const answer = await route.fetch();
    return route.fulfill({
      json: { ...(await answer.json()), puzzles: [{ id: "p7", level: 3, seats: 2 }], daily: "p7" },
    });
  });
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    let first: string | null = null;
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as { type: string; action?: string };
      if (frame.type === "act") first ??= frame.action ?? null;
      server.send(text);
    });
    server.onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (frame.type === "table") frame.table.study = { kind: "puzzle", item: "p7" };
      if (frame.type === "guidance") {
        const lost = 4.2 - (CHOICES.find(({ move }) => move === first)?.points ?? 4.2);
        const told = {
          kind: "puzzle",
          move: first,
          lost,
          solved: lost === 0,
          best: "take_open 0",
          choices: CHOICES,
          level: 3,
        };
        frame.verdict = first ? { ...told, reasons: [], decoy: true, in_points: true } : null;
      }
      socket.send(JSON.stringify(frame));
    });
  });
}

test.each([
  ["en", "desk"],
  ["pl", "phone"],
] as const)("the puzzle of the day is answered, %s on a %s", async (language, viewport) => {
  const page = await hall.visit({ language, viewport });
  await withPuzzle(page);
  await page.goto(`${hall.address}#/learn`);
  await page.locator("[data-daily=smoki]").click();
  await page.locator("[data-zone=guide]").waitFor();
  await settled(page);
  expect(await page.locator("[data-guide=verdict]").count()).toBe(0);
  await click(page, "pile-1");
  const said = await page.locator("[data-guide=verdict]").innerText();
  expect(said).toContain(language === "pl" ? "oddaje 6,5 punktu" : "gives away 6.5 points");
  const rows = page.locator("[data-zone=guide] tbody tr");
  expect(await rows.count()).toBe(3);
  const widths = await page.locator("[data-zone=guide] .bar").evaluateAll((all) => all.map((bar) => bar.clientWidth));
  expect([...widths].sort((a, b) => b - a)).toEqual(widths);
  expect(await rows.last().innerText()).toMatch(/−2[.,]3[^]*34\s?%/);
  expect(await rows.last().getAttribute("class")).toContain("mine");
  expect(await complaints(page)).toEqual([]);
  await page.goto(`${hall.address}#/learn`);
  await page
    .locator("[data-daily=smoki]")
    .getByText(language === "pl" ? "już z odpowiedzią" : "Answered")
    .waitFor();
  // The day after it comes back.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("drakehall.progress")!);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    kept.games.smoki.puzzles.p7.failed = [yesterday];
    localStorage.setItem("drakehall.progress", JSON.stringify(kept));
  });
  await page.reload();
  await page.getByRole("heading", { name: language === "pl" ? "Wraca dzisiaj" : "Comes back today" }).waitFor();
  await page.context().close();
});

async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(context: object): Promise<Found> } };
    const found = await axe.run({ exclude: ["[data-spot]"] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
    );
  });
}

test.each([
  ["en", "light", "desk"],
  ["pl", "dark", "desk"],
  ["en", "dark", "phone"],
  ["pl", "light", "phone"],
] as const)("pages for learning are accessible, %s %s on a %s", async (language, theme, viewport) => {
  const page = await hall.visit({ language, theme, viewport });
  for (const place of ["#/", "#/learn", "#/learn/wyrmspan"]) {
    await page.goto(hall.address + place);
    await page.locator("[data-key=five], [data-key=lesson]").first().waitFor();
    expect(await complaints(page), place).toEqual([]);
    const [wide, most] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide, `${place} is no wider than the screen`).toBe(most);
  }
  await begin(page, "smoki");
  await settled(page);
  expect(await complaints(page), "a step").toEqual([]);
  await page.getByRole("button", { name: language === "pl" ? "Zasada" : "The rule" }).click();
  await page.locator("dialog[open] dd").first().waitFor();
  expect(await complaints(page), "a rule").toEqual([]);
  await page.keyboard.press("Escape");
  await learn(page);
  expect(await complaints(page), "the end of a section").toEqual([]);
  await begin(page, "smoki", "[data-exercise=eight-under-eight]");
  await page.locator("[data-guide=task]").waitFor();
  await click(page, "pile-1", "slot-3", "pile-0");
  await page.locator("[data-guide=missed]").waitFor();
  expect(await complaints(page), "a missed exercise").toEqual([]);
  await page.context().close();
});
