/** A table as this page knows it: what the server told, what is selected here, and what may be done. */

import { tick } from "svelte";
import type { Advice, Choice, FromServer, Happened, Message, PositionShown, Table } from "$/generated/wire";
import type { GamePage } from "$/games";
import { api } from "$/lib/api";
import { Cards } from "$/lib/cards.svelte";
import { Connection } from "$/lib/connection.svelte";
import { fly, type Flight } from "$/lib/flight";
import { language, say } from "$/lib/language.svelte";
import type { Notice } from "$/lib/notice";
import { playerName } from "$/lib/players";
import { narrow } from "$/lib/screen.svelte";
import { Selection } from "$/lib/selection.svelte";
import { confirms } from "$/lib/settings.svelte";
import type { Reply, Request } from "$/lib/socket";
import { play as sound } from "$/lib/sound";
import { Thinking } from "$/lib/thinking.svelte";
import { Timeline, type Milestone } from "$/lib/timeline.svelte";
import { mustConfirm, wishOf, type Wish } from "$/lib/undo";
import type { Words } from "$/lib/words";
import { TableChat } from "$/together/chat.svelte";
import { TableClocks } from "$/together/clocks.svelte";

/** If it takes longer than this to know whether a move must be confirmed, it must. In milliseconds. */
const PATIENCE = 1000;

export class Play {
  table: Table | null = $state.raw(null);
  page: GamePage | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** What a bot would do here, the best first; null: it was not asked. */
  advice: Advice[] | null = $state.raw(null);
  /** How many more hints I may ask for at once, and when I get another; null: I have not asked yet. */
  hintsLeft: { left: number; seconds: number } | null = $state.raw(null);
  /** The elements that the guide speaks of. */
  lit: ReadonlySet<string> = $state.raw(new Set());
  /** The choices that the guide advises, by name. */
  litChoices: ReadonlySet<string> = $state.raw(new Set());
  /** The move that would have been better in an earlier position, which is lit up there. */
  better: { seq: number; targets: readonly string[] } | null = $state.raw(null);
  asking = $state(false);
  /** Whether it is being asked if the chosen move must be confirmed. */
  weighing = $state(false);

  readonly connection: Connection;
  readonly thinking = new Thinking();
  readonly clocks = new TableClocks();
  readonly chat: TableChat;
  readonly selection = new Selection({
    choices: () => (this.mine ? (this.now?.legal ?? []) : []),
    page: () => this.page,
  });
  readonly #cards = new Cards((language) => api.cards(this.id, language));
  #timeline: Timeline = $state.raw()!;
  /** The position whose answer is on its way: a second click on it says nothing, one on the next position does. */
  #answered: number | null = null;

  /** `television`: the table as everybody may see it, for a room, whoever uses this browser besides. */
  constructor(
    readonly id: string,
    readonly television = false,
  ) {
    this.chat = new TableChat(id);
    this.#timeline = this.#begin();
    this.connection = new Connection(
      id,
      (frame) => this.#hear(frame),
      () => this.#timeline.told,
      television,
    );
  }

  close(): void {
    this.#timeline.close();
    this.thinking.stop();
    this.clocks.close();
    this.connection.close();
  }

  // ── What is shown ──

  get words(): Words | null {
    const words = this.table ? language.withCards(this.table.game, this.#cards) : null;
    return words?.with(this.table?.seats.map((seat) => playerName(this.table!, seat)) ?? []) ?? null;
  }

  get now(): PositionShown | null {
    return this.#timeline.now;
  }

  get shown(): PositionShown | null {
    return this.#timeline.shown;
  }

  /** The entry of the log that is looked at; null: the present. */
  get looking(): number | null {
    return this.#timeline.looking;
  }

  /** Whose eyes a finished game is seen by; null: one's own. */
  get eyes(): number | null {
    return this.#timeline.eyes;
  }

  /** Whose things lie in front: those of who acted in the entry that is looked at, on a television of who decides; null: one's own. */
  get front(): number | null {
    if (this.television) return this.now?.decides ?? this.log.at(-1)?.seat ?? null;
    return this.log.find((entry) => entry.seq === this.looking)?.seat ?? null;
  }

  get log(): Happened[] {
    return this.#timeline.log;
  }

  /** What happened since my last decision. */
  get recap(): Happened[] {
    return this.#timeline.recap;
  }

  /** What happened at the end of a round, or when the end of the game was announced, until it has been read. */
  get milestone(): Milestone | null {
    return this.#timeline.milestone;
  }

  /** My seat; where several people share this device, that of whoever is in front of it. */
  get me(): number | null {
    return this.table?.you ?? null;
  }

  /** The seats of the people who share this device; none where I am alone here. */
  get sharing(): readonly number[] {
    return this.table?.sharing ?? [];
  }

  /** Whether the curtain is drawn: nobody has said that it is they who look. */
  get covered(): boolean {
    return this.sharing.length > 0 && this.me === null && this.table?.status === "playing";
  }

  /** Draw the curtain aside for one of those who share this device, or draw it (null). */
  async look(seat: number | null): Promise<void> {
    if (seat === null) this.#forget();
    this.#answer(await this.connection.request({ type: "look", seat }));
  }

  get mine(): boolean {
    return this.looking === null && this.me !== null && this.now?.decides === this.me;
  }

  /** The elements of the move that is advised, or that would have been better where one looks. */
  get hinted(): readonly string[] {
    if (this.better && this.looking === this.better.seq) return this.better.targets;
    return (this.mine ? this.advice?.[0]?.targets : undefined) ?? [];
  }

  /** Whether an element belongs to what the bot advises. */
  isHinted(element: string): boolean {
    return this.hinted.includes(element);
  }

  /** Whether the guide speaks of an element of the present. */
  isLit(element: string): boolean {
    return this.looking === null && this.lit.has(element);
  }

  /** Whether an element shows what asks the question that I must answer. */
  isAsking(element: string): boolean {
    return this.mine && (this.now?.question?.targets?.includes(element) ?? false);
  }

  get againstBots(): boolean {
    return this.me !== null && !this.table?.seats.some((seat) => seat.person && !seat.bot && seat.seat !== this.me);
  }

  /** Whether a move may be taken back although something was revealed: by oneself against bots, else by asking. */
  get takesBack(): "free" | "asks" | null {
    if (this.me === null || !this.now?.undo || this.now.result) return null;
    return this.againstBots ? "free" : this.table?.friendly ? "asks" : null;
  }

  /** What the wish to take something back comes to now. */
  get wish(): Wish {
    return wishOf(this.now?.undo ?? null, this.takesBack);
  }

  /** The choice that waits for a second click, once it is known that it must. */
  get confirming(): Choice | null {
    return this.weighing ? null : this.selection.chosen;
  }

  // ── Choosing ──

  /** A click on an element: pick it, complete a choice with it, or learn why not. */
  pick(element: string): void {
    this.skip();
    const { selection } = this;
    if (selection.isChosen(element)) return void this.confirm();
    if (selection.picked.includes(element)) return this.clear();
    selection.chosen = null;
    if (!selection.isLegal(element)) {
      const taken = this.isAsking(element) ? selection.taking : null;
      if (taken) return this.choose(taken);
      if (!selection.isLegalAfresh(element)) return void this.whyNot(element);
      selection.picked = [];
    }
    this.notice = null;
    const settled = selection.add(element);
    if (settled) this.choose(settled);
  }

  /** Take a choice from the list, at once or after a confirmation. */
  choose(choice: Choice): void {
    this.skip();
    this.notice = null;
    const { selection } = this;
    const where = confirms();
    if (where === "never") return void this.play(choice);
    if (selection.chosen?.action === choice.action) return void this.confirm();
    selection.chosen = choice;
    selection.preview = null;
    this.weighing = where !== "always";
    setTimeout(() => selection.chosen === choice && (this.weighing = false), PATIENCE);
    void this.connection.request({ type: "ask", action: choice.name }).then((reply) => {
      if (selection.chosen !== choice) return;
      const { weighing } = this;
      this.weighing = false;
      if (reply?.type !== "answer") return;
      if (weighing && !mustConfirm(where, reply, this.againstBots)) void this.play(choice);
      else selection.preview = reply;
    });
  }

  confirm(): void {
    if (this.selection.chosen) void this.play(this.selection.chosen);
  }

  clear(): void {
    this.weighing = false;
    this.selection.clear();
    this.notice = null;
  }

  /** Clear what is selected, or else put the hint away. */
  cancel(): void {
    if (!this.selection.picked.length && !this.selection.chosen && !this.notice) this.advice = null;
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
    const reply = await this.connection.request({ type: "hint", seq });
    this.asking = false;
    if (reply?.type !== "hints") this.#answer(reply);
    else {
      this.hintsLeft = { left: reply.left ?? 0, seconds: reply.seconds ?? 0 };
      if (reply.seq === this.now?.seq) this.advice = reply.advice;
    }
  }

  async play(choice: { name: string }): Promise<void> {
    const seq = this.now?.seq;
    this.clear();
    if (seq === undefined || this.#answered === seq) return;
    this.#answered = seq;
    await this.#send({ type: "act", seq, action: choice.name });
    if (this.#answered === seq) this.#answered = null;
  }

  /** Take back the last decision in the way that is possible, or say why it cannot be. */
  takeBack(): void {
    const { wish } = this;
    if (wish.kind === "none") return this.#cannotUndo(wish);
    this.#undo(wish.kind === "undo" ? "undo" : "take_back");
  }

  /** Take back all of the turn that can be undone. */
  reset(): void {
    const { wish } = this;
    if (wish.kind === "undo") this.#undo("reset");
    else this.takeBack();
  }

  #undo(type: "undo" | "reset" | "take_back"): void {
    const seq = this.now?.seq;
    if (seq === undefined) return;
    this.clear();
    void this.#send({ type, seq });
  }

  #cannotUndo({ why, learnt }: { why: string; learnt: Message | null }): void {
    this.tell("why", say(`page-undo-${why}`, { event: learnt && this.words ? this.words.message(learnt) : "" }));
  }

  /** Agree that something is taken back, or refuse; `seat` speaks, if it is another one of those who share this device. */
  async agree(yes: boolean, seat: number | null = null): Promise<void> {
    const asker = this.table?.take_back?.seat;
    if (this.now && asker !== undefined) await this.#send({ type: "agree", seq: this.now.seq, asker, yes, seat });
  }

  /** Ask the server about an element that is no target now; its answer appears in the prompt bar. */
  async whyNot(element: string): Promise<void> {
    if (this.looking !== null) return this.tell("info", say("page-looking-back"));
    const { question } = await import("$/lib/whyNot");
    const legal = [...this.selection.openChoices, ...this.selection.legal];
    const action = question(this.table?.game ?? "", element, legal);
    if (action) await this.why(action);
    else this.tell("why", say(this.mine ? "page-not-a-target" : "page-not-your-turn"));
  }

  async why(action: string): Promise<void> {
    const reply = await this.connection.request({ type: "ask", action });
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
    this.#timeline.lookAt(seq);
  }

  /** Show the position before a move by the eyes of its seat, with a better one lit up. */
  lookAtBetter(seq: number, seat: number, move: string, targets: readonly string[]): void {
    this.#timeline.eyes = seat === this.now?.seat ? null : seat;
    this.lookAt(seq);
    this.better = { seq, targets };
    if (this.words) this.tell("info", say("page-course-better-here", { action: this.words.action(move) }));
  }

  step(by: number): void {
    this.lookAt((this.looking ?? this.now?.seq ?? 0) + by);
  }

  /** See a finished game by the eyes of a seat; null: by one's own. */
  seeAs(seat: number | null): void {
    this.#timeline.eyes = seat;
    this.lookAt(this.looking ?? this.now?.seq ?? 0);
  }

  backToNow(): void {
    this.#timeline.backToNow();
  }

  /** Show what waits at once. */
  skip(): void {
    this.#timeline.skip();
  }

  /** The milestone has been read. */
  goOn(): void {
    this.#timeline.goOn();
  }

  // ── What the server tells ──

  #hear(frame: FromServer): void {
    if (frame.type === "table") {
      if (frame.table.sharing?.length && (frame.table.you ?? null) !== this.me) this.#forget();
      this.table = frame.table;
      this.clocks.tell(frame.table.clocks ?? null);
    }
    if (frame.type === "chat") this.chat.tell(frame.lines);
    if (frame.type === "position") {
      if (frame.clocks) this.clocks.tell(frame.result ? null : frame.clocks);
      this.#timeline.tell(frame);
    }
  }

  #begin(): Timeline {
    const timeline: Timeline = new Timeline(this.id, {
      me: () => this.me,
      asks: () => (this.sharing.length ? this.me : null),
      milestones: () => this.page?.milestones ?? [],
      awaits: (position, moving) => this.#await(position, moving),
      complain: (error) => {
        if (timeline === this.#timeline) this.tell("error", error instanceof Error ? error.message : String(error));
      },
    });
    return timeline;
  }

  /** Another one is in front of this device, or nobody: nothing that was shown to whoever was before is kept. */
  #forget(): void {
    this.#timeline.close();
    this.#timeline = this.#begin();
    this.clear();
    this.advice = this.hintsLeft = this.better = null;
    this.lit = this.litChoices = new Set();
    this.asking = false;
    this.#answered = null;
    this.thinking.stop();
  }

  /** Make room for a position: what was selected goes, pieces set out, a sound is heard. */
  #await(position: PositionShown, moving: boolean): () => void {
    const flights = moving && this.looking === null ? this.#flights(position) : [];
    const land = fly(flights);
    if (position.seq !== this.now?.seq) {
      this.clear();
      this.advice = null;
    }
    if (moving) this.#sound(position);
    this.thinking.watch(this.#botToMove(position));
    return () => void (flights.length && tick().then(land));
  }

  #botToMove({ decides }: PositionShown): number | null {
    return decides !== null && this.table?.seats[decides]?.bot ? decides : null;
  }

  #sound(position: PositionShown): void {
    if (position.result) sound("end");
    else if (position.decides === this.me && this.me !== null && this.now?.decides !== this.me) sound("turn");
    else if (position.happened.length) sound("move");
  }

  #flights(position: PositionShown): Flight[] {
    return position.happened.flatMap(({ events = [], causes = [] }) =>
      events.flatMap((event, i) => this.page?.flights?.(event, this.me, causes[i] ?? null) ?? []),
    );
  }

  /** Say something at the table; whether it was said. */
  async say(wanted: Extract<Request, { type: "say" | "react" }>): Promise<boolean> {
    const reply = await this.connection.request(wanted);
    this.#answer(reply);
    return reply?.type === "done";
  }

  async #send(wanted: Request): Promise<void> {
    this.#answer(await this.connection.send(wanted));
  }

  #answer(reply: Reply | null): void {
    if (reply === null) return this.tell("error", say("page-line-broken"));
    if (reply.type !== "refused" || reply.problem.id === "server-handed-over") return;
    const { problem } = reply;
    const reason = problem.reason && this.words ? this.words.message(problem.reason) : null;
    if (reason) this.tell("why", reason);
    else this.tell("error", capital(this.words?.maybe(problem.id, problem.args ?? {}) ?? problem.text));
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
