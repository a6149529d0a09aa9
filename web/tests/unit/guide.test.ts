import { expect, test, vi } from "vitest";
import type { Happened, StepShown } from "$/generated/wire";
import { Guide, type Memory } from "$/learn/guide.svelte";
import type { Play } from "$/lib/play.svelte";

vi.stubGlobal("localStorage", undefined);

const both = (text: string) => ({ en: text, pl: text });
const step = (id: string, move: string | null = null): StepShown => ({
  id,
  say: both(id),
  light: [],
  rules: [],
  move,
  advised: [],
});

interface Asked {
  told: string[];
  shown: string | null;
  since: number;
}

/** A table with a hall behind it that tells the steps of each position in turn, as the real one does. */
class Table {
  seq = 0;
  mine = true;
  me = 0;
  log: Happened[] = [];
  advice: unknown = null;
  asked: Asked[] = [];
  tookBack = 0;
  /** What is told in which position. */
  script: Record<number, StepShown[]> = {};
  /** What is said to moves made while a step was shown. */
  answers: Record<string, string> = {};
  result = null;

  get now() {
    return { seq: this.seq, legal: [{ action: 4, name: "place 3", targets: ["slot-3"] }], result: this.result };
  }
  clear(): void {}
  takeBack(): void {
    this.tookBack += 1;
  }
  readonly connection = {
    request: (wanted: Asked) => {
      this.asked.push(wanted);
      const all = Object.values(this.script).flat();
      const next = this.script[this.seq]?.find(({ id }) => !wanted.told.includes(id)) ?? null;
      const answer = wanted.shown ? this.answers[wanted.shown] : undefined;
      return Promise.resolve({
        type: "guidance",
        seq: this.seq,
        step: next,
        answer: answer ? both(answer) : null,
        done: all.every(({ id }) => wanted.told.includes(id)),
        verdict: null,
      });
    },
  };
  move(kind = "move", moves = 0): void {
    this.seq += 1;
    this.log = [...this.log, { seq: this.seq, kind, seat: this.me, moves }];
  }
}

function begin(table: Table, passesOver = true) {
  const memory: Memory & { kept: string[]; since: number } = {
    told: [],
    since: 0,
    kept: [],
    keep(told, since) {
      this.kept = told;
      this.since = since;
    },
    passesOver,
  };
  return { guide: new Guide(table as unknown as Play, memory), memory };
}

test("steps of a position are read one after the other, back and forth; a step that asks for a move waits for it", async () => {
  const table = new Table();
  table.script = { 0: [step("goal"), step("take", "place 3")], 1: [step("end")] };
  const { guide, memory } = begin(table);
  await guide.look();
  expect([guide.step?.id, guide.asksMove, guide.canGoBack]).toEqual(["goal", false, false]);
  guide.next();
  expect([guide.step?.id, guide.asksMove, memory.kept]).toEqual(["take", true, ["goal"]]);
  guide.back();
  expect(guide.step?.id).toBe("goal");
  guide.next();
  guide.show();
  expect(table.advice).toMatchObject([{ action: 4, targets: ["slot-3"] }]);
  expect(guide.marked).toBe("place 3");
  table.move();
  await guide.look();
  expect([guide.step?.id, guide.done, memory.kept]).toEqual(["end", false, ["goal", "take"]]);
  guide.next();
  expect([guide.step, guide.done, memory.kept]).toEqual([null, true, ["goal", "take", "end"]]);
});

test("the choices that follow the advice are named while the step asks for a move, and no others", async () => {
  const table = new Table();
  table.script = { 0: [step("goal"), step("take", "place")] };
  const { guide } = begin(table);
  await guide.look();
  expect(guide.advised).toEqual([]);
  guide.next();
  expect(guide.advised).toEqual(["place 3"]);
  table.mine = false;
  expect(guide.advised).toEqual([]);
});

test("whoever moves before everything is read is not told it later in a lesson, but in a game", async () => {
  const script = { 0: [step("goal"), step("take"), step("place")] };
  const lesson = new Table();
  lesson.script = script;
  const strict = begin(lesson);
  await strict.guide.look();
  lesson.move();
  await strict.guide.look();
  expect([strict.memory.kept, strict.guide.done]).toEqual([["goal", "take", "place"], true]);
  const game = new Table();
  game.script = script;
  const loose = begin(game, false);
  await loose.guide.look();
  game.move();
  await loose.guide.look();
  expect(loose.memory.kept).toEqual(["goal"]);
  game.seq = 0;
  await loose.guide.look();
  expect(loose.guide.step?.id).toBe("take");
});

test("a move that was not advised is answered to once, and can be taken back: then its step is told again", async () => {
  const table = new Table();
  table.script = { 0: [step("goal"), step("take", "place 3")], 2: [step("goal"), step("take", "place 3")], 3: [] };
  table.answers = { take: "That works too." };
  const { guide, memory } = begin(table);
  await guide.look();
  guide.next();
  table.move();
  await guide.look();
  expect([guide.answer?.en, table.asked.at(-1)?.shown, memory.since]).toEqual(["That works too.", "take", 0]);
  await guide.look();
  expect(table.asked.at(-1)?.shown).toBeNull();
  guide.takeBack();
  expect([guide.answer, table.tookBack]).toEqual([null, 1]);
  table.move("undo", 1);
  await guide.look();
  expect([guide.step?.id, guide.done, memory.kept]).toEqual(["take", false, ["goal"]]);
  table.move();
  await guide.look();
  expect([guide.answer?.en, guide.done]).toEqual(["That works too.", true]);
  guide.next();
  expect(guide.answer).toBeNull();
});

test("in a lesson one goes on at the board where nothing more is said before a move; in a game one reads on", async () => {
  const script = { 0: [step("goal"), step("asked")], 1: [step("end")] };
  const lesson = new Table();
  lesson.script = script;
  const { guide } = begin(lesson);
  await guide.look();
  expect(guide.asksMove, "there is more to read").toBe(false);
  guide.next();
  expect([guide.step?.id, guide.asksMove]).toEqual(["asked", true]);
  lesson.move();
  await guide.look();
  expect([guide.step?.id, guide.asksMove], "the last word ends the section").toEqual(["end", false]);
  const game = new Table();
  game.script = script;
  const loose = begin(game, false);
  await loose.guide.look();
  loose.guide.next();
  expect([loose.guide.step?.id, loose.guide.asksMove]).toEqual(["asked", false]);
});

test("what others do leaves an unread step on screen, and an answer about another position is left", async () => {
  const table = new Table();
  table.script = { 0: [step("goal")], 2: [step("turn")] };
  const { guide } = begin(table);
  await guide.look();
  table.me = 1;
  table.move();
  table.me = 0;
  await guide.look();
  expect(guide.step?.id).toBe("goal");
  const looked = guide.look();
  table.seq = 2;
  await looked;
  expect(guide.trail.map(({ id }) => id)).toEqual(["goal"]);
  await guide.look();
  expect(guide.trail.map(({ id }) => id)).toEqual(["goal", "turn"]);
});

test("a game that ends before everything is told ends the section", async () => {
  const table = new Table();
  table.script = { 0: [step("goal")], 9: [step("never")] };
  const { guide } = begin(table);
  await guide.look();
  table.move();
  Object.assign(table, { result: { winners: [0] } });
  await guide.look();
  expect(guide.done).toBe(true);
});
