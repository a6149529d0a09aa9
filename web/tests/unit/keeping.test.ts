/** What the service worker keeps for the time without a network is whole or not there, whenever the worker is ended. */

import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const FILES = ["./", "index.js", "python/hall.packed"];
const SCOPE = "https://host.example/hall/";
const source = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf-8").replace(
  "const FILES = [];",
  `const FILES = ${JSON.stringify(FILES)};`,
);
const absolute = (address: string | Request) =>
  new URL(typeof address === "string" ? address : address.url, SCOPE).href;

class Asked {
  readonly url: string;
  readonly method = "GET";
  constructor(address: string) {
    this.url = absolute(address);
  }
}

/** What a browser keeps: it outlives every worker. */
type Kept = Map<string, Map<string, Response>>;

/** A worker over what a browser keeps, which is ended before the write that comes after so many; none is undone by that. */
class Worker {
  readonly #ears = new Map<string, (event: object) => void>();
  writes = 0;
  #tellEnd = (): void => undefined;
  readonly ended = new Promise<void>((resolve) => (this.#tellEnd = resolve));

  constructor(kept: Kept, most = Infinity) {
    const write = async (what: () => unknown): Promise<void> => {
      if (this.writes === most) {
        this.#tellEnd();
        await new Promise(() => undefined);
      }
      this.writes += 1;
      what();
    };
    const opened = (name: string) => {
      const held = kept.get(name)!;
      const put = (request: string | Request, answer: Response) => write(() => held.set(absolute(request), answer));
      return {
        put,
        match: async (request: string | Request) => held.get(absolute(request))?.clone(),
        keys: async () => [...held.keys()].map((url) => ({ url })),
        // Browsers write what they have fetched one by one.
        addAll: async (requests: Request[]) => {
          for (const request of requests) await put(request, new Response(request.url));
        },
      };
    };
    runInNewContext(source, {
      URL,
      Response,
      Request: Asked,
      fetch: async (request: Request) => new Response(`network: ${request.url}`),
      caches: {
        keys: async () => [...kept.keys()],
        has: async (name: string) => kept.has(name),
        delete: (name: string) => write(() => kept.delete(name)),
        open: async (name: string) => {
          if (!kept.has(name)) await write(() => kept.set(name, new Map()));
          return opened(name);
        },
        match: async (request: string, { cacheName }: { cacheName: string }) =>
          kept.get(cacheName)?.get(absolute(request)),
      },
      self: {
        registration: { scope: SCOPE },
        addEventListener: (name: string, heard: (event: object) => void) => this.#ears.set(name, heard),
      },
    });
  }

  /** Let the page ask it to keep everything; tells whether it came to an end. */
  async keep(): Promise<boolean> {
    let done: Promise<unknown> = Promise.reject(new Error("nobody hears"));
    done.catch(() => undefined);
    this.#ears.get("message")!({ data: { say: "keep" }, waitUntil: (work: Promise<unknown>) => (done = work) });
    return Promise.race([done.then(() => true), this.ended.then(() => false)]);
  }

  /** Those of the files that it answers from what is kept. */
  async answered(): Promise<string[]> {
    const answers = FILES.map(async (file) => {
      let answer: Promise<Response> = Promise.reject(new Error("nobody hears"));
      answer.catch(() => undefined);
      this.#ears.get("fetch")!({
        request: new Asked(file),
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      return (await (await answer).text()).startsWith("network: ") ? [] : [file];
    });
    return (await Promise.all(answers)).flat();
  }
}

test("a worker that is ended anywhere leaves all of it or nothing, and the next one keeps all of it", async () => {
  const seen = new Set<number>();
  for (let most = 0; ; most++) {
    const kept: Kept = new Map();
    const whole = await new Worker(kept, most).keep();
    const answered = await new Worker(kept).answered();
    seen.add(answered.length);
    expect([0, FILES.length], `after ${most} writes`).toContain(answered.length);
    expect(await new Worker(kept).keep()).toBe(true);
    expect(await new Worker(kept).answered(), `mended after ${most} writes`).toEqual(FILES);
    if (whole) break;
    expect(most).toBeLessThan(50);
  }
  expect([...seen]).toEqual([0, FILES.length]);
});

test("two wishes at once are one filling", async () => {
  const [alone, asked] = [new Worker(new Map()), new Worker(new Map())];
  await alone.keep();
  expect(await Promise.all([asked.keep(), asked.keep()])).toEqual([true, true]);
  expect(asked.writes).toBe(alone.writes);
});
