/** The page without a server of ours: a folder served by Python's plain file server, as any web host would. */

import { spawn, execFileSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launch } from "./chromium";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
const python = process.env["PYTHON"] ?? join(root, ".venv/bin/python");

/** How long the hall may take to open on a busy machine; only the whole test has a limit. */
export const OPENS = { timeout: 0 };

export const TITLES = {
  smoki: "Smoki",
  dragon_castle: "Dragon Castle",
  simurgh: "Simurgh",
  wyrmspan: "Wyrmspan",
} as const;

/** Choose on a page what tests choose, before it is opened. */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  const chosen = JSON.stringify({ language: "en", confirm: "never", motion: "off", ...settings });
  await page.context().addInitScript((text) => {
    if (!localStorage.getItem("drakehall.settings")) localStorage.setItem("drakehall.settings", text);
  }, chosen);
}

export class Alone {
  readonly faults: string[] = [];
  #server: ChildProcess | null = null;

  private constructor(
    readonly folder: string,
    private readonly port: number,
    readonly browser: Browser,
  ) {}

  static async open(): Promise<Alone> {
    const folder = mkdtempSync(join(tmpdir(), "drakehall-static-"));
    execFileSync(python, ["-m", "packing.static", folder], { cwd: root });
    const host = new Alone(folder, await freePort(), await launch());
    await host.serve();
    return host;
  }

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  async serve(): Promise<void> {
    const options = ["-u", "-m", "http.server", String(this.port), "--bind", "127.0.0.1", "--directory", this.folder];
    const server = spawn(python, options, { stdio: ["ignore", "pipe", "ignore"] });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.stdout.on("data", () => resolve());
      server.on("exit", (code) => reject(new Error(`the file server ended with ${code}`)));
    });
  }

  /** Cut the network: nobody answers any more. */
  async cut(): Promise<void> {
    const server = this.#server!;
    const gone = new Promise((resolve) => server.on("close", resolve));
    server.removeAllListeners("exit");
    server.kill("SIGKILL");
    await gone;
  }

  /** Serve the next version of the page, as a host would: other names, and nothing left of the old ones, which are given. */
  update(): string[] {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name));
    const named = files.filter((file) => /\/(assets|python)\/[^/]+$/.test(file));
    const fresh = (name: string) => name.slice(0, -extname(name).length) + "-next" + extname(name);
    const names = new RegExp(named.map((file) => basename(file).replace(/[.]/g, "\\.")).join("|"), "g");
    for (const file of files.filter((each) => /\.(html|js|mjs|css|json)$/.test(each))) {
      let text = readFileSync(file, "utf-8").replace(names, fresh);
      if (file.endsWith("sw.js")) text = text.replace(/const VERSION = "(.*)"/, 'const VERSION = "$1-next"');
      if (file.endsWith("index.html")) text = text.replace("</head>", '<meta name="next" /></head>');
      writeFileSync(file, text);
    }
    for (const file of named) renameSync(file, join(file, "..", fresh(basename(file))));
    return named.map((file) => relative(this.folder, file));
  }

  async visit(settings: Record<string, unknown> = {}): Promise<Page> {
    const context: BrowserContext = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await settle(page, settings);
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => this.faults.push(error.message));
    return page;
  }

  /** Begin a game against bots from the lobby; the hall is opened by it. */
  async begin(page: Page, title: string, game: string, bots: string[]): Promise<void> {
    const opponents = JSON.stringify({ [game]: { count: bots.length, strength: bots[0] } });
    await page.addInitScript((opponents) => {
      const kept = JSON.parse(localStorage.getItem("drakehall.settings") ?? "{}") as object;
      localStorage.setItem(
        "drakehall.settings",
        JSON.stringify({ ...kept, opponents: JSON.parse(opponents) as object }),
      );
    }, opponents);
    await page.goto(this.address);
    await page.getByRole("button", { name: `${title}: Play` }).click();
    await page.locator(".room").waitFor(OPENS);
  }

  /** Wait until everything is kept for the time without a network. */
  async kept(page: Page): Promise<void> {
    await page.waitForFunction(async () => (await caches.match("whole")) !== undefined, null, OPENS);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.cut();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
