/** The log by turns: one line for what a player did in a turn, and inside it every decision with what came of it and why. */

import type { Happened, Message } from "$/generated/wire";
import type { Words } from "$/lib/words";

/** What a player decided in one turn, without anybody deciding in between. */
export interface Turn {
  seat: number;
  /** Its first and last entry in the log. */
  first: number;
  last: number;
  entries: Happened[];
  /** The entries that were taken back later. */
  undone: ReadonlySet<number>;
}

/** Something that happened, and what has come of the same cause with it. */
export interface Line {
  text: string;
  /** What made it happen; empty where that was the decision itself. */
  cause: string;
  /** The events that it tells. */
  events: Message[];
}

/** Divide a log into turns; `undone` are entries of the whole log that no longer stand. */
export function turnsOf(log: readonly Happened[], undone: ReadonlySet<number> = undoneIn(log)): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const now = turns.at(-1);
    const before = now?.entries.at(-1);
    if (now && before && before.seat === entry.seat && (before.turn ?? 0) === (entry.turn ?? 0)) {
      now.entries.push(entry);
      now.last = entry.seq;
    } else turns.push({ seat: entry.seat, first: entry.seq, last: entry.seq, entries: [entry], undone });
  }
  return turns;
}

/** The moves that were taken back, and the entries that took them back. */
export function undoneIn(log: readonly Happened[]): Set<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const entry of log) {
    if (entry.kind === "move") standing.push(entry.seq);
    else for (const seq of standing.splice(Math.max(0, standing.length - (entry.moves ?? 0)))) undone.add(seq);
  }
  return undone;
}

/** Whether something that another did in a turn touches a player's things. Events that call a player to decide (`calls`) touch nothing. */
export function touches(turn: Turn, seat: number | null, calls: readonly string[] = []): boolean {
  if (seat === null || turn.seat === seat) return false;
  const events = turn.entries.flatMap((entry) => entry.events ?? []).filter((event) => !calls.includes(event.id));
  return events.some((event) => names(event, seat));
}

/**
 * What others have done to a player by a card or another cause, for each of their moves: the cause, who set it off, what
 * happened. What happened before one of the events in `anew`, with which everything is dealt anew, counts no more.
 */
export function befallen(
  words: Words,
  log: readonly Happened[],
  seat: number | null,
  {
    calls = [],
    anew = [],
    undone = undoneIn(log),
  }: Partial<Record<"calls" | "anew", readonly string[]>> & {
    undone?: ReadonlySet<number>;
  } = {},
): string[] {
  if (seat === null) return [];
  let told: string[] = [];
  for (const entry of log) {
    if (entry.kind !== "move" || entry.seat === seat || undone.has(entry.seq)) continue;
    if (entry.events?.some(({ id }) => anew.includes(id))) {
      told = [];
      continue;
    }
    const happened = (entry.events ?? []).flatMap((event, at) => {
      const cause = worded(words, entry.causes?.[at]);
      return cause && !calls.includes(event.id) && names(event, seat) ? [{ cause, text: words.message(event) }] : [];
    });
    if (!happened.length) continue;
    const texts = happened.map(({ text }, at) => (at > 0 ? bare(words, seat, [text])[0]! : text));
    told.push(`${happened[0]!.cause} (${words.player(entry.seat)}): ${texts.join(" · ")}`);
  }
  return told;
}

/** Whether an event names a seat. */
const names = ({ args = {} }: Message, seat: number) =>
  Object.entries(args).some(([name, value]) => /(^|_)seat$/.test(name) && value === seat);

/** A turn in few words, without who took it: what was done, what it brought, points. */
export function summary(words: Words, turn: Turn): string {
  const stands = turn.entries.filter((entry) => entry.kind === "move" && !turn.undone.has(entry.seq));
  if (!stands.length) {
    const back = turn.entries.filter((entry) => entry.kind !== "move");
    const entries = back.length ? back : turn.entries;
    return entries.flatMap((entry) => bare(words, turn.seat, lines(words, entry))).join(" · ");
  }
  const events = stands.flatMap((entry) => entry.events ?? []);
  const mine = events.filter((event) => event.args?.["seat"] === turn.seat);
  const short = inShort(words, mine);
  const cause = worded(words, stands.find((entry) => entry.events?.length)?.causes?.[0]);
  if (cause && short.length) short[0] = `${cause}: ${short[0]}`;
  const told = short.length
    ? short
    : bare(
        words,
        turn.seat,
        events.slice(0, 1).map((each) => words.message(each)),
      );
  return [...told, ...points(words, stands, turn.seat)].join(" · ");
}

/** The icon of what a turn was used for: of the first thing told of it for which a game has one. */
export function markOf(words: Words, turn: Turn, mark: (event: Message) => string | null): string | null {
  const stands = turn.entries.filter((entry) => !turn.undone.has(entry.seq));
  const mine = stands.flatMap((entry) => entry.events ?? []).filter((event) => event.args?.["seat"] === turn.seat);
  const told = mine.filter((event) => words.short(event, 1) !== null);
  return (told.length ? told : mine).map(mark).find((each) => each !== null) ?? null;
}

/** The points that some entries have brought a player. */
function points(words: Words, entries: Happened[], seat: number): string[] {
  const sum = entries.reduce((all, entry) => all + (entry.gains?.[seat] ?? 0), 0);
  return sum ? [pointsWorded(words, sum)] : [];
}

function pointsWorded(words: Words, count: number): string {
  const signed = `${count > 0 ? "+" : "−"}${Math.abs(count)}`;
  return words.say("hall-gain-points", { points: Math.abs(count), signed });
}

/** Everything that an entry says: the decision first, then what came of it, what has the same cause in one line. */
export function told(words: Words, entry: Happened): Line[] {
  if (entry.kind !== "move")
    return bare(words, entry.seat, lines(words, entry)).map((text) => ({ text, cause: "", events: [] }));
  const events = entry.events ?? [];
  const causes = entry.causes ?? [];
  const found: Line[] = [];
  for (let at = 0; at < events.length;) {
    const cause = worded(words, causes[at]);
    let end = at + 1;
    while (cause && end < events.length && worded(words, causes[end]) === cause) end += 1;
    found.push(...together(words, entry.seat, events.slice(at, end), cause));
    at = end;
  }
  const gains = Object.entries(entry.gains ?? {}).map(([seat, count]) => {
    const points = pointsWorded(words, count);
    return {
      text: Number(seat) === entry.seat ? points : `${words.player(Number(seat))}: ${points}`,
      cause: "",
      events: [],
    };
  });
  return [...found, ...gains];
}

/** What has one cause: in short as far as it can be told so, in one line; the rest in lines of their own. */
function together(words: Words, seat: number, events: Message[], cause: string): Line[] {
  const isShort = (event: Message) => cause !== "" && event.args?.["seat"] === seat && words.short(event, 1) !== null;
  const brief = events.filter(isShort);
  const rest = events.filter((event) => !isShort(event)).map((event) => [words.message(event), [event]] as const);
  const told = brief.length ? [[inShort(words, brief).join(", "), brief] as const, ...rest] : rest;
  return told.map(([text, events]) => ({ text: bare(words, seat, [text])[0]!, cause, events: [...events] }));
}

/** Events in short, equal ones added up: “+2 milk”, after the last deed that brought some of it. */
function inShort(words: Words, events: Message[]): string[] {
  const counts = new Map<string, { event: Message; count: number; deeds: number }>();
  let deeds = 0;
  for (const event of events) {
    const one = words.short(event, 1);
    if (one === null) continue;
    const key = words.adds(event) ? one : `${one} ${counts.size}`;
    const count = words.adds(event) ? Number(event.args?.["count"] ?? 1) : 1;
    const known = counts.get(key);
    if (!words.adds(event)) deeds += 1;
    if (known && known.deeds < deeds) counts.delete(key);
    counts.set(key, { event: known?.event ?? event, count: (known?.count ?? 0) + count, deeds });
  }
  return [...counts.values()].map(({ event, count }) => words.short(event, count) ?? "");
}

const worded = (words: Words, cause: Message | null | undefined) => (cause ? words.message(cause) : "");

/** Sentences about a player without the name, which stands before them. */
function bare(words: Words, seat: number, sentences: string[]): string[] {
  const name = `${words.player(seat)} `;
  return sentences.map((each) => (each.startsWith(name) ? each.slice(name.length) : each));
}

/** An entry of the log in words: what was done, then what came of it, but for the events named. */
export function lines(words: Words, entry: Happened, without: readonly string[] = []): string[] {
  if (entry.kind !== "move") return [words.say("page-undid", { seat: entry.seat, count: entry.moves ?? 0 })];
  const told = (entry.events ?? []).filter(({ id }) => !without.includes(id));
  return runs(words, told).map((run) => {
    const seat = run[0]!.args?.["seat"];
    if (run.length === 1 || typeof seat !== "number") return words.message(run[0]!);
    return `${words.player(seat)} ${inShort(words, run)[0]}`;
  });
}

/** Events that are worded alike, one after the other, if they can be added up. */
function runs(words: Words, events: Message[]): Message[][] {
  const found: Message[][] = [];
  for (const event of events) {
    const before = found.at(-1)?.[0];
    const same = before && words.adds(event) && words.message(before) === words.message(event);
    if (same) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}
