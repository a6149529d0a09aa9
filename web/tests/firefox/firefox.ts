/**
 * A Firefox for the tests, spoken to in its own language: Marionette, messages of JSON over a socket, which every Firefox
 * understands without a driver. `FIREFOX` names one that is not on the path.
 */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const NAMES = ["firefox-esr", "firefox"];
/** The key under which elements travel. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** Scripts wait for bots, pages for Python: only the whole test has a limit. */
const TIMEOUTS = { script: 3_000_000, pageLoad: 3_000_000, implicit: 0 };

type Reply = { resolve: (value: unknown) => void; reject: (why: Error) => void };

export class Firefox {
  readonly #waiting = new Map<number, Reply>();
  #last = 0;
  #heard = Buffer.alloc(0);

  private constructor(
    private readonly program: ChildProcess,
    private readonly socket: Socket,
    private readonly profile: string,
  ) {
    socket.on("data", (data: Buffer) => this.#hear(data));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox is gone"));
    });
  }

  static async open(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "drakehall-firefox-"));
    const port = await freePort();
    writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
    const options = ["--marionette", "--headless", "--no-remote", "--profile", profile];
    const program = spawn(find(), options, { stdio: "ignore" });
    const firefox = new Firefox(program, await reach(port, program), profile);
    await firefox.say("WebDriver:NewSession");
    await firefox.say("WebDriver:SetTimeouts", TIMEOUTS);
    await firefox.say("WebDriver:SetWindowRect", { width: 1280, height: 900 });
    return firefox;
  }

  async goto(address: string): Promise<void> {
    await this.say("WebDriver:Navigate", { url: address });
  }

  /** Leave the page and come back to it. Marionette's own way to load a page again passes every service worker by. */
  async comeBack(): Promise<void> {
    const address = await this.run(() => location.href);
    await this.goto("about:blank");
    await this.goto(address);
  }

  /** Run a function in the page, which knows nothing but its arguments, and give what it returns. */
  async run<A extends unknown[], T>(act: (...given: A) => T | Promise<T>, ...given: A): Promise<T> {
    const script = `return (${act.toString()})(...arguments)`;
    const { value } = (await this.say("WebDriver:ExecuteScript", { script, args: given })) as { value: T };
    return value;
  }

  /** Click with the mouse where the nth of the visible elements that match is. */
  async click(selector: string, nth = 0): Promise<void> {
    const find = (selector: string, nth: number) => {
      const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())[nth];
      found?.scrollIntoView({ block: "center", inline: "center" });
      return found;
    };
    const element = (await this.run(find, selector, nth)) as unknown as Record<string, string> | null;
    if (!element?.[ELEMENT]) throw new Error(`there is no ${selector}`);
    const move = { type: "pointerMove", origin: element, x: 0, y: 0 };
    const press = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.say("WebDriver:PerformActions", {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: press }],
    });
  }

  /** Wait until the page shows something. */
  async shows(selector: string): Promise<void> {
    await this.run(async (selector) => {
      while (![...document.querySelectorAll(selector)].some((each) => each.checkVisibility()))
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, selector);
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.program.on("exit", resolve));
    await this.say("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => null); // it may be gone before it answers
    await gone;
    rmSync(this.profile, { recursive: true, force: true });
  }

  private say(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#last;
    const message = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  /** A message is its length, a colon and JSON. */
  #hear(data: Buffer): void {
    this.#heard = Buffer.concat([this.#heard, data]);
    for (;;) {
      const colon = this.#heard.indexOf(":");
      const end = colon + 1 + Number(this.#heard.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.#heard.length < end) return;
      const message: unknown = JSON.parse(this.#heard.subarray(colon + 1, end).toString());
      this.#heard = this.#heard.subarray(end);
      if (Array.isArray(message)) this.#answer(message as [number, number, { message: string } | null, unknown]);
    }
  }

  #answer([, id, problem, result]: [number, number, { message: string } | null, unknown]): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (problem) waiting?.reject(new Error(problem.message));
    else waiting?.resolve(result);
  }
}

function find(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const given = process.env["FIREFOX"];
  const file =
    given ?? NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((each) => existsSync(each));
  if (!file) throw new Error("THE TESTS IN FIREFOX HAVE NOT RUN: there is none. Install one, or name it in FIREFOX.");
  return file;
}

/** Firefox listens some time after it was started. */
async function reach(port: number, program: ChildProcess): Promise<Socket> {
  while (program.exitCode === null) {
    try {
      return await new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => resolve(socket));
        socket.once("error", reject);
      });
    } catch {
      await pause(100);
    }
  }
  throw new Error(`Firefox ended with ${program.exitCode}`);
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
