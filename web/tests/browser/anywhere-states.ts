/** What is shown of a shared device and of the hall in the browser, each state on a page of its own. */

import type { Page } from "playwright-core";
import type { Hall } from "./hall";
import { ask } from "./people";
import { playByMouse } from "./playing";
import { NAMES, turn } from "./sharing";

type State = (hall: Hall, page: Page) => Promise<void>;

/** Set a table for those at this device; gives where it is. */
async function shared(hall: Hall, page: Page, started: boolean): Promise<string> {
  await page.goto(hall.address);
  await ask(page, "POST", "/api/guest", { name: NAMES[0] });
  const wanted = { game: "smoki", seats: 4, open: false, beside: NAMES.slice(1), options: { starting_seat: 0 } };
  const { id } = (await ask<{ table: { id: string } }>(page, "POST", "/api/tables", wanted)).table;
  if (started) await ask(page, "POST", `/api/tables/${id}/start`, { fill: "random" });
  await page.goto(`${hall.address}#/t/${id}`);
  return id;
}

/** Open the hall in the browser while its files are on their way, or cannot be had. */
async function opening(hall: Hall, page: Page, arrives: boolean): Promise<void> {
  await page.route("**/python/**", (route) => (arrives ? new Promise<void>(() => undefined) : route.abort()));
  await page.goto(`${hall.address}#/here/`);
  await page.locator("article").first().waitFor();
  await page.locator("article .button.main").first().click();
  await page.locator(arrives ? ".opening progress" : ".opening[role=alert]").waitFor();
}

export const STATES: Record<string, State> = {
  here: async (hall, page) => {
    await page.goto(`${hall.address}#/here/`);
    await page.getByRole("article").nth(3).waitFor();
  },
  "new-shared": async (hall, page) => {
    await page.goto(`${hall.address}#/new/wyrmspan`);
    await page.locator("[data-key=sharing]").selectOption("3");
    await page.locator("[data-companion='1']").fill("Zosia");
  },
  "gathering-shared": async (hall, page) => {
    await shared(hall, page, false);
    await page.locator("#companion").waitFor();
  },
  curtain: async (hall, page) => {
    await shared(hall, page, true);
    await page.locator("[data-ready] [data-look]").waitFor();
  },
  "curtain-twice": async (hall, page) => {
    await shared(hall, page, true);
    await page.locator("[data-ready] [data-look]").click();
    await page.locator("[data-curtain]").waitFor({ state: "detached" });
    while ((await turn(page)) === "mine") await playByMouse(page, () => 0, 1);
    await page.locator("[data-ready] [data-look]").nth(1).waitFor();
  },
  opening: (hall, page) => opening(hall, page, true),
  "opening-failed": (hall, page) => opening(hall, page, false),
};
