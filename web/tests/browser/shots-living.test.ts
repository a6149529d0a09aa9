/** Pictures of the living room for people to look at, in `shots/`: a television and phones, before, in and after each game. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { ask } from "./people";
import { playByWire } from "./wire";

const folder = fileURLToPath(new URL("../../shots/", import.meta.url));
const wanted = (process.env["SHOTS"] ?? "").split(" ").filter(Boolean);

/** So many moves of the host's lead to the middle of a game. */
const MIDDLE: Record<string, number> = { smoki: 22, dragon_castle: 30, wyrmspan: 70, simurgh: 22 };
const GAMES = Object.keys(MIDDLE).filter((game) => wanted.every((word) => [game, "television"].includes(word)));

let hall: Hall;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}${name}.png` });
}

test.each(GAMES)(
  "%s in a living room",
  async (game) => {
    const host = await hall.visit({ viewport: "phone" });
    await host.goto(hall.address);
    await ask(host, "POST", "/api/guest", { name: "Ola" });
    const created = { game, seats: 4, bots: ["random", "random"], open: false };
    const { id } = (await ask<{ table: { id: string } }>(host, "POST", "/api/tables", created)).table;
    const { code } = await ask<{ code: string }>(host, "POST", `/api/tables/${id}/code`);
    const [television, guest] = [
      await hall.visit({ viewport: "wide" }),
      await hall.visit({ viewport: "phone", language: "pl" }),
    ];
    const speak = async (page: Page, language: string) => {
      await page.evaluate((language) => {
        const kept = JSON.parse(localStorage.getItem("drakehall.settings") ?? "{}") as object;
        localStorage.setItem("drakehall.settings", JSON.stringify({ ...kept, language }));
      }, language);
      await page.reload();
    };
    const both = async (page: Page, name: string, ready: string) => {
      for (const language of ["pl", "en"]) {
        await speak(page, language);
        await page.locator(ready).first().waitFor();
        await take(page, `${name}-${language}`);
      }
    };
    await television.goto(`${hall.address}#/tv/${code}`);
    await both(television, `${game}-television-gathering`, "[data-free]");
    await guest.goto(`${hall.address}#/join/${code}`);
    await both(guest, `${game}-phone-join`, "[data-key=sit]");
    await guest.locator("#name").fill("Jan");
    await guest.locator("[data-key=sit]").click();
    await guest.locator("[data-pin]").waitFor();
    await both(guest, `${game}-phone-gathering`, "[data-pin]");
    await ask(host, "POST", `/api/tables/${id}/start`, {});
    const other = playByWire(guest, id, 2000);
    await playByWire(host, id, MIDDLE[game]!);
    await both(television, `${game}-television-middle`, "[data-turn]");
    await host.goto(`${hall.address}#/join/${code}`); // a phone from now on
    await both(host, `${game}-phone-middle`, ".room[data-hand] .board [data-legal]:visible, .strip [data-number]");
    await playByWire(host, id, 2000);
    await other;
    await both(television, `${game}-television-end`, "[data-over]");
    for (const page of [host, guest, television]) await page.context().close();
  },
  600_000,
);
