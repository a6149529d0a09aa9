/** The way to the hall in this browser. It is opened by the first request that needs it. */

import type { Problem } from "$/generated/wire";
import { type Foyer, learning } from "$/here/foyer";
import type { FromHall, Packed, ToHall } from "$/here/messages";
import { opening } from "$/here/opening.svelte";
import { Shelf } from "$/here/shelf";
import { keepForOffline } from "$/lib/app";
import { language } from "$/lib/language.svelte";
import type { Ears, Line, Told, Transport } from "$/lib/transport";

const LOCK = "drakehall hall";
const told = (body: unknown): Told => ({ status: 200, body: JSON.stringify(body) });

async function packedFile<T>(name: string): Promise<T> {
  const answer = await fetch(new URL(name, document.baseURI));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return (await answer.json()) as T;
}

export class Here implements Transport {
  #worker: Promise<Worker> | null = null;
  #next = 1;
  readonly #waiting = new Map<number, (told: Told) => void>();
  readonly #ears = new Map<number, { ears: Ears; opened: (open: boolean) => void }>();
  readonly #foyer = packedFile<Foyer>("foyer.json");
  /** Whether somebody has played here before: then the hall is opened at once. */
  readonly #fresh = Shelf.open().then(async (shelf) => {
    const empty = await shelf.isEmpty();
    shelf.close();
    return empty;
  });

  async ask(method: string, path: string, body: string | null): Promise<Told> {
    const known = await this.#withoutHall(method, path);
    if (known) return known;
    const worker = await this.#opened();
    const id = this.#next++;
    const answer = await new Promise<Told>((resolve) => {
      this.#waiting.set(id, resolve);
      send(worker, { say: "ask", id, method, path, body, language: document.documentElement.lang });
    });
    return answer.status < 400 ? answer : { ...answer, body: worded(answer.body) };
  }

  line(table: string, since: number, ears: Ears): Line {
    const line = this.#next++;
    let open = false;
    let over = false;
    this.#ears.set(line, { ears, opened: (now) => (open = now) });
    const worker = this.#opened();
    void worker.then((worker) => {
      if (!over) send(worker, { say: "dial", line, table, since, language: document.documentElement.lang });
    });
    return {
      get open() {
        return open;
      },
      send: (frame) => void worker.then((worker) => send(worker, { say: "frame", line, frame })),
      close: () => {
        over = true;
        void worker.then((worker) => send(worker, { say: "hang up", line }));
      },
    };
  }

  async file(path: string): Promise<Blob> {
    const { body } = await this.ask("GET", path, null);
    return new Blob([body], { type: "application/json" });
  }

  /** What is asked before anybody plays needs no Python. */
  async #withoutHall(method: string, path: string): Promise<Told | null> {
    const unverified = /^\/games\/(\w+)\/unverified\?lang=(\w+)$/.exec(path);
    if (unverified) return told(await packedFile(`unverified/${unverified[1]}.${unverified[2]}.json`));
    if (this.#worker || method !== "GET" || !(await this.#fresh)) return null;
    const foyer = await this.#foyer;
    if (path === "/games") return told(foyer.games);
    if (path === "/guest") return told(null);
    if (/^\/(tables|finished)(\?|$)/.test(path)) return told({ tables: [], after: null });
    const learn = /^\/games\/(\w+)\/learn$/.exec(path);
    const found = learn && learning(foyer, learn[1]!, new Date());
    return found ? told(found) : null;
  }

  #opened(): Promise<Worker> {
    this.#worker ??= this.#open();
    return this.#worker;
  }

  async #open(): Promise<Worker> {
    opening.progress = { fetched: 0, of: 1, opening: false };
    await alone();
    opening.elsewhere = false;
    const packed = await packedFile<Packed>("offline.json");
    keepForOffline();
    const worker = new Worker(new URL("./hall.worker.ts", import.meta.url), { type: "module" });
    await new Promise<void>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FromHall>) => {
        if (data.say === "open") {
          opening.open = true;
          resolve();
        } else this.#hear(data);
      };
      worker.onerror = (event) => (opening.problem = event.message || "?");
      send(worker, { say: "open", base: document.baseURI, packed });
    });
    return worker;
  }

  #hear(data: FromHall): void {
    if (data.say === "progress") opening.progress = data.progress;
    else if (data.say === "failed") opening.problem = data.why;
    else if (data.say === "told") {
      this.#waiting.get(data.id)?.({ status: data.status, body: data.body });
      this.#waiting.delete(data.id);
    } else if (data.say !== "open") {
      const line = this.#ears.get(data.line);
      if (data.say === "frame") line?.ears.told(data.frame);
      else {
        line?.opened(data.say === "dialled");
        if (data.say === "dialled") line?.ears.opened();
        else {
          this.#ears.delete(data.line);
          line?.ears.closed();
        }
      }
    }
  }
}

const send = (worker: Worker, what: ToHall) => worker.postMessage(what);

/** One window at a time has the hall: two would write one log. The next waits until the first is closed. */
async function alone(): Promise<void> {
  if (!navigator.locks) return;
  const held = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    });
  });
  if (held) return;
  opening.elsewhere = true;
  await new Promise<void>((resolve) => {
    void navigator.locks.request(LOCK, () => {
      resolve();
      return new Promise<never>(() => undefined);
    });
  });
}

/** Refusals come in English: the page has words for them. */
function worded(body: string): string {
  const problem = JSON.parse(body) as Problem;
  const text = language.words()?.maybe(problem.id, problem.args ?? {}) ?? problem.text;
  return JSON.stringify({ ...problem, text });
}
