import { expect, test } from "vitest";
import { Alone } from "../browser/alone";
import { picker } from "../browser/playing";
import { Firefox } from "./firefox";
import { playInFirefox } from "./playing";
const log = (what: string, more: unknown = "") => console.log(new Date().toISOString().slice(14, 19), what, more);
test("debug", async () => {
  const host = await Alone.open();
  const firefox = await Firefox.open();
  try {
    await firefox.goto(host.address);
    await firefox.run((text) => localStorage.setItem("drakehall.settings", text), JSON.stringify({ language: "en", confirm: "never", motion: "off", opponents: { smoki: { count: 2, strength: "adept" } } }));
    await firefox.reload();
    await firefox.shows("[aria-label='Play: Smoki']");
    log("lobby");
    await firefox.click("[aria-label='Play: Smoki']");
    log("clicked");
    await firefox.shows(".room");
    log("room"); console.log(await firefox.run(() => document.body.innerText.slice(0, 800)));
    await playInFirefox(firefox, picker(3), 2);
    log("played", await firefox.run(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistration())?.active?.state, navigator.serviceWorker.controller?.state]));
    await firefox.run(async () => {
      const isKept = (names: string[]) =>
        names.some((name) => name.startsWith("drakehall-")) && !names.some((name) => name.startsWith("draft-"));
      while (!isKept(await caches.keys())) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    log("kept");
    await host.cut();
    log("cut");
    await firefox.reload().catch((error: unknown) => log("reload", error));
    log("reloaded", await firefox.run(() => document.documentElement.outerHTML.slice(0, 600)));
    await firefox.shows(".room");
    log("room again");
    await host.serve();
    expect(1).toBe(1);
  } finally {
    await firefox.close();
    await host.close();
  }
}, 3_000_000);
