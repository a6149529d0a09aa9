/** A table as this page knows it: what the server told, what is selected here, and what is shown. */

import { tick } from "svelte";
import type {
  Advice,
  Answer,
  Choice,
  FromServer,
  Happened,
  Message,
  Position,
  SeatInfo,
  Table,
} from "$/generated/wire";
import type { GamePage } from "$/games";
import { fly } from "$/lib/flight";
import { PositionHistory } from "$/lib/history.svelte";
import { asksToConfirm, travelTime } from "$/lib/settings.svelte";
import { narrow } from "$/lib/screen.svelte";
import { TableSocket, type Reply, type Request } from "$/lib/socket";
import { play as sound } from "$/lib/sound";
import { say, language } from "$/lib/language.svelte";
import { Thinking } from "$/lib/thinking.svelte";
import type { Words } from "$/lib/words";

export interface Notice {
  kind: "why" | "error" | "info";
  text: string;
}

/** The longest time over which waiting moves of others are spread, and the longest pause between two of them. */
const CHAIN = 1200;
const PAUSE = 420;
/** Where nothing moves, what comes within the time of a painting is shown by the next one, all at once. */
const PAINT = 20;

export class Play {
  table: Table | null = $state.raw(null);
  now: Position | null = $state.raw(null);
  log: Happened[] = $state.raw([]);
  open = $state(false);
  sending = $state(false);
  notice: Notice | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  chosen: Choice | null = $state.raw(null);
  /** What the hall foresees of the chosen action. */
  preview: Answer | null = $state.raw(null);
  /** What a bot would do here, the best first; null: it was not asked. */
  advice: Advice[] | null = $state.raw(null);
  asking = $state(false);
  page: GamePage | null = $state.raw(null);
  /** What happened at the end of a round, or when the end of the game was announced, until it has been read. */
  milestone: Message[] | null = $state.raw(null);

  readonly #socket: TableSocket;
  readonly thinking = new Thinking();
  readonly #history: PositionHistory;
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = 0;
  /** The position whose answer is on its way: a second click on it says nothing, one on the next position does. */
  #answered: number | null = null;

  constructor(readonly id: string) {
    this.#history = new PositionHistory(id, (error) =>
      this.tell("error", error instanceof Error ? error.message : String(error)),
    );
    this.#socket = new TableSocket(id, {
      told: (frame) => this.#hear(frame),
      connected: (open) => (this.open = open),
      since: () => this.#told,
    });
  }

  /** Come in again with the seat that was just taken. */
  reopen(): void {
    this.#socket.reopen();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.thinking.stop();
    this.#socket.close();
  }

  // ── What is shown ──

  get words(): Words | null {
    const words = this.table ? language.words(this.table.game) : null;
    return words?.with(this.table?.seats.map(nameOf) ?? []) ?? null;
  }

  get shown(): Position | null {
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

  get me(): number | null {
    return this.table?.you ?? null;
  }

  get mine(): boolean {
    return this.looking === null && this.me !== null && this.now?.decides === this.me;
  }

  readonly legal: Choice[] = $derived.by(() => {
    const all = this.mine ? (this.now?.legal ?? []) : [];
    const quiet = (choice: Choice) => this.page?.isQuiet?.(choice) ?? false;
    return [...all.filter((choice) => !quiet(choice)), ...all.filter(quiet)];
  });
  readonly #touched: Map<Choice, string[]> = $derived(
    new Map(this.legal.map((choice) => [choice, this.#elements(choice)])),
  );

  /** Whether a choice need not be offered in the first row: there are others. */
  isQuiet(choice: Choice): boolean {
    const quiet = this.page?.isQuiet;
    return quiet !== undefined && quiet(choice) && !quiet(this.legal[0] ?? choice);
  }

  /** The choices that agree with what is picked. */
  readonly openChoices: Choice[] = $derived(
    this.legal.filter((choice) => this.picked.every((element) => this.touches(choice).includes(element))),
  );
  /** The elements that can be picked now; every spot of a board asks for it. */
  readonly #open: Set<string> = $derived(new Set(this.openChoices.flatMap((choice) => this.touches(choice))));

  touches(choice: Choice): string[] {
    return this.#touched.get(choice) ?? this.#elements(choice);
  }

  #elements(choice: Choice): string[] {
    return this.page?.touches?.(choice, this.now?.view) ?? choice.targets;
  }

  /** Whether an element can be picked now. */
  isLegal(element: string): boolean {
    return this.#open.has(element);
  }

  isPicked(element: string): boolean {
    return this.picked.includes(element) || (this.chosen !== null && this.touches(this.chosen).includes(element));
  }

  /** Whether an element belongs to what the bot advises. */
  isHinted(element: string): boolean {
    const best = this.mine ? this.advice?.[0] : undefined;
    return best !== undefined && this.touches(best).includes(element);
  }

  get againstBots(): boolean {
    return this.me !== null && !this.table?.seats.some((seat) => seat.person && !seat.bot && seat.seat !== this.me);
  }

  /** Whether a move may be taken back although something was revealed: by oneself against bots, else by asking. */
  get takesBack(): "free" | "asks" | null {
    if (this.me === null || !this.now || this.now.result) return null;
    const moved = this.log.some((entry) => entry.seat === this.me && entry.kind === "move" && !entry.forced);
    return moved ? (this.againstBots ? "free" : this.table?.friendly ? "asks" : null) : null;
  }

  /** What happened since my last decision. */
  get recap(): Happened[] {
    const last = this.log.findLastIndex((entry) => entry.seat === this.me && entry.kind === "move" && !entry.forced);
    return last < 0 ? [] : this.log.slice(last + 1);
  }

  // ── Choosing ──

  /** A click on an element: pick it, complete a choice with it, or learn why not. */
  pick(element: string): void {
    this.skip();
    if (this.chosen && this.touches(this.chosen).includes(element)) return void this.confirm();
    if (this.picked.includes(element)) return this.clear();
    this.chosen = null;
    if (!this.isLegal(element)) {
      const afresh = this.legal.some((choice) => this.touches(choice).includes(element));
      if (!afresh) return void this.whyNot(element);
      this.picked = [];
    }
    this.notice = null;
    this.picked = [...this.picked, element];
    const complete = this.openChoices.filter((choice) => this.touches(choice).length === this.picked.length);
    if (this.openChoices.length === 1 || (complete.length === 1 && this.openChoices.length === complete.length)) {
      this.choose(this.openChoices[0]!);
    }
  }

  /** Take a choice from the list, at once or after a confirmation. */
  choose(choice: Choice): void {
    this.skip();
    this.notice = null;
    if (!asksToConfirm()) return void this.play(choice);
    if (this.chosen?.action === choice.action) return void this.confirm();
    this.chosen = choice;
    this.preview = null;
    void this.#socket.request({ type: "ask", action: choice.name }).then((reply) => {
      if (reply?.type === "answer" && this.chosen === choice) this.preview = reply;
    });
  }

  confirm(): void {
    if (this.chosen) void this.play(this.chosen);
  }

  clear(): void {
    this.picked = [];
    this.chosen = null;
    this.preview = null;
    this.notice = null;
  }

  /** Clear what is selected, or else put the hint away. */
  cancel(): void {
    if (!this.picked.length && !this.chosen && !this.notice) this.advice = null;
    this.clear();
  }

  /** Ask a bot what it would do here; asked again, the hint goes away. */
  async hint(): Promise<void> {
    if (this.advice) return void (this.advice = null);
    const seq = this.now?.seq;
    if (seq === undefined || this.asking) return;
    if (!this.mine) return this.tell("why", say("page-not-your-turn"));
    if (!this.table?.hints) return this.tell("why", say("server-hints-off"));
    this.clear();
    this.asking = true;
    const reply = await this.#socket.request({ type: "hint", seq });
    this.asking = false;
    if (reply?.type !== "hints") this.#answer(reply);
    else if (reply.seq === this.now?.seq) this.advice = reply.advice;
  }

  async play(choice: { name: string }): Promise<void> {
    const seq = this.now?.seq;
    this.clear();
    if (seq === undefined || this.#answered === seq) return;
    this.#answered = seq;
    await this.#send({ type: "act", seq, action: choice.name });
    if (this.#answered === seq) this.#answered = null;
  }

  async undo(whole = false): Promise<void> {
    const seq = this.now?.seq;
    if (seq === undefined) return;
    this.clear();
    await this.#send({ type: whole ? "reset" : "undo", seq });
  }

  async takeBack(): Promise<void> {
    if (this.now) await this.#send({ type: "take_back", seq: this.now.seq });
  }

  async agree(yes: boolean): Promise<void> {
    if (this.now) await this.#send({ type: "agree", seq: this.now.seq, yes });
  }

  /** Ask the server about an element that is no target now; its answer appears in the prompt bar. */
  async whyNot(element: string): Promise<void> {
    if (this.looking !== null) return this.tell("info", say("page-looking-back"));
    const verbs = new Set(this.legal.map((choice) => choice.name.split(" ")[0]));
    const asked = this.page?.whyNotActions?.(element) ?? [];
    const action = asked.find((each) => verbs.has(each.split(" ")[0])) ?? asked[0];
    if (action) await this.why(action);
    else this.tell("why", say(this.mine ? "page-not-a-target" : "page-not-your-turn"));
  }

  async why(action: string): Promise<void> {
    const reply = await this.#socket.request({ type: "ask", action });
    if (reply?.type === "answer" && this.words) {
      const name = this.words.action(reply.action);
      const reason = reply.reason ? this.words.message(reply.reason) : null;
      // Where there is little room the reason alone is told: what was clicked is known.
      if (reason) this.tell("why", narrow.current ? capital(reason) : say("hall-why", { action: name, reason }));
      else this.tell("info", say("hall-why-possible", { action: name }));
    } else this.#answer(reply);
  }

  tell(kind: Notice["kind"], text: string): void {
    this.notice = { kind, text };
  }

  // ── Looking back ──

  /** Show the position after an entry of the log; 0 is the deal. */
  lookAt(seq: number): void {
    this.skip();
    this.clear();
    const last = this.now?.seq ?? 0;
    const wanted = Math.min(Math.max(seq, 0), last);
    if (wanted === last && this.eyes === null) this.backToNow();
    else this.#history.look(wanted);
  }

  step(by: number): void {
    this.lookAt((this.looking ?? this.now?.seq ?? 0) + by);
  }

  /** See a finished game by the eyes of a seat; null: by one's own. */
  seeAs(seat: number | null): void {
    this.#history.eyes = seat;
    this.lookAt(this.looking ?? this.now?.seq ?? 0);
  }

  backToNow(): void {
    this.#history.back();
  }

  // ── What the server tells ──

  #hear(frame: FromServer): void {
    if (frame.type === "table") this.table = frame.table;
    if (frame.type !== "position") return;
    this.#told = frame.seq;
    this.#waiting.push(frame);
    this.#showNext();
  }

  /** Show what waits at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length) this.#show(this.#waiting.shift()!, false);
  }

  #showNext(): void {
    if (this.#timer !== undefined) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#show(next, true);
    const others = (next.happened ?? []).some((entry) => entry.seat !== this.me);
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

  #show(position: Position, moving: boolean): void {
    const first = this.now === null;
    const flights = moving && !first && this.looking === null ? this.#flights(position) : [];
    const land = fly(flights);
    if (position.seq !== this.now?.seq) {
      this.clear();
      this.advice = null;
    }
    if (moving && !first) this.#sound(position);
    this.now = position;
    this.thinking.watch(this.#botToMove(position));
    this.#history.keep(position);
    this.log = [...this.log, ...position.happened.filter((entry) => entry.seq > (this.log.at(-1)?.seq ?? 0))];
    if (!first && !position.result && this.me !== null) this.milestone = this.#milestone(position) ?? this.milestone;
    if (position.result) this.milestone = null;
    if (flights.length) void tick().then(land);
  }

  #milestone(position: Position): Message[] | null {
    const fresh = new Set(position.happened.flatMap((entry) => entry.events ?? []).map((event) => event.id));
    const [from, to] = this.page?.milestones?.find(([, last]) => fresh.has(last)) ?? [];
    const events = this.log.flatMap((entry) => entry.events ?? []);
    const [begun, ended] = [
      events.findLastIndex((event) => event.id === from),
      events.findLastIndex((event) => event.id === to),
    ];
    return begun < 0 ? null : events.slice(begun, ended + 1);
  }

  #botToMove({ decides }: Position): number | null {
    return decides !== null && this.table?.seats[decides]?.bot ? decides : null;
  }

  #sound(position: Position): void {
    if (position.result) sound("end");
    else if (position.decides === this.me && this.me !== null && this.now?.decides !== this.me) sound("turn");
    else if (position.happened.length) sound("move");
  }

  #flights(position: Position): [from: string, to: string][] {
    const events = position.happened.flatMap((entry) => entry.events ?? []);
    return events.flatMap((event) => this.page?.flights?.(event, this.me) ?? []);
  }

  async #send(wanted: Request): Promise<void> {
    const late = setTimeout(() => (this.sending = true), 300);
    const reply = await this.#socket.request(wanted);
    clearTimeout(late);
    this.sending = false;
    this.#answer(reply);
  }

  #answer(reply: Reply | null): void {
    if (reply === null) return this.tell("error", say("page-line-broken"));
    if (reply.type !== "refused") return;
    const { problem } = reply;
    const reason = problem.reason && this.words ? this.words.message(problem.reason) : null;
    this.tell(reason ? "why" : "error", reason ?? this.words?.maybe(problem.id, problem.args ?? {}) ?? problem.text);
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a seat is called: a person by name, one without a name a guest, a bot by a dragon's name that tells it apart from the others. */
function nameOf(seat: SeatInfo): string {
  if (seat.bot && !seat.person) return say(`page-bot-name-${seat.seat % 5}`);
  if (seat.name === "Guest") return say("page-guest");
  return seat.name ?? say("hall-seat", { number: seat.seat + 1 });
}
