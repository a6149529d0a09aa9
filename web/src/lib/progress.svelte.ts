/** What a person has learnt, kept in this browser: sections, exercises, puzzles, and where a section was left. */

export type Kind = "lesson" | "exercise" | "puzzle";

/** Tries at an exercise or a puzzle. */
export interface Tries {
  /** The day on which it was last done well; null: never yet. */
  done: string | null;
  /** The days on which it was failed since it was last done well on a day without a failure. */
  failed: string[];
  /** How many points the first answer gave away, in a puzzle. */
  lost?: number;
  /** What was counted last: a look back at a table is no further try. */
  counted?: string;
}

/** A section that was begun: its table, and how far the guide has come there. */
export interface Begun {
  table: string;
  told: string[];
  /** The seq from which on things are new to the guide. */
  since: number;
  /** Whether everything was told: who comes again begins afresh. */
  over: boolean;
}

export interface GameProgress {
  /** The day on which each section was finished. */
  sections: Record<string, string>;
  begun: Record<string, Begun>;
  exercises: Record<string, Tries>;
  puzzles: Record<string, Tries>;
  /** What the guide has told, in a lesson or in a game; it is not told twice. */
  heard: string[];
}

interface Kept {
  version: number;
  /** Whether the guide speaks in ordinary games. */
  teach: boolean;
  games: Record<string, GameProgress>;
}

export const VERSION = 1;
const PLACE = "drakehall.progress";
/** Where the browser remembers that what is learnt belongs to an account. */
export const SIGNED_IN = "drakehall.account";
const DAY = 86_400_000;
/** No more is remembered of one thing: who fails more often has failed often enough. */
const MOST_DAYS = 12;

// ── Days ──

/** A day of UTC, as everybody counts it: 2026-03-01. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Whether something that was failed comes back today, or should have before. */
export function isDue({ failed }: Tries, today: string, comesBack: readonly number[]): boolean {
  const last = failed.at(-1);
  if (last === undefined || !comesBack.length) return false;
  return daysBetween(last, today) >= comesBack[Math.min(failed.length, comesBack.length) - 1]!;
}

/** Add a try. Who does well on the day of a failure has seen the answer: it comes back all the same. */
export function tried(before: Tries | undefined, well: boolean, today: string): Tries {
  const { done, failed, ...rest } = before ?? { done: null, failed: [] };
  const failedToday = failed.at(-1) === today;
  if (well) return { ...rest, done: today, failed: failedToday ? failed : [] };
  return { ...rest, done, failed: failedToday ? failed : [...failed, today].slice(-MOST_DAYS) };
}

// ── Reading what was kept: whatever is damaged is left out, the rest stays ──

type Unknown = Record<string, unknown>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** Read what lies under each name; names whose value cannot be read are left out. */
function each<T>(value: unknown, read: (one: unknown) => T | null): Record<string, T> {
  const found = Object.entries(isObject(value) ? value : {}).map(([name, one]) => [name, read(one)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, T] => entry[1] !== null));
}

function tries(value: unknown): Tries | null {
  if (!isObject(value)) return null;
  const { done, failed, lost, counted } = value;
  return {
    done: isDay(done) ? done : null,
    failed: (Array.isArray(failed) ? failed : []).filter(isDay).slice(-MOST_DAYS),
    ...(typeof lost === "number" && Number.isFinite(lost) ? { lost } : {}),
    ...(typeof counted === "string" ? { counted } : {}),
  };
}

function begun(value: unknown): Begun | null {
  if (!isObject(value) || typeof value["table"] !== "string") return null;
  const since = value["since"];
  return {
    table: value["table"],
    told: texts(value["told"]),
    since: typeof since === "number" && Number.isInteger(since) && since >= 0 ? since : 0,
    over: value["over"] === true,
  };
}

const game = (value: unknown): GameProgress | null =>
  isObject(value)
    ? {
        sections: each(value["sections"], (day) => (isDay(day) ? day : null)),
        begun: each(value["begun"], begun),
        exercises: each(value["exercises"], tries),
        puzzles: each(value["puzzles"], tries),
        heard: texts(value["heard"]),
      }
    : null;

const nothing = (): Kept => ({ version: VERSION, teach: false, games: {} });

/** Read what was kept; null: a newer page has written it, and it is not ours to change. */
export function read(text: string | null): Kept | null {
  if (text === null) return nothing();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothing();
  }
  if (!isObject(value)) return nothing();
  const version = value["version"];
  if (typeof version === "number" && version > VERSION) return null;
  return { version: VERSION, teach: value["teach"] === true, games: each(value["games"], game) };
}

// ── Keeping ──

export interface Storage {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

const EMPTY: GameProgress = { sections: {}, begun: {}, exercises: {}, puzzles: {}, heard: [] };

export class Progress {
  #kept: Kept = $state.raw(nothing());
  /** Whether what lies in the storage may be written over. */
  #ours = true;

  /** Is told of every game of which something was learnt; of a section that was left for good it is told that it is over. */
  changed: ((game: string, over: Record<string, Begun>) => void) | null = null;

  constructor(private readonly storage: Storage | null) {
    this.reload();
  }

  /** Read again what another tab may have written. */
  reload(): void {
    let text: string | null = null;
    try {
      text = this.storage?.getItem(PLACE) ?? null;
    } catch {
      // A browser that keeps nothing: what is learnt lasts as long as the page.
    }
    const found = read(text);
    this.#ours = found !== null;
    this.#kept = found ?? nothing();
  }

  get teach(): boolean {
    return this.#kept.teach;
  }

  set teach(teach: boolean) {
    this.#keep({ ...this.#kept, teach });
  }

  of(game: string): GameProgress {
    return this.#kept.games[game] ?? EMPTY;
  }

  get games(): string[] {
    return Object.keys(this.#kept.games);
  }

  /** Whether somebody is signed in with an account, as far as this browser remembers. */
  get followsAccount(): boolean {
    try {
      return this.storage?.getItem(SIGNED_IN) === "yes";
    } catch {
      return false;
    }
  }

  /** What the account knows of a game takes the place of what is kept here. */
  take(name: string, learnt: unknown): void {
    const found = game(learnt);
    if (found) this.#keep({ ...this.#kept, games: { ...this.#kept.games, [name]: found } });
  }

  /** Forget what was learnt here. */
  clear(): void {
    this.#keep({ ...this.#kept, games: {} });
  }

  /** Whether nothing was learnt here yet. */
  get isFresh(): boolean {
    return Object.keys(this.#kept.games).length === 0;
  }

  begin(game: string, section: string, table: string): void {
    const { begun } = this.of(game);
    this.#change(game, { begun: { ...begun, [section]: { table, told: [], since: 0, over: false } } });
  }

  /** The guide of a section has come so far. */
  tell(game: string, section: string, told: string[], since: number): void {
    const { begun } = this.of(game);
    const now = begun[section];
    if (now) this.#change(game, { begun: { ...begun, [section]: { ...now, told, since } } });
  }

  finish(game: string, section: string, today: string): void {
    const { begun, sections } = this.of(game);
    const now = begun[section];
    const over = now ? { [section]: { ...now, over: true } } : {};
    this.#change(game, { begun: { ...begun, ...over }, sections: { ...sections, [section]: today } });
  }

  /** A section is not gone on with: its table is forgotten. */
  forget(game: string, section: string): void {
    const { [section]: left, ...begun } = this.of(game).begun;
    this.#change(game, { begun }, left ? { [section]: { ...left, over: true } } : {});
  }

  hear(game: string, steps: readonly string[]): void {
    const { heard } = this.of(game);
    const fresh = steps.filter((step) => !heard.includes(step));
    if (fresh.length) this.#change(game, { heard: [...heard, ...fresh] });
  }

  /** An attempt at an exercise is over; taken back and done better at the same table, it counts again. */
  exercise(game: string, id: string, table: string, reached: boolean, today: string): void {
    const { exercises } = this.of(game);
    const counted = `${table} ${reached}`;
    if (exercises[id]?.counted === counted) return;
    this.#change(game, { exercises: { ...exercises, [id]: { ...tried(exercises[id], reached, today), counted } } });
  }

  /** A puzzle was answered; the first answer at a table is the one that counts. */
  puzzle(game: string, id: string, table: string, well: boolean, lost: number, today: string): void {
    const { puzzles } = this.of(game);
    const before = puzzles[id];
    if (before?.counted === table) return;
    const now = tried(before, well, today);
    this.#change(game, { puzzles: { ...puzzles, [id]: { ...now, lost: now.lost ?? lost, counted: table } } });
  }

  #change(game: string, change: Partial<GameProgress>, over: Record<string, Begun> = {}): void {
    this.#keep({ ...this.#kept, games: { ...this.#kept.games, [game]: { ...this.of(game), ...change } } });
    this.changed?.(game, over);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    if (!this.#ours) return;
    try {
      this.storage?.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // The same: nothing can be kept here.
    }
  }
}

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const progress = new Progress(browserStorage());
globalThis.addEventListener?.("storage", (event) => event.key === PLACE && progress.reload());
