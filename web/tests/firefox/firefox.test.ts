/** Whole games in a real Firefox: without a server and then without a network, and at a table with a Chromium. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { Alone } from "../browser/alone";
import { Hall } from "../browser/hall";
import { ask } from "../browser/people";
import { picker, playByMouse } from "../browser/playing";
import { Firefox } from "./firefox";
import { playInFirefox } from "./playing";

const LONG = 3_000_000;

let firefox: Firefox;
beforeEach(async () => {
  firefox = await Firefox.open();
});
afterEach(() => firefox?.close());

const settle = (settings: object) =>
  firefox.run((text) => localStorage.setItem("drakehall.settings", text), JSON.stringify(settings));
const seqOf = () => firefox.run(() => Number(document.querySelector<HTMLElement>(".room")?.dataset["seq"]));

test(
  "a whole game against two adepts in the hall in the browser, without a network after the first load",
  async () => {
    const host = await Alone.open();
    try {
      await firefox.goto(host.address);
      const opponents = { smoki: { count: 2, strength: "adept" } };
      await settle({ language: "en", confirm: "never", motion: "off", opponents });
      await firefox.comeBack();
      await firefox.shows("[data-key='play-smoki']");
      await firefox.click("[data-key='play-smoki']");
      await firefox.shows(".room");
      await playInFirefox(firefox, picker(3), 6);
      await firefox.run(async () => {
        while (!(await caches.match("whole"))) await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      await host.cut();
      const before = await seqOf();
      await firefox.comeBack();
      await firefox.shows(".room");
      expect(await seqOf()).toBeGreaterThanOrEqual(before);
      await playInFirefox(firefox, picker(5));
      expect(await firefox.run(() => document.querySelectorAll("dialog[open] thead .name").length)).toBe(3);
      await host.serve();
    } finally {
      await host.close();
    }
  },
  LONG,
);

test(
  "a Firefox and a Chromium play a whole game of Wyrmspan at one table of a server",
  async () => {
    const hall = await Hall.open();
    try {
      const ola = await hall.visit();
      await ola.goto(hall.address);
      await ask(ola, "POST", "/api/guest", { name: "Ola" });
      const wanted = { game: "wyrmspan", seats: 2, open: false };
      const { table, invitation } = await ask<{ table: { id: string }; invitation: string }>(
        ola,
        "POST",
        "/api/tables",
        wanted,
      );
      await firefox.goto(hall.address);
      await settle({ language: "pl", confirm: "never", motion: "off" });
      await firefox.goto(`${hall.address}#/t/${table.id}?invitation=${invitation}`);
      await firefox.comeBack();
      await firefox.shows("main .button.main.big");
      await firefox.click("main .button.main.big");
      await ola.goto(`${hall.address}#/t/${table.id}`);
      await ola.getByText("Everyone is here").waitFor({ timeout: 0 });
      await ola.getByRole("button", { name: "Start the game" }).click();
      await firefox.shows(".room");
      await Promise.all([playByMouse(ola, picker(4)), playInFirefox(firefox, picker(6))]);
      const scores = await firefox.run(() => document.querySelector("dialog[open] [data-over]")?.textContent);
      expect(scores).toBeTruthy();
      expect(hall.faults).toEqual([]);
    } finally {
      await hall.close();
    }
  },
  LONG,
);
