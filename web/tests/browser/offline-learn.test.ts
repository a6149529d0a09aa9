/** What else the hall in the browser offers, with the network cut: hints, lessons, puzzles, the course of a game, rules. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Alone, OPENS } from "./alone";
import { learn, settled } from "./learner";
import { picker, playByMouse } from "./playing";

let host: Alone;
beforeAll(async () => {
  host = await Alone.open();
});
afterAll(async () => {
  await host?.close();
  expect(host.faults).toEqual([]);
});

const LONG = 1_500_000;

test(
  "a hint, the course of a game, rules, a lesson and a puzzle need no network",
  async () => {
    const page = await host.visit();
    await host.begin(page, "Smoki", "smoki", ["greedy"]);
    await host.kept(page);
    await host.cut();
    page.setDefaultTimeout(0); // a busy machine is nobody's fault

    await page.locator(".board [data-legal]").first().waitFor(OPENS);
    await page.keyboard.press("h");
    await page.locator("header").getByText("Hint: ").waitFor();
    await page.locator("[data-hinted]").first().waitFor();
    await page.keyboard.press("h");

    await playByMouse(page, picker(5));
    const course = page.locator("dialog[open] [data-course]");
    await course.waitFor();
    expect(await course.locator("figure > svg .line").count()).toBe(2);
    expect(await course.locator(".moments > li").count()).toBeGreaterThan(0);

    await page.goto(`${host.address}#/rules/wyrmspan`);
    await page.locator("main section").nth(3).waitFor();
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(1000);

    await page.goto(`${host.address}#/learn/smoki`);
    await page.locator("[data-key=lesson]").click();
    await page.locator("[data-zone=guide]").waitFor();
    expect((await learn(page)).length).toBeGreaterThan(0);
    await page.locator("[data-guide=finished]").waitFor();

    await page.goto(`${host.address}#/learn/dragon_castle`);
    await page.locator("[data-puzzle]").first().click();
    await page.locator("[data-zone=guide]").waitFor();
    await settled(page);
    expect(await page.locator("[data-guide=verdict]").count()).toBe(0);
    await playByMouse(page, picker(3), 2, async () => (await page.locator("[data-guide=verdict]").count()) > 0);
    await page.locator("[data-guide=verdict]").waitFor();
    expect(await page.locator("[data-zone=guide] tbody tr").count()).toBeGreaterThan(1);
    await page.context().close();
    await host.serve();
  },
  LONG,
);
