/** A new version of the page comes while somebody plays: nothing breaks, and the next visit has it. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Alone, OPENS } from "./alone";
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
  "an update never breaks a running game: it goes on in its own version, is there in the next, and without a network",
  async () => {
    const page = await host.visit();
    await host.begin(page, "Smoki", "smoki", ["adept"]);
    await playByMouse(page, picker(3), 3);
    await host.kept(page);
    const seq = () => page.locator(".room").getAttribute("data-seq").then(Number);
    const isNext = () => page.evaluate(() => document.querySelector("meta[name=next]") !== null);
    const kept = () => page.evaluate(() => caches.keys());
    const [former] = await kept();

    const gone = host.update();
    expect(gone.length).toBeGreaterThan(20);
    expect(await page.evaluate((path) => fetch(path, { cache: "no-store" }).then(({ ok }) => ok), gone[0]!)).toBe(true);
    await playByMouse(page, picker(4), 3);
    await page.evaluate(async () => {
      const ours = (await navigator.serviceWorker.getRegistration())!;
      await ours.update();
      while (!ours.waiting) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await kept()).toHaveLength(2);
    const missing = await page.evaluate(async (paths) => {
      const answers = await Promise.all(paths.map((path) => fetch(path, { cache: "no-store" }).catch(() => null)));
      return paths.filter((_, i) => !answers[i]?.ok);
    }, gone);
    expect(missing).toEqual([]);
    await playByMouse(page, picker(5), 2);
    expect(await isNext()).toBe(false);

    const before = await seq();
    const context = page.context();
    const address = page.url();
    await page.close();
    const next = await context.newPage();
    await next.goto(address);
    await next.locator(".room").waitFor(OPENS);
    expect(await next.evaluate(() => document.querySelector("meta[name=next]") !== null)).toBe(true);
    expect(await next.locator(".room").getAttribute("data-seq").then(Number)).toBeGreaterThanOrEqual(before);
    await next.waitForFunction(async (former) => !(await caches.keys()).includes(former!), former, OPENS);
    await playByMouse(next, picker(6), 2);

    await host.cut();
    await next.reload();
    await next.locator(".room").waitFor(OPENS);
    expect(await next.evaluate(() => document.querySelector("meta[name=next]") !== null)).toBe(true);
    await playByMouse(next, picker(7), 2);
    await context.close();
    await host.serve();
  },
  LONG,
);
