/** The guide at a table: asks the hall what to say in each position, and remembers what has been said. */

import type {
  Advice,
  Choice,
  ExerciseVerdict,
  Guidance,
  Happened,
  PuzzleVerdict,
  Sentence,
  StepShown,
} from "$/generated/wire";
import type { Play } from "$/lib/play.svelte";
import { undoneIn } from "$/lib/turns";

/** No more is said in one position. */
const MOST_AT_ONCE = 12;

/** Where it is kept how far the guide has come. */
export interface Memory {
  told: readonly string[];
  since: number;
  keep(told: string[], since: number): void;
  /** Whether a move tells everything that could have been said before it, or only what was on screen. */
  passesOver: boolean;
}

/** How things stood when a decision was made, for whoever takes it back. */
interface Decided {
  /** The entry of the log. */
  seq: number;
  told: string[];
  since: number;
}

export class Guide {
  /** What was said at this table, in order, with what is still to be said in this position. */
  trail: StepShown[] = $state.raw([]);
  /** The place in it that is on screen; past the end: nothing is. */
  at = $state(0);
  /** What is said to a move that was not the advised one, until it has been read. */
  answer: Sentence | null = $state.raw(null);
  verdict: ExerciseVerdict | PuzzleVerdict | null = $state.raw(null);
  /** Whether everything has been told and read. */
  done = $state(false);
  /** The position about which the hall has answered last; null: it has not answered yet. */
  seq: number | null = $state(null);

  #told: string[];
  #since: number;
  /** Steps of the trail that have not been read. */
  #unread: StepShown[] = [];
  /** Whether everything is told once the unread steps are. */
  #ends = $state(false);
  /** The step that was on screen when the last decision was made, until the hall has answered to it. */
  #judged: string | null = null;
  #decided: Decided[] = [];
  /** The entry of the log up to which moves were noticed. */
  #noticed: number | null = null;
  /** The position in which I may decide, or could last. */
  #mine = 0;
  #busy = false;
  #again = false;

  constructor(
    private readonly play: Play,
    private readonly memory: Memory,
  ) {
    this.#told = [...memory.told];
    this.#since = memory.since;
  }

  get step(): StepShown | null {
    return this.trail[this.at] ?? null;
  }

  /**
   * Whether one goes on at the board: the step on screen asks for a move, or, in a lesson, nothing more is said before one.
   */
  get asksMove(): boolean {
    const { step } = this;
    if (step === null || this.at < this.trail.length - 1 || !this.play.mine) return false;
    return step.move !== null || (this.memory.passesOver && !this.#ends);
  }

  /** A position has come: notice what was done since the one before, and ask what to say now. */
  async look(): Promise<void> {
    this.#notice();
    if (this.#busy) return void (this.#again = true);
    this.#busy = true;
    await this.#ask();
    this.#busy = false;
    if (!this.#again) return;
    this.#again = false;
    await this.look();
  }

  /** The step on screen has been read. */
  next(): void {
    if (this.answer) return void (this.answer = null);
    const { step } = this;
    if (step) this.#read([step]);
    if (this.at < this.trail.length) this.at += 1;
    if (this.step) return;
    if (this.#ends) this.done = true;
    else void this.look();
  }

  get canGoBack(): boolean {
    return this.at > 0 && this.trail.length > 0;
  }

  back(): void {
    this.answer = null;
    this.done = false;
    if (this.canGoBack) this.at -= 1;
  }

  /** Take back the move that was answered to. */
  takeBack(): void {
    this.answer = null;
    this.play.takeBack();
  }

  /** The choices that follow the advice of the step on screen, by name; none where it asks for no move. */
  get advised(): string[] {
    const move = this.asksMove && !this.answer ? this.step?.move : null;
    const legal = move ? (this.play.now?.legal ?? []) : [];
    return legal.map(({ name }) => name).filter((name) => fits(move!, name));
  }

  /** Mark what the step on screen advises, as a hint is marked. */
  show(): void {
    if (this.step?.move) this.mark(this.step.move);
  }

  /** The move that is marked, if the step on screen advises it: for whoever would rather have it made, or finds nothing to click. */
  get marked(): string | null {
    const [best] = this.play.mine ? (this.play.advice ?? []) : [];
    return best && this.step?.move && fits(this.step.move, best.name) ? best.name : null;
  }

  /** Mark a move on the board: an action in notation, or the first of a verb. */
  mark(move: string): boolean {
    const found = this.play.mine ? this.play.now?.legal.find(({ name }) => fits(move, name)) : undefined;
    if (!found) return false;
    this.play.clear();
    this.play.advice = [advised(found)];
    return true;
  }

  // ── What has been done ──

  #notice(): void {
    const { play } = this;
    const last = play.log.at(-1)?.seq ?? 0;
    const fresh = this.#noticed === null ? [] : play.log.filter((entry) => entry.seq > this.#noticed!);
    this.#noticed = last;
    if (fresh.some((entry) => entry.kind !== "move")) this.#takenBack();
    else for (const entry of fresh) if (this.#isMine(entry)) this.#moved(entry);
    if (play.mine) this.#mine = play.now?.seq ?? 0;
  }

  #isMine = (entry: Happened): boolean => entry.seat === this.play.me && entry.kind === "move" && !entry.forced;

  #moved(entry: Happened): void {
    this.#decided.push({ seq: entry.seq, told: [...this.#told], since: this.#since });
    const advising = this.#unread.findLast((step) => step.move !== null);
    this.#judged = (advising ?? this.step)?.id ?? null;
    const shown = this.step ? [this.step] : [];
    this.#read(this.memory.passesOver ? this.#unread : shown);
    if (!this.memory.passesOver) this.trail = this.trail.filter((step) => !this.#unread.includes(step));
    this.#unread = [];
    this.at = this.trail.length;
    this.#since = Math.min(this.#mine, entry.seq - 1);
    this.answer = null;
    this.#keep();
  }

  /** What was told because of decisions that no longer stand is told again. */
  #takenBack(): void {
    const undone = undoneIn(this.play.log);
    const first = this.#decided.find(({ seq }) => undone.has(seq));
    if (!first) return;
    this.#decided = this.#decided.filter(({ seq }) => seq < first.seq);
    this.#told = first.told;
    this.#since = first.since;
    this.#unread = [];
    this.#judged = null;
    this.trail = this.trail.filter((step) => this.#told.includes(step.id));
    this.at = this.trail.length;
    this.answer = null;
    this.done = false;
    this.#keep();
  }

  #read(steps: readonly StepShown[]): void {
    const ids = steps.map((step) => step.id).filter((id) => !this.#told.includes(id));
    this.#unread = this.#unread.filter((step) => !steps.includes(step));
    if (!ids.length) return;
    this.#told = [...this.#told, ...ids];
    this.#keep();
  }

  #keep(): void {
    this.memory.keep(this.#told, this.#since);
  }

  // ── What is said ──

  /** Ask for all that is to be said in this position. An answer about another position is left: that one is asked about as well. */
  async #ask(): Promise<void> {
    const seq = this.play.now?.seq;
    const first = await this.#guidance(seq, []);
    if (!first) return;
    const fresh: StepShown[] = [];
    let now: Guidance | null = first;
    // What comes after an advised move waits for it.
    while (now?.step && fresh.at(-1)?.move == null && fresh.length < MOST_AT_ONCE) {
      fresh.push(now.step);
      now = await this.#guidance(seq, fresh);
    }
    if (!now) return;
    this.#take(first, fresh, now.done ?? false);
  }

  async #guidance(seq: number | undefined, fresh: readonly StepShown[]): Promise<Guidance | null> {
    const told = [...new Set([...this.#told, ...this.#unread.map(({ id }) => id), ...fresh.map(({ id }) => id)])];
    const reply = await this.play.connection.request({
      type: "guide",
      told,
      shown: this.#judged,
      since: this.#since,
    });
    return reply?.type === "guidance" && reply.seq === seq && this.play.now?.seq === seq ? reply : null;
  }

  #take(first: Guidance, fresh: StepShown[], ends: boolean): void {
    this.seq = first.seq;
    this.#ends = ends;
    if (first.verdict) this.verdict = first.verdict;
    if (this.#judged) {
      this.answer = first.answer ?? null;
      this.#judged = null;
    }
    if (fresh.length) {
      this.trail = [...this.trail, ...fresh];
      this.#unread = [...this.#unread, ...fresh];
    } else if ((ends || this.play.now?.result) && !this.step) this.done = true;
  }
}

/** Whether a move is the one named, or of the verb named. */
const fits = (pattern: string, move: string): boolean => move === pattern || move.split(" ", 1)[0] === pattern;

/** A move that is marked as a hint is, without what a bot would say about it. */
const advised = ({ action, name, targets }: Choice): Advice => ({
  action,
  name,
  targets,
  share: null,
  win: null,
  score: null,
  reasons: [],
});
