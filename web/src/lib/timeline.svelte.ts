/** What a table has come to: the position now, all that happened, and the one that is looked back at. */

import type { Happened, Message, PositionShown } from "$/generated/wire";
import { PositionHistory } from "$/lib/history.svelte";
import { travelTime } from "$/lib/settings.svelte";

/** The longest time over which waiting moves of others are spread, and the longest pause between two of them. */
const CHAIN = 1200;
const PAUSE = 420;
/** Where nothing moves, what comes within the time of a painting is shown by the next one, all at once. */
const PAINT = 20;

export interface Audience {
  /** The seat that looks on from here; null: nobody's. */
  me(): number | null;
  /** Events between which all that happens is a milestone. */
  milestones(): readonly (readonly [from: string, to: string])[];
  /** A position is about to be shown; what is given is done once it is. `moving`: one sees it come. */
  awaits(position: PositionShown, moving: boolean): () => void;
  complain(error: unknown): void;
}

export class Timeline {
  now: PositionShown | null = $state.raw(null);
  log: Happened[] = $state.raw([]);
  /** What happened at the end of a round, or when the end of the game was announced, until it has been read. */
  milestone: Message[] | null = $state.raw(null);

  readonly #history: PositionHistory;
  #waiting: PositionShown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = 0;

  constructor(
    table: string,
    private readonly audience: Audience,
  ) {
    this.#history = new PositionHistory(table, (error) => audience.complain(error));
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

  /** Show what waits at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length) this.#show(this.#waiting.shift()!, false);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #showNext(): void {
    if (this.#timer !== undefined) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#show(next, true);
    const others = (next.happened ?? []).some((entry) => entry.seat !== this.audience.me());
    if (!travelTime())
      return this.#after(PAINT, () => this.#waiting.splice(0).forEach((position) => this.#show(position, true)));
    if (!others) return this.#showNext();
    this.#after(Math.min(PAUSE, CHAIN / (this.#waiting.length + 1)), () => this.#showNext());
  }

  #after(pause: number, act: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
    }, pause);
  }

  #show(position: PositionShown, moving: boolean): void {
    const first = this.now === null;
    const done = this.audience.awaits(position, moving && !first);
    this.now = position;
    this.#history.keep(position);
    this.log = [...this.log, ...position.happened.filter((entry) => entry.seq > (this.log.at(-1)?.seq ?? 0))];
    if (!first && !position.result && this.audience.me() !== null)
      this.milestone = this.#milestone(position) ?? this.milestone;
    if (position.result) this.milestone = null;
    done();
  }

  #milestone(position: PositionShown): Message[] | null {
    const fresh = new Set(position.happened.flatMap((entry) => entry.events ?? []).map((event) => event.id));
    const [from, to] = this.audience.milestones().find(([, last]) => fresh.has(last)) ?? [];
    const events = this.log.flatMap((entry) => entry.events ?? []);
    const [begun, ended] = [
      events.findLastIndex((event) => event.id === from),
      events.findLastIndex((event) => event.id === to),
    ];
    return begun < 0 ? null : events.slice(begun, ended + 1);
  }
}
