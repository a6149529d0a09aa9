/** People who share a device, in the hall of a browser: what it keeps is looked through at every hand-over, too. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Alone } from "./alone";
import { picker } from "./playing";
import { handRound, setTable } from "./sharing";

let host: Alone;
beforeAll(async () => {
  host = await Alone.open();
});
afterAll(async () => {
  await host?.close();
  expect(host.faults).toEqual([]);
});

const LONG = 1_500_000;

test.each(["wyrmspan", "simurgh"])(
  "%s: two people and a bot hand a device to and fro without a server",
  async (game) => {
    const page = await host.visit();
    await setTable(page, host.address, game, 2, { bots: 1 });
    const looked: boolean[] = [];
    const stored = (text: string) => looked.push(text.includes('\\"name\\":\\"Jan\\"'));
    const handed = await handRound({ page, game, served: false }, picker(3), 6, stored);
    expect(handed.times).toBe(6);
    expect(handed.secrets).toBeGreaterThan(20);
    expect(looked).toEqual([true, true, true, true, true, true]); // the table lies in IndexedDB, and was looked through
    await page.getByRole("button", { name: "Settings" }).first().click();
    await page.locator("dialog[open] h2").first().waitFor();
    expect(await page.getByRole("button", { name: "Take this game along" }).count()).toBe(0);
    await page.context().close();
  },
  LONG,
);
