/** What a browser keeps: tables outlive a browser that is killed and rules that have moved on; bots that think hold nobody up. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Alone, OPENS, settle } from "./alone";
import { Mortal } from "./mortal";
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
const LEGAL = ".board [data-legal]";
const seqOf = (page: Page) => page.locator(".room").getAttribute("data-seq").then(Number);

test(
  "whoever has never played here fetches no Python; a half of what is kept is made whole; a second game begins without a network",
  async () => {
    const page = await host.visit();
    const asked: string[] = [];
    page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
    const fetched = (): string[] => asked.filter((path) => path.startsWith("/python/"));
    await page.goto(host.address);
    await page.getByRole("article").nth(3).waitFor();
    await page.goto(`${host.address}#/rules/smoki`);
    await page.locator("main section").first().waitFor();
    expect(fetched()).toEqual([]);
    const version = (await page.evaluate(() => fetch("sw.js").then((answer) => answer.text()))).match(
      /VERSION = "(.*)"/,
    )![1]!;
    await page.evaluate(async (name) => (await caches.open(name)).add("index.html"), `drakehall-${version}`);

    await host.begin(page, "Smoki", "smoki", ["greedy"]);
    await host.kept(page);
    expect(fetched().length).toBeGreaterThan(0);
    await host.cut();
    await page.goto(`${host.address}#/`);
    await page.reload();
    await page.getByRole("button", { name: "Dragon Castle: Play" }).click(OPENS);
    await page.locator(LEGAL).first().waitFor(OPENS);
    await playByMouse(page, picker(3), 2);
    await page.goto(`${host.address}#/games`);
    await page.locator("main li").nth(1).waitFor(OPENS);
    await page.context().close();
    await host.serve();
  },
  LONG,
);

test(
  "while a bot thinks, one takes back, moves again and plays at another table",
  async () => {
    const page = await host.visit();
    await host.begin(page, "Dragon Castle", "dragon_castle", ["adept"]);
    await page.locator(LEGAL).first().waitFor(OPENS);
    const elsewhere = [page.url(), await seqOf(page)] as const;
    await host.begin(page, "Smoki", "smoki", ["adept"]);
    await page.locator(LEGAL).first().waitFor(OPENS);
    // The hall's worker has the way to the thinkers: whatever it asks them waits until the test lets it go.
    const worker = page.workers().find((each) => each.url().includes("hall.worker"))!;
    await worker.evaluate(() => {
      const [post, held] = [Worker.prototype.postMessage, [] as (() => void)[]];
      const release = () => {
        Worker.prototype.postMessage = post;
        for (const each of held.splice(0)) each();
      };
      Object.assign(globalThis, { release, waiting: () => held.length });
      Worker.prototype.postMessage = function (this: Worker, what: { say: string }) {
        if (what.say === "think") held.push(() => post.call(this, what));
        else post.call(this, what);
      } as typeof post;
    });
    const held = () => worker.evaluate(() => (globalThis as unknown as { waiting: () => number }).waiting());
    /** Whether a bot thinks, once it is either that or our turn again. */
    const thinks = async (): Promise<boolean> => {
      for (;;) {
        if (await held()) return true;
        if (await page.locator(LEGAL).count()) return false;
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    };
    const before = await seqOf(page);
    do await playByMouse(page, picker(2), 1);
    while (!(await thinks()));
    const [address, moved] = [page.url(), await seqOf(page)];
    expect(moved).toBeGreaterThan(before);

    await page.keyboard.press("u");
    await page.locator(LEGAL).first().waitFor(OPENS);
    expect(await page.locator(LEGAL).count()).toBeGreaterThan(0);

    await page.goto(elsewhere[0]);
    await page.locator(LEGAL).first().waitFor(OPENS);
    await playByMouse(page, picker(3), 1);
    expect(await seqOf(page)).toBeGreaterThan(elsewhere[1]);
    expect(await held()).toBeGreaterThan(0);

    await worker.evaluate(() => (globalThis as unknown as { release: () => void }).release());
    await page.goto(address);
    await page.locator(".room").waitFor(OPENS);
    await playByMouse(page, picker(4), 2);
    await page.context().close();
  },
  LONG,
);

test(
  "a browser that is killed in the middle of a game has it when it comes back",
  async () => {
    const profile = mkdtempSync(join(tmpdir(), "drakehall-profile-"));
    const first = await Mortal.open(profile);
    const page = await first.page();
    await settle(page);
    await host.begin(page, "Smoki", "smoki", ["greedy"]);
    await playByMouse(page, picker(3), 4);
    const [address, before] = [page.url(), await seqOf(page)];
    await first.kill();

    const second = await Mortal.open(profile);
    const again = await second.page();
    await settle(again);
    await again.goto(address);
    await again.locator(".room").waitFor(OPENS);
    expect(await seqOf(again)).toBeGreaterThanOrEqual(before);
    await playByMouse(again, picker(4), 2);
    await second.kill();
    rmSync(profile, { recursive: true, force: true });
  },
  LONG,
);

/** Let the tables that are kept have begun under another version of the rules. */
const beganUnder = (page: Page, version: string) =>
  page.evaluate(
    (version) =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open("drakehall");
        asked.onerror = () => reject(asked.error ?? new Error("no hall"));
        asked.onsuccess = () => {
          const at = asked.result.transaction("tables", "readwrite");
          let count = 0;
          at.objectStore("tables").openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            // A seed is larger than numbers of JavaScript hold: the text is changed, not what it says.
            cursor.update((cursor.value as string).replace(/"version":"\w+"/, `"version":"${version}"`));
            count += 1;
            cursor.continue();
          };
          at.oncomplete = () => {
            asked.result.close();
            resolve(count);
          };
        };
      }),
    version,
  );

test(
  "a table of former rules goes on, and one of rules that nobody knows is refused with a sentence",
  async () => {
    const page = await host.visit();
    await host.begin(page, "Smoki", "smoki", ["greedy"]);
    await playByMouse(page, picker(3), 2);
    const [address, seq] = [page.url(), await seqOf(page)];
    const inBetween = () => page.goto(`${host.address}hall.webmanifest`);

    await inBetween();
    expect(await beganUnder(page, "1")).toBe(1);
    await page.goto(address);
    await page.locator(".room").waitFor(OPENS);
    expect(await seqOf(page)).toBeGreaterThanOrEqual(seq);
    await playByMouse(page, picker(4), 2);

    await inBetween();
    expect(await beganUnder(page, "0")).toBe(1);
    await page.goto(address);
    await page.getByText("version 0 of the rules").first().waitFor(OPENS);
    expect(await page.locator(LEGAL).count()).toBe(0);
    await page.context().close();
  },
  LONG,
);
