/** Everything that the hall has told a browser, and what of it not everybody at the table was told. */

import type { Page } from "playwright-core";
import type { FromServer, Happened, PositionShown } from "../../src/generated/wire";

export interface Answer {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export class Overheard {
  readonly frames: string[] = [];
  readonly #answers: Promise<Answer | null>[] = [];

  /** Listen to a page before it goes anywhere. */
  constructor(private readonly page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => void this.frames.push(payload.toString())),
    );
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      const led = answer.status() >= 300 && answer.status() < 400; // leads elsewhere, and has no body
      this.#answers.push(
        Promise.all([answer.allHeaders(), led ? "" : answer.body()])
          .then(([headers, body]) => ({ path: pathname, headers, body: body.toString() }))
          .catch(() => null), // the page was left before the answer had come
      );
    });
  }

  async answers(): Promise<Answer[]> {
    return (await Promise.all(this.#answers)).filter((answer) => answer !== null);
  }

  /** Every word of it: frames, answers with their headers. */
  async everything(): Promise<string> {
    const answers = await this.answers();
    return [...this.frames, ...answers.map((answer) => JSON.stringify(answer.headers) + answer.body)].join("\n");
  }

  /** The positions that came, by the number of entries before them. */
  positions(): Map<number, PositionShown> {
    return new Map(this.#positions().map((frame) => [frame.seq, frame]));
  }

  happened(): Map<number, Happened> {
    return new Map(this.#positions().flatMap((frame) => frame.happened.map((entry) => [entry.seq, entry])));
  }

  /** A position as this browser was shown it, or, where it skipped one, as it would have been. */
  async position(table: string, seq: number): Promise<PositionShown> {
    const shown = this.positions().get(seq);
    if (shown) return shown;
    return this.page.evaluate(async (path) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json() as Promise<PositionShown>;
    }, `/api/tables/${table}/positions/${seq}`);
  }

  #positions(): PositionShown[] {
    return this.frames
      .map((text) => JSON.parse(text) as FromServer & { type: string })
      .filter((frame): frame is PositionShown & { type: "position" } => frame.type === "position");
  }
}

/** What a stranger was told at a table that one of those who sit there was not: no rule is needed to find it. */
export async function toldToSome(table: string, stranger: Overheard, seated: readonly Overheard[]): Promise<string[]> {
  const found: string[] = [];
  for (const [seq, shown] of stranger.positions()) {
    if (shown.seat !== null || shown.legal.length || shown.undo) found.push(`position ${seq} is somebody's own`);
    for (const ears of seated) {
      const known = await ears.position(table, seq);
      const whose = known.seat === shown.decides; // whoever decides may be told more of what is asked
      found.push(...more(open(shown, whose), open(known, whose)).map((what) => `position ${seq}: ${what}`));
    }
  }
  for (const [seq, entry] of stranger.happened()) {
    for (const ears of seated) {
      const known = ears.happened().get(seq);
      found.push(...more(entry, known ?? {}).map((what) => `entry ${seq}: ${what}`));
    }
  }
  return found;
}

/** How a view shows that there is something which the viewer may not see. */
const COVERED = "?";

const open = ({ view, question, decides, options, result }: PositionShown, whose: boolean) => ({
  view: { ...(view as object), viewer: null, ...(whose ? { phase: null } : {}) },
  question: whose || !question ? null : { ...question, targets: question.targets?.map(unowned) },
  decides,
  options,
  result,
});

/** What lies before oneself is named without the seat. */
const unowned = (element: string) => element.replace(/^seat-\d+-/, "");

/** The values in one message that another has not got at the same place; an event may be told with less. */
function more(told: unknown, known: unknown): string[] {
  const all = new Map(leaves(known));
  return [...leaves(told)]
    .filter(([path, value]) => value !== COVERED && all.get(path) !== value)
    .filter(([path, value]) => !(path.endsWith("/id") && value === `${String(all.get(path))}-unseen`))
    .map(([path, value]) => `${path} is ${String(value)}`);
}

function* leaves(value: unknown, path = ""): Generator<[string, unknown]> {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") yield [path, value];
  else for (const [key, each] of Object.entries(value)) yield* leaves(each, `${path}/${key}`);
}
