/** The worker in which the hall runs. Bots think in another one, which it starts: a table never waits for them. */

import type { FromHall, FromThinkers, Packed, ToHall, ToThinkers } from "$/here/messages";
import { fetchFiles, startPython, type Files } from "$/here/python";
import { Shelf } from "$/here/shelf";

/** What Python gives us: see `drakehall.browser`. */
interface Desk {
  ask(
    method: string,
    path: string,
    body: string | undefined,
    language: string,
  ): Promise<{ toJs(): [number, string]; destroy(): void }>;
  line(
    table: string,
    language: string,
    since: number,
    told: (frame: string) => void,
    ended: () => void,
  ): Promise<PyLine>;
}
interface PyLine {
  receive(frame: string): Promise<void>;
  close(): Promise<void>;
}

const tell = (what: FromHall) => postMessage(what);

// ── Thinkers ──

const asked = new Map<number, { resolve: (answer: string) => void; reject: (why: Error) => void }>();
let thinkers: Worker | null = null;
let questions = 0;

function startThinkers(packed: Packed, files: Files): void {
  thinkers = new Worker(new URL("./thinkers.worker.ts", import.meta.url), { type: "module" });
  thinkers.onmessage = ({ data }: MessageEvent<FromThinkers>) => {
    if (data.say === "failed" && data.id === null) return giveUp(data.why);
    const waiting = asked.get(data.id!);
    asked.delete(data.id!);
    if (data.say === "thought") waiting?.resolve(data.answer);
    else waiting?.reject(new Error(data.why));
  };
  thinkers.onerror = (event) => giveUp(event.message);
  thinkers.postMessage({ say: "open", packed, files } satisfies ToThinkers);

  /** Nobody thinks any more: the next question starts them anew. */
  function giveUp(why: string): void {
    thinkers?.terminate();
    thinkers = null;
    for (const { reject } of asked.values()) reject(new Error(why));
    asked.clear();
  }
}

// ── The hall ──

let desk: Desk | null = null;
const lines = new Map<number, Promise<PyLine | null>>();

async function open(base: string, packed: Packed): Promise<void> {
  const shelf = await Shelf.open();
  const files = await fetchFiles(base, packed, (progress) => tell({ say: "progress", progress }));
  const python = await startPython(packed, files);
  const program = python.pyimport("drakehall.browser.program") as {
    open_desk(
      read: () => Promise<string>,
      keep: (text: string) => Promise<void>,
      ask: (question: string) => Promise<string>,
    ): Promise<Desk>;
  };
  const think = (question: string) => {
    if (!thinkers) startThinkers(packed, files);
    const id = ++questions;
    return new Promise<string>((resolve, reject) => {
      asked.set(id, { resolve, reject });
      thinkers!.postMessage({ say: "think", id, question } satisfies ToThinkers);
    });
  };
  desk = await program.open_desk(
    () => shelf.read(),
    (text) => shelf.keep(text),
    think,
  );
  tell({ say: "open" });
  startThinkers(packed, files);
}

async function ask(wanted: Extract<ToHall, { say: "ask" }>): Promise<void> {
  const body = wanted.body ?? undefined; // for Python, null is not None
  const answer = await desk!.ask(wanted.method, `/api${wanted.path}`, body, wanted.language);
  const [status, told] = answer.toJs();
  answer.destroy();
  tell({ say: "told", id: wanted.id, status, body: told });
}

async function dial({ line, table, language, since }: Extract<ToHall, { say: "dial" }>): Promise<PyLine | null> {
  try {
    const opened = await desk!.line(
      table,
      language,
      since,
      (frame) => tell({ say: "frame", line, frame }),
      () => tell({ say: "ended", line }),
    );
    tell({ say: "dialled", line });
    return opened;
  } catch {
    tell({ say: "ended", line });
    return null;
  }
}

onmessage = ({ data }: MessageEvent<ToHall>) => {
  if (data.say === "open") {
    open(data.base, data.packed).catch((error: unknown) => tell({ say: "failed", why: String(error) }));
  } else if (data.say === "ask") {
    ask(data).catch((error: unknown) => tell({ say: "failed", why: String(error) }));
  } else if (data.say === "dial") {
    lines.set(data.line, dial(data));
  } else {
    const line = lines.get(data.line);
    if (data.say === "frame") void line?.then((each) => each?.receive(data.frame));
    else {
      lines.delete(data.line);
      void line?.then((each) => each?.close());
    }
  }
};
