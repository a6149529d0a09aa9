/**
 * Pictures of every page in every viewport, language and theme, for people to look at: written to `shots/`.
 * `SHOTS="smoki phone pl"` takes only those whose names hold all of these words.
 */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Cookie, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall, SCREENS, type Screen } from "./hall";
import { playByWire } from "./wire";

const folder = fileURLToPath(new URL("../../shots/", import.meta.url));
const wanted = (process.env["SHOTS"] ?? "").split(" ").filter(Boolean);
const isWanted = (name: string) => wanted.every((word) => name.split("-").includes(word));

/** How many moves of one's own lead to the middle of a game. */
const MIDDLE: Record<string, number> = { smoki: 22, dragon_castle: 44, wyrmspan: 70, simurgh: 22 };
const STAGES = ["start", "middle", "end"] as const;
const LANGUAGES = ["en", "pl"] as const;
const THEMES = ["light", "dark"] as const;

/** How others see: no colours at all, and three deficiencies as matrices (Machado and others, full strength). */
const SIGHTS: Record<string, string> = {
  greyscale: "0.299 0.587 0.114 0 0 0.299 0.587 0.114 0 0 0.299 0.587 0.114 0 0 0 0 0 1 0",
  protanopia: "0.152 1.053 -0.205 0 0 0.115 0.786 0.099 0 0 -0.004 -0.048 1.052 0 0 0 0 0 1 0",
  deuteranopia: "0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0",
  tritanopia: "1.256 -0.077 -0.179 0 0 -0.078 0.931 0.148 0 0 0.005 0.691 0.304 0 0 0 0 0 1 0",
};

let hall: Hall;
let cookies: Cookie[] = [];
const tables: Record<string, string> = {};

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  hall = await Hall.open();
  const page = await hall.visit();
  for (const [game, moves] of Object.entries(MIDDLE)) {
    for (const stage of STAGES) {
      const needed = [`${game}-${stage}`, "lobby", ...(stage === "end" ? ["games", "statistics", "course"] : [])];
      if (!needed.some(isWantedSomewhere)) continue;
      const id = await hall.table(page, { game, seats: 3, bots: ["random", "random"] });
      tables[`${game}-${stage}`] = id;
      if (stage !== "start") await playByWire(page, id, stage === "middle" ? moves : 2000);
    }
  }
  cookies = await page.context().cookies();
  await page.context().close();
}, 600_000);
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

function isWantedSomewhere(name: string): boolean {
  return (
    VIEWS.some((view) => isWanted([name, ...view].join("-"))) ||
    Object.keys(SIGHTS).some((sight) => isWanted(`${name}-${sight}`))
  );
}

const VIEWS = (Object.keys(SCREENS) as Screen[]).flatMap((viewport) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => [viewport, language, theme] as const)),
);
/** The pages that are longer than a screen are taken as a whole. */
const PAGES: readonly (readonly [name: string, place: string, ready: string])[] = [
  ["lobby", "#/", "article >> nth=3"],
  ["new", "#/new/wyrmspan", "main .button"],
  ["rules", "#/rules/dragon_castle", "h1"],
  ["unverified", "#/unverified/wyrmspan", "main .button"],
  ["games", "#/games", "main li"],
  ["learn", "#/learn", "main .button"],
  ["lessons", "#/learn/wyrmspan", "[data-key=lesson]"],
  ["account", "#/account", "main .card"],
  ["people", "#/people", "main > p:not(.lead)"],
  ["bots", "#/bots", "main li"],
  ["notifications", "#/notifications", "main form"],
  ["statistics", "#/statistics", "main section"],
  ["ratings", "#/ratings", "main tbody tr"],
];
const WHOLE = PAGES.map(([name]) => name).filter((name) => !["new", "rules"].includes(name));

async function take(page: Page, name: string, whole = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: whole });
}

async function openTable(page: Page, id: string, ended: boolean): Promise<void> {
  await page.goto(`${hall.address}#/t/${id}`);
  await page
    .locator(ended ? "dialog[open] [data-over]" : ".board [data-legal]:visible, .strip [data-number]:visible")
    .first()
    .waitFor();
  const recap = page.locator(".recap .button");
  if (!ended && (await recap.count())) await recap.first().click();
}

test.each(VIEWS)(
  "pictures, %s %s %s",
  async (viewport, language, theme) => {
    const of = (name: string) => [name, viewport, language, theme].join("-");
    const page = await hall.visit({ viewport, language, theme });
    await page.context().addCookies(cookies);
    for (const [name, place, ready] of PAGES) {
      if (!isWanted(of(name))) continue;
      await page.goto(hall.address + place);
      await page.locator(ready).first().waitFor();
      await take(page, of(name), WHOLE.includes(name));
    }
    for (const [name, id] of Object.entries(tables)) {
      if (!isWanted(of(name))) continue;
      await openTable(page, id, name.endsWith("end"));
      await take(page, of(name));
    }
    if (tables["smoki-end"] && isWanted(of("course"))) {
      await page.goto(`${hall.address}#/t/${tables["smoki-end"]}/course`);
      await page.locator("[data-course]").waitFor({ timeout: 0 });
      await take(page, of("course"), true);
    }
    if (isWanted(of("lesson"))) {
      await page.goto(`${hall.address}#/learn/simurgh`);
      await page.locator("[data-key=lesson]").click();
      await page.locator("[data-zone=guide] .button").first().waitFor();
      await take(page, of("lesson"));
    }
    if (isWanted(of("gathering"))) {
      await page.goto(`${hall.address}#/new/wyrmspan`);
      await page.locator("main .button.main").click();
      await page.locator("input[readonly]").waitFor();
      await page.locator("[data-living] .button").waitFor();
      await take(page, of("gathering"), true);
    }
    if (tables["smoki-start"] && isWanted(of("settings"))) {
      await openTable(page, tables["smoki-start"], false);
      await page.getByRole("button", { name: language === "pl" ? "Ustawienia" : "Settings" }).click();
      await take(page, of("settings"));
    }
    await page.context().close();
  },
  600_000,
);

test.each(Object.entries(SIGHTS))("pictures as seen with %s", async (sight, matrix) => {
  const page = await hall.visit();
  await page.context().addCookies(cookies);
  for (const [name, id] of Object.entries(tables)) {
    if (!name.endsWith("middle") || !isWanted(`${name}-${sight}`)) continue;
    await openTable(page, id, false);
    await page.evaluate((values) => {
      const filter = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><filter id="sight" color-interpolation-filters="linearRGB"><feColorMatrix values="${values}"/></filter></svg>`;
      document.body.insertAdjacentHTML("beforeend", filter);
      document.documentElement.style.filter = "url(#sight)";
    }, matrix);
    await take(page, `${name}-${sight}`);
  }
  await page.context().close();
});
