/** Magnified pages, phones on their side, grey screens: nothing is lost. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall, PLACES } from "./hall";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const GAMES = ["smoki", "dragon_castle", "wyrmspan", "simurgh"];
/** A desk of 1280 × 800 magnified twice and (as WCAG 1.4.10 asks for) to 320 × 256, and a phone on its side. */
const SIZES = {
  "200 %": { width: 640, height: 400 },
  "400 %": { width: 320, height: 256 },
  "on its side": { width: 844, height: 390 },
};

const PHONES = { "a phone": { width: 390, height: 844 }, "a small phone": { width: 360, height: 640 } };

const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return [
      root.scrollWidth - root.clientWidth,
      [...document.querySelectorAll("header, .bottom")].filter(
        (each) => each.getBoundingClientRect().right > innerWidth + 1,
      ).length,
    ];
  });

test.each(Object.entries({ ...SIZES, ...PHONES }))("the hall reflows, %s", async (_, size) => {
  const page = await hall.visit({ language: "pl" });
  await page.setViewportSize(size);
  for (const place of PLACES) {
    await hall.arrive(page, place);
    await expect.poll(() => overflow(page), { message: place }).toEqual([0, 0]);
  }
  await page.context().close();
});

test.each(Object.entries(PHONES))("what waits for one has room in the header, %s", async (_, size) => {
  const page = await hall.visit({ viewport: "phone" });
  await page.setViewportSize(size);
  const turns = Array.from({ length: 12 }, (_, i) => ({ table: `t${i}`, game: "smoki", others: ["Jan"], due: null }));
  await page.route("**/api/waiting", (route) => route.fulfill({ json: { turns, invitations: [] } }));
  await page.goto(hall.address);
  await page.getByRole("link", { name: "Next turn" }).waitFor();
  expect(await overflow(page)).toEqual([0, 0]);
  await page.getByRole("button", { name: "12" }).click();
  const menu = (await page.locator("header .menu").boundingBox())!;
  expect([menu.x >= 0, menu.x + menu.width <= size.width]).toEqual([true, true]);
  await page.context().close();
});

test.each(GAMES)("%s can be played magnified and on its side", async (game) => {
  const page = await hall.visit({ language: "pl" });
  await hall.table(page, { game, seats: 2, bots: ["random"] });
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    const target = page.locator(".board [data-legal]:visible, .strip [data-number]:visible");
    await target.first().waitFor();
    expect(await overflow(page), name).toEqual([0, 0]);
    const before = await page.locator(".room").getAttribute("data-seq");
    await target.first().click();
    for (let more = 0; more < 3 && (await page.locator(".room").getAttribute("data-seq")) === before; more++) {
      const rest = page.locator(".strip [data-number]:visible, .board [data-legal]:not([data-picked]):visible");
      if (await page.locator(".board [data-picked]").count()) await rest.first().click();
    }
    await page.waitForFunction((old) => document.querySelector<HTMLElement>(".room")!.dataset["seq"] !== old, before);
    for (const tab of [1, 2, 3, 0]) await page.locator(".bottom button").nth(tab).click();
  }
  await page.context().close();
});

/** Which share of a spot's picture changes in grey when its mark is taken away or exchanged. */
async function change(page: Page, spot: Locator, from: string, to: string | null): Promise<number> {
  const box = (await spot.boundingBox())!;
  const clip = {
    x: Math.max(0, box.x - 14),
    y: Math.max(0, box.y - 18),
    width: box.width + 28,
    height: box.height + 32,
  };
  const marked = (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  await spot.evaluate(
    (each, [from, to]) => {
      each.removeAttribute(from!);
      if (to) each.setAttribute(to, "true");
    },
    [from, to],
  );
  const other = (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  return page.evaluate(
    async ([one, two]) => {
      const pixels = async (text: string) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))]));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height).data;
      };
      const [a, b] = [await pixels(one!), await pixels(two!)];
      let differ = 0;
      for (let i = 0; i < a.length; i += 4) if (Math.abs(a[i]! - b[i]!) > 40) differ++;
      return (4 * differ) / a.length;
    },
    [marked, other],
  );
}

test.each(GAMES)("%s: targets are told apart without colour", async (game) => {
  const page = await hall.visit();
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.filter = "grayscale(1)")),
  );
  await hall.table(page, { game, seats: 2, bots: ["random"] });
  // Where a piece goes is asked once it is picked: until then, its places only tell whether they can be used.
  const spot = page.locator(".board [data-legal]:not([data-second])").first();
  await spot.waitFor();
  const name = await spot.getAttribute("data-spot");
  const kept = page.locator(`.board [data-spot="${name}"]`).first();
  expect(await change(page, kept, "data-legal", "data-picked"), `legal and picked: ${name}`).toBeGreaterThan(0.01);
  expect(await change(page, kept, "data-picked", "data-legal"), `picked and legal: ${name}`).toBeGreaterThan(0.01);
  expect(await change(page, kept, "data-legal", null), `legal and not: ${name}`).toBeGreaterThan(0.01);
  await page.context().close();
});

test("with reduced motion nothing but outlines is animated, also while a bot thinks", async () => {
  const page = await hall.visit({ calm: true });
  const held: (() => void)[] = [];
  let holds = true;
  await page.routeWebSocket(/\/socket/, (line) => {
    line.connectToServer().onMessage((told) => {
      const { type, seq, decides } = JSON.parse(String(told)) as { type: string; seq: number; decides: number | null };
      if (type === "position" && seq > 1 && decides === 0 && holds) held.push(() => line.send(told));
      else line.send(told);
    });
  });
  await hall.table(page, { game: "smoki", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await page.locator("[data-spot=slot-0][data-legal]").click();
  await page.locator(".thinks").waitFor();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (each) =>
            !(each.effect as KeyframeEffect)
              .getKeyframes()
              .every((frame) => "outline" in frame || "outlineColor" in frame),
        ).length,
  );
  expect(moving).toBe(0);
  holds = false;
  held.forEach((send) => send());
  await page.locator(".thinks").waitFor({ state: "detached" });
  await page.locator("[data-spot=pile-0][data-legal]").waitFor();
  await page.context().close();
});
