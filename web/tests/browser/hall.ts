/** A hall for the tests: a server on a free port with a fresh database and the same deals every time, which also serves the built page, and a browser. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launch } from "./chromium";

export const VIEWPORTS = {
  desk: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export const SCREENS = {
  ...VIEWPORTS,
  laptop: { width: 1440, height: 900 },
  landscape: { width: 844, height: 390 },
} as const;
/** Every page of the hall but its tables. */
export const PLACES = [
  "#/",
  "#/games",
  "#/people",
  "#/notifications",
  "#/account",
  "#/bots",
  "#/statistics",
  "#/ratings",
  "#/learn",
  "#/learn/wyrmspan",
  "#/new/smoki",
  "#/rules/smoki",
  "#/unverified/simurgh",
  "#/tv/",
  "#/join/",
] as const;
export type Viewport = keyof typeof VIEWPORTS;
export type Screen = keyof typeof SCREENS;

export interface Visit {
  viewport?: Screen;
  language?: "en" | "pl";
  theme?: "light" | "dark";
  settings?: Record<string, unknown>;
  calm?: boolean;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = process.env["PYTHON"] ?? join(root, "../.venv/bin/python");
const program = join(root, "tests/browser/serve.py");
/** People are fast here; a bot that a busy machine keeps from starting is waited for, as ending it would only make it begin again. */
const GENTLE = "writes_per_minute = 100000\nframes_per_second = 1000\nbot_grace = 120\n";

export class Hall {
  readonly faults: string[] = [];
  #server: ChildProcess | null = null;

  constructor(
    private readonly folder: string,
    private readonly port: number,
    readonly browser: Browser,
    private readonly db: string,
  ) {}

  static async open(): Promise<Hall> {
    const folder = settled();
    const hall = new Hall(folder, await freePort(), await launch(), join(folder, "hall.db"));
    await hall.serve();
    return hall;
  }

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  /** Start the server; the database outlives it. */
  async serve(): Promise<void> {
    const options = [
      "--port",
      String(this.port),
      "--db",
      this.db,
      "--config",
      join(this.folder, "settings.toml"),
      "--lang",
      "en",
    ];
    const env = { ...process.env, DRAKEHALL_LATER: join(this.folder, "later") };
    const server = spawn(python, [program, "serve", ...options], { stdio: ["ignore", "pipe", "ignore"], env });
    this.#server = server;
    await said(server, server.stdout, (told) => told.includes("http://"));
  }

  /** End the server at once, as a crash would. */
  async crash(): Promise<void> {
    const server = this.#server!;
    const gone = new Promise((resolve) => server.on("close", resolve));
    server.kill("SIGKILL");
    await gone;
  }

  async visit({
    viewport = "desk",
    language = "en",
    theme = "light",
    settings = {},
    calm = true,
  }: Visit = {}): Promise<Page> {
    const phone = viewport === "phone" || viewport === "landscape";
    const context: BrowserContext = await this.browser.newContext({
      viewport: SCREENS[viewport],
      hasTouch: phone,
      isMobile: phone,
      locale: language === "pl" ? "pl-PL" : "en-GB",
      colorScheme: theme,
      reducedMotion: calm ? "reduce" : "no-preference",
    });
    const chosen = JSON.stringify({ language, confirm: "never", ...settings });
    await context.addInitScript((text) => {
      if (!localStorage.getItem("drakehall.settings")) localStorage.setItem("drakehall.settings", text);
    }, chosen);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => this.faults.push(error.message));
    return page;
  }

  /** Go to a page of the hall and wait until it has something to show. */
  async arrive(page: Page, place: string): Promise<void> {
    await page.goto(this.address + place);
    await page.locator("h1").waitFor();
    await page.locator("main :is(.button, tbody tr)").first().waitFor();
  }

  /** Set a table against bots and go there. */
  async table(page: Page, wanted: Record<string, unknown>): Promise<string> {
    await page.goto(this.address);
    const id = await page.evaluate(async (wanted) => {
      const post = async (path: string, body: object) => {
        const answer = await fetch(path, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      await post("/api/guest", { name: "Ola" });
      const { table } = await post("/api/tables", { open: false, ...wanted });
      await post(`/api/tables/${table.id}/start`, {});
      return table.id as string;
    }, wanted);
    await page.goto(`${this.address}#/t/${id}`);
    await page.locator(".room").waitFor();
    return id;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.crash();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Several servers over one PostgreSQL of the tests' own, whose clocks the tests move. */
export class Halls {
  #later = 0;

  private constructor(
    private readonly folder: string,
    private readonly cluster: ChildProcess,
    readonly each: readonly Hall[],
  ) {}

  static async open(count = 2): Promise<Halls> {
    const cluster = spawn(python, ["-m", "tests.postgres"], {
      cwd: join(root, ".."),
      stdio: ["pipe", "pipe", "inherit"],
    });
    const db = (await said(cluster, cluster.stdout, (told) => told.includes("postgresql://"))).trim();
    const [folder, browser] = [settled("notify_private = true\n"), await launch()];
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const halls = new Halls(
      folder,
      cluster,
      ports.map((port) => new Hall(folder, port, browser, db)),
    );
    await Promise.all(halls.each.map((hall) => hall.serve()));
    return halls;
  }

  /** Let so many seconds pass for all of them. */
  move(seconds: number): void {
    this.#later += seconds;
    writeFileSync(join(this.folder, "later"), String(this.#later));
  }

  get faults(): string[] {
    return this.each.flatMap((hall) => hall.faults);
  }

  async close(): Promise<void> {
    await this.each[0]!.browser.close();
    for (const hall of this.each) await hall.crash();
    const gone = new Promise((resolve) => this.cluster.on("close", resolve));
    this.cluster.stdin!.end();
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A folder for what a hall keeps, with its settings. */
function settled(more = ""): string {
  const folder = mkdtempSync(join(tmpdir(), "drakehall-"));
  writeFileSync(join(folder, "settings.toml"), GENTLE + more);
  return folder;
}

/** Wait until a process has said something. */
function said(process: ChildProcess, output: Readable, holds: (told: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    output.on("data", (told: Buffer) => holds(String(told)) && resolve(String(told)));
    process.on("exit", (code) => reject(new Error(`the process ended with ${code}`)));
  });
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
