/** The hall in the browser, from a plain file server: games, reloads, no network, files that come and go. */

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as Starting from "../../src/here/python";
import { Alone, OPENS, root, TITLES } from "./alone";
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
const seqOf = () => document.querySelector<HTMLElement>(".room")?.dataset["seq"];

test.each(Object.entries(TITLES))(
  "%s: a whole game against two adepts, without a network after the first load",
  async (game, title) => {
    const page = await host.visit();
    await host.begin(page, title, game, ["adept", "adept"]);
    await playByMouse(page, picker(3), 3);
    await host.kept(page);
    await host.cut();
    const before = Number(await page.evaluate(seqOf));
    await page.reload();
    await page.locator(".room").waitFor(OPENS);
    expect(Number(await page.evaluate(seqOf))).toBeGreaterThanOrEqual(before);
    await playByMouse(page, picker(5));
    await page.locator("dialog[open] [data-over]").waitFor();
    await page.goto(`${host.address}#/games`);
    await page.locator("main section").first().waitFor(OPENS);
    await page.context().close();
    await host.serve();
  },
  LONG,
);

test(
  "a second window waits until the first is closed",
  async () => {
    const first = await host.visit();
    await host.begin(first, "Smoki", "smoki", ["greedy"]);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByText("already open in another window").waitFor(OPENS);
    await first.close();
    await second.locator(".room").waitFor(OPENS);
    await second.context().close();
  },
  LONG,
);

test("browsers offer to install the page", async () => {
  const page = await host.visit();
  await page.goto(host.address);
  const tools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await tools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  const { errors, url } = await tools.send("Page.getAppManifest");
  expect([errors, url]).toEqual([[], `${host.address}hall.webmanifest`]);
  await page.context().close();
});

test("what is fetched for a first game has at most 8 MB, packed as hosts pack it", () => {
  const files = readdirSync(host.folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const packed = (path: string) =>
    /\.(packed|png)$/.test(path) ? statSync(path).size : gzipSync(readFileSync(path)).length;
  const all = files.map((each) => join(each.parentPath, each.name));
  const python = all.filter((path) => path.includes("/python/"));
  expect(python.length).toBe(6);
  expect(all.reduce((sum, path) => sum + packed(path), 0)).toBeLessThan(8_000_000);
});

/** What the workers start Python with, as a module by itself. */
async function starter(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { $: join(root, "web/src") } },
    build: { write: false, lib: { entry: join(root, "web/src/here/python.ts"), formats: ["es"], fileName: "python" } },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  return output[0]!.code;
}

test(
  "recorded games replay in the browser with the digests of every other Python",
  async () => {
    const page = await host.visit();
    await page.goto(host.address);
    await page.addScriptTag({ content: "globalThis.load = (address) => import(address)" });
    const modules = ["recording", "moody"].map((name) => [
      name,
      readFileSync(join(root, `src/drakehall/testing/${name}.py`), "utf-8"),
    ]);
    await page.evaluate(start, [await starter(), modules] as const);
    for (const game of Object.keys(TITLES)) {
      const raw = readFileSync(join(root, `tests/recorded/${game}.jsonl.gz`)).toString("base64");
      const told = await page.evaluate(replay, [game, raw] as const);
      expect(told).toEqual({ games: 5, different: [] });
    }
    await page.context().close();
  },
  LONG,
);

interface Page {
  load(address: string): Promise<typeof Starting>;
  python: Awaited<ReturnType<typeof Starting.startPython>>;
}

/** Runs in the page: Python is started as the workers start it, with some more modules. */
async function start([code, modules]: readonly [string, string[][]]): Promise<void> {
  const page = globalThis as unknown as Page;
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { fetchFiles, startPython } = await page.load(address);
  const packed = (await (await fetch("offline.json")).json()) as Parameters<typeof startPython>[0];
  const python = await startPython(packed, await fetchFiles(document.baseURI, packed, () => undefined));
  python.FS.mkdirTree("/more/testing");
  python.FS.writeFile("/more/testing/__init__.py", "");
  for (const [name, text] of modules) python.FS.writeFile(`/more/testing/${name}.py`, text!);
  python.runPython('import drakehall; drakehall.__path__.append("/more")');
  page.python = python;
}

/** Runs in the page: every fortieth of the first 200 recorded games is played again there. */
function replay([game, raw]: readonly [string, string]): unknown {
  const { python } = globalThis as unknown as Page;
  python.FS.writeFile(
    "/games.gz",
    Uint8Array.from(atob(raw), (letter) => letter.charCodeAt(0)),
  );
  return JSON.parse(
    python.runPython(`
import json
from pathlib import Path
from drakehall.kernel import registry
from drakehall.testing.recording import again, read
found = read(Path("/games.gz"))[:200:40]
different = [each.seed for each in found if again(registry.game("${game}"), each) != each]
json.dumps({"games": len(found), "different": different})
`) as string,
  );
}
