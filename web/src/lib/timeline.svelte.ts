/** What a table has come to: the position now, all that happened, and the one that is looked back at. */

import type { Happened, Message, PositionShown } from "$/generated/wire";
import { PositionHistory } from "$/lib/history.svelte";
import { pace, travelTime } from "$/lib/settings.svelte";

/** Where nothing moves, what comes within the time of a painting is shown by the next one, all at once. */
const PAINT = 20;

export interface Audience {
  /** The seat that looks on from here; null: nobody's. */
  me(): number | null;
  /** The seat whose eyes are asked for; null: the hall knows whose. */
  asks(): number | null;
  /** Events between which all that happens is a milestone. */
  milestones(): readonly (readonly [from: string, to: string])[];
  /** A position is about to be shown; what is given is done once it is. `moving`: one sees it come. */
  awaits(position: PositionShown, moving: boolean): () => void;
  complain(error: unknown): void;
}

/** The end of a round, or the announcement of the end: what happened, and how points came about if the game accounts for them. */
export interface Milestone {
  events: Message[];
  /** What came after it at once. */
  after: Message[];
  account: Record<string, unknown> | null;
}

export class Timeline {
  now: PositionShown | null = $state.raw(null);
  log: Happened[] = $state.raw([]);
  /** What happened at the end of a round, or when the end of the game was announced, until it has been read. */
  milestone: Milestone | null = $state.raw(null);

  readonly #history: PositionHistory;
  #waiting: PositionShown[] = [];
  /** The position that comes after a round whose account is being read: until then everything lies as it was. */
  #held: PositionShown | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = 0;

  constructor(
    table: string,
    private readonly audience: Audience,
  ) {
    this.#history = new PositionHistory(
      table,
      () => audience.asks(),
      (error) => audience.complain(error),
    );
  }

  /** The seq that was told last. */
  get told(): number {
    return this.#told;
  }

  get shown(): PositionShown | null {
    return this.#history.shown ?? this.now;
  }

  /** The entry of the log that is looked at; null: the present. */
  get looking(): number | null {
    return this.#history.looking;
  }

  /** Whose eyes a finished game is seen by; null: one's own. */
  get eyes(): number | null {
    return this.#history.eyes;
  }

  set eyes(seat: number | null) {
    this.#history.eyes = seat;
  }

  /** What happened since my last decision. */
  get recap(): Happened[] {
    const last = this.log.findLastIndex((entry) => this.#isMyDecision(entry));
    return last < 0 ? [] : this.log.slice(last + 1);
  }

  #isMyDecision(entry: Happened): boolean {
    return entry.seat === this.audience.me() && entry.kind === "move" && !entry.forced;
  }

  /** Show the position after an entry of the log; 0 is the deal. */
  lookAt(seq: number): void {
    const last = this.now?.seq ?? 0;
    const wanted = Math.min(Math.max(seq, 0), last);
    if (wanted === last && this.eyes === null) this.backToNow();
    else this.#history.look(wanted);
  }

  backToNow(): void {
    this.#history.back();
  }

  /** A position was told: show it when its time has come. */
  tell(position: PositionShown): void {
    this.#told = position.seq;
    this.#waiting.push(position);
    this.#showNext();
  }

  /** Show what waits at once, up to a milestone that must be read. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length && !this.#held) this.#show(this.#waiting.shift()!, false);
  }

  /** The milestone has been read: what it held back is shown. */
  goOn(): void {
    const held = this.#held;
    this.milestone = null;
    this.#held = null;
    if (held) this.#put(held, true);
    this.#showNext();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#history.back();
  }

  #showNext(): void {
    if (this.#timer !== undefined || this.#held) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#show(next, true);
    const others = (next.happened ?? []).some((entry) => entry.seat !== this.audience.me());
    if (!travelTime())
      return this.#after(PAINT, () => {
        while (this.#waiting.length && !this.#held) this.#show(this.#waiting.shift()!, true);
      });
    if (!others) return this.#showNext();
    this.#after(this.#pause(next), () => this.#showNext());
  }

  /** How long a move of another is looked at: the shorter, the more of the turn or of the chain are waiting. */
  #pause(shown: PositionShown): number {
    const { pause, total, of } = pace();
    const actor = (position: PositionShown) => position.happened.at(-1)?.seat;
    const waiting = this.#waiting.filter((each) => of === "chain" || actor(each) === actor(shown));
    return Math.min(pause, total / (waiting.length + 1));
  }

  #after(pause: number, act: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
    }, pause);
  }

  /** Show a position, or hold it back while one reads how the round before it was scored. */
  #show(position: PositionShown, moving: boolean): void {
    const milestone = this.#milestone(position);
    if (milestone?.account && this.now !== null) {
      this.milestone = milestone;
      this.#held = position;
      return;
    }
    this.#put(position, moving);
    this.milestone = position.result ? null : (milestone ?? this.milestone);
  }

  #put(position: PositionShown, moving: boolean): void {
    const done = this.audience.awaits(position, moving && this.now !== null);
    this.now = position;
    this.#history.keep(position);
    this.log = [...this.log, ...this.#fresh(position)];
    done();
  }

  #fresh(position: PositionShown): Happened[] {
    return position.happened.filter((entry) => entry.seq > (this.log.at(-1)?.seq ?? 0));
  }

  /** What is new to whoever looks: where a device was handed over, everything since their last decision. */
  #news(position: PositionShown): Happened[] {
    const fresh = this.#fresh(position);
    if (this.now !== null) return this.audience.me() === null ? [] : fresh;
    if (this.audience.asks() === null) return [];
    return fresh.slice(fresh.findLastIndex((entry) => this.#isMyDecision(entry)) + 1);
  }

  #milestone(position: PositionShown): Milestone | null {
    const entries = this.#news(position);
    const fresh = new Set(entries.flatMap((entry) => entry.events ?? []).map((event) => event.id));
    const events = [...this.log, ...this.#fresh(position)].flatMap((entry) => entry.events ?? []);
    const last = (id: string) => events.findLastIndex((event) => event.id === id);
    // Several beginnings may have the same end: the latest counts.
    const [begun = -1, ended = -1] =
      this.audience
        .milestones()
        .filter(([, to]) => fresh.has(to))
        .map(([from, to]) => [last(from), last(to)] as const)
        .sort(([one], [other]) => other - one)[0] ?? [];
    if (begun < 0) return null;
    const account = entries.findLast((entry) => entry.account)?.account ?? null;
    return { events: events.slice(begun, ended + 1), after: events.slice(ended + 1), account };
  }
}
