/** The hall in the browser, from a plain file server: games, reloads, no network, files that come and go. */

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
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
    for (const game of Object.keys(TITLES)) {
      const raw = readFileSync(join(root, `tests/recorded/${game}.jsonl.gz`)).toString("base64");
      const told = await page.evaluate(replay, [modules, game, raw] as const);
      expect(told).toEqual({ games: 5, different: [] });
    }
    await page.context().close();
  },
  LONG,
);

/** Runs in the page: every fortieth recorded game is played again there. */
async function replay([modules, game, raw]: readonly [string[][], string, string]): Promise<unknown> {
  interface Python {
    FS: { writeFile(path: string, what: unknown): void; mkdirTree(path: string): void };
    unpackArchive(bytes: Uint8Array, kind: string, how: object): void;
    runPython(code: string): unknown;
  }
  const kept = globalThis as unknown as {
    python?: Python;
    load?: (address: string) => Promise<Record<string, unknown>>;
  };
  if (!kept.python) {
    const packed = (await (await fetch("offline.json")).json()) as {
      lock: object;
      files: { part: string; path: string }[];
    };
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const { part, path } of packed.files) {
      const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer());
      const zipped = bytes[0] === 0x1f;
      const plain = zipped
        ? new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")))
        : null;
      files.set(part, plain ? new Uint8Array(await plain.arrayBuffer()) : bytes);
    }
    const imported = (part: string) => {
      const address = URL.createObjectURL(new Blob([files.get(part)!], { type: "text/javascript" }));
      return kept.load!(address);
    };
    const [loader, runtime] = [await imported("loader"), await imported("runtime")];
    const plain = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const at = String(input);
      if (at.endsWith("pyodide.asm.wasm"))
        return Promise.resolve(new Response(files.get("wasm"), { headers: { "Content-Type": "application/wasm" } }));
      return at.endsWith("python_stdlib.zip")
        ? Promise.resolve(new Response(files.get("library")))
        : plain(input, init);
    };
    const base = "https://drakehall.invalid/";
    const how = {
      indexURL: base,
      packageBaseUrl: base,
      lockFileContents: packed.lock,
      createPyodideModule: runtime["default"],
    };
    const python = await (loader["loadPyodide"] as (how: object) => Promise<Python>)(how);
    globalThis.fetch = plain;
    const site = python.runPython("import site; site.getsitepackages()[0]");
    python.unpackArchive(files.get("msgspec")!, "whl", { extractDir: site });
    python.FS.writeFile("/drakehall.zip", files.get("drakehall"));
    python.FS.mkdirTree("/more/testing");
    python.FS.writeFile("/more/testing/__init__.py", "");
    for (const [name, text] of modules) python.FS.writeFile(`/more/testing/${name}.py`, text);
    python.runPython(
      'import sys; sys.path.insert(0, "/drakehall.zip"); import drakehall; drakehall.__path__.append("/more")',
    );
    kept.python = python;
  }
  kept.python.FS.writeFile(
    "/games.gz",
    Uint8Array.from(atob(raw), (letter) => letter.charCodeAt(0)),
  );
  return JSON.parse(
    kept.python.runPython(`
import json
from pathlib import Path
from drakehall.kernel import registry
from drakehall.testing.recording import again, read
found = read(Path("/games.gz"))[::40]
different = [each.seed for each in found if again(registry.game("${game}"), each) != each]
json.dumps({"games": len(found), "different": different})
`) as string,
  );
}
