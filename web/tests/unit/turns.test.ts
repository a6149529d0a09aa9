import { expect, test } from "vitest";
import type { Happened, Message } from "$/generated/wire";
import { befallen, lines, markOf, summary, told, touches, turnsOf, undoneIn } from "$/lib/turns";
import { Words } from "$/lib/words";

const WORDS = Words.of("en", "toy", [
  `hall-gain-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
page-undid = { $seat } takes back { $count }
toy-event-explores = { $seat } explores the cave
    .short = explores
toy-event-gained = { $seat } takes { $count } milk
    .gain = +{ $count } milk
toy-event-egg = { $seat } lays an egg
    .gain = { $count ->
        [one] +{ $count } egg
       *[other] +{ $count } eggs
    }
toy-event-shown = The display shows a card
toy-event-sleeps = { $seat } sleeps
toy-source-dragon = Fae Tamarin`,
]).with(["Ola", "Jan"]);

const event = (name: string, args: Message["args"] = { seat: 0 }): Message => ({ id: `toy-event-${name}`, args });
const move = (seq: number, seat: number, turn: number, events: Message[], more: Partial<Happened> = {}): Happened => ({
  seq,
  kind: "move",
  seat,
  turn,
  events,
  ...more,
});

test("a turn and player are one line, even if a player has two turns in a row", () => {
  const log = [move(1, 0, 0, []), move(2, 0, 0, []), move(3, 1, 0, []), move(4, 1, 1, []), move(5, 1, 1, [])];
  expect(turnsOf(log).map(({ seat, first, last }) => [seat, first, last])).toEqual([
    [0, 1, 2],
    [1, 3, 3],
    [1, 4, 5],
  ]);
});

test("a turn is told in few words: deeds, gains added up, points", () => {
  const log = [
    move(1, 0, 0, [event("explores"), event("gained", { seat: 0, count: 1 })]),
    move(2, 0, 0, [event("egg"), event("gained", { seat: 0, count: 2 }), event("gained", { seat: 1, count: 4 })], {
      gains: { 0: 1 },
    }),
    move(3, 0, 0, [event("egg"), event("shown", {})], { gains: { 0: 2, 1: 5 } }),
  ];
  expect(summary(WORDS, turnsOf(log)[0]!)).toBe("explores · +3 milk · +2 eggs · +3 points");
});

test("what is gained is told after the last deed that brought some of it", () => {
  const gained = event("gained", { seat: 0, count: 1 });
  const log = [move(1, 0, 0, [gained, event("explores"), gained, event("egg")])];
  expect(summary(WORDS, turnsOf(log)[0]!)).toBe("explores · +2 milk · +1 egg");
});

test("what happens several times in a row is told once, with the name", () => {
  const entry = move(1, 0, 0, [event("explores"), event("egg"), event("egg"), event("sleeps"), event("egg")]);
  expect(lines(WORDS, entry)).toEqual(["Ola explores the cave", "Ola +2 eggs", "Ola sleeps", "Ola lays an egg"]);
});

test("a turn of which nothing is known in short tells what happened first", () => {
  expect(summary(WORDS, turnsOf([move(1, 0, 0, [event("sleeps")])])[0]!)).toBe("sleeps");
});

test("what has the same cause is told in one line after it", () => {
  const cause = { id: "toy-source-dragon" };
  const entry = move(
    1,
    0,
    0,
    [event("explores"), event("gained", { seat: 0, count: 1 }), event("egg"), event("sleeps"), event("shown", {})],
    { causes: [null, cause, cause, cause, null], gains: { 1: -1 } },
  );
  expect(told(WORDS, entry).map(({ text, cause }) => ({ text, cause }))).toEqual([
    { text: "explores the cave", cause: "" },
    { text: "+1 milk, +1 egg", cause: "Fae Tamarin" },
    { text: "sleeps", cause: "Fae Tamarin" },
    { text: "The display shows a card", cause: "" },
    { text: "Jan: −1 point", cause: "" },
  ]);
});

test("every line knows the events it tells, and a turn the first of its player's that has an icon", () => {
  const cause = { id: "toy-source-dragon" };
  const entry = move(1, 0, 0, [event("sleeps"), event("egg", { seat: 1 }), event("egg"), event("explores")], {
    causes: [null, null, cause, cause],
    gains: { 0: 1 },
  });
  const ids = told(WORDS, entry).map(({ events }) => events.map(({ id }) => id.replace("toy-event-", "")));
  expect(ids).toEqual([["sleeps"], ["egg"], ["egg", "explores"], []]);
  const mark = ({ id }: Message) =>
    ({ "toy-event-sleeps": "round", "toy-event-egg": "egg", "toy-event-explores": "board" })[id] ?? null;
  const [turn] = turnsOf([entry]);
  expect(markOf(WORDS, turn!, mark)).toBe("egg");
  expect(markOf(WORDS, { ...turn!, undone: new Set([1]) }, mark)).toBe(null);
});

test("a turn that begins with what a card does names the card", () => {
  const entry = move(1, 0, 0, [event("gained", { seat: 0, count: 1 })], { causes: [{ id: "toy-source-dragon" }] });
  expect(summary(WORDS, turnsOf([entry])[0]!)).toBe("Fae Tamarin: +1 milk");
});

test("what was taken back is not told", () => {
  const log: Happened[] = [
    move(1, 0, 0, [event("explores")]),
    move(2, 0, 0, [event("egg")], { gains: { 0: 1 } }),
    { seq: 3, kind: "undo", seat: 0, turn: 0, moves: 1 },
    move(4, 0, 0, [event("gained", { seat: 0, count: 1 })]),
  ];
  expect([...undoneIn(log)]).toEqual([2]);
  expect(summary(WORDS, turnsOf(log)[0]!)).toBe("explores · +1 milk");
  expect(summary(WORDS, turnsOf([{ ...log[2]!, seq: 1 }])[0]!)).toBe("takes back 1");
});

test("a turn touches whoever something happens to, not whoever is called to decide next", () => {
  const called = move(1, 1, 0, [event("explores", { seat: 1 }), event("sleeps", { seat: 0 })]);
  const robbed = move(2, 1, 0, [event("gained", { seat: 1, other_seat: 0, count: 1 })]);
  const [calls, robs] = [turnsOf([called])[0]!, turnsOf([robbed])[0]!];
  expect(touches(calls, 0)).toBe(true);
  expect(touches(calls, 0, ["toy-event-sleeps"])).toBe(false);
  expect(touches(robs, 0, ["toy-event-sleeps"])).toBe(true);
  expect([touches(robs, 1), touches(robs, null)]).toEqual([false, false]);
  expect(lines(WORDS, called, ["toy-event-sleeps"])).toEqual(["Jan explores the cave"]);
});

test("what others' cards have done to me is told in whole, whatever happens after it, until all is dealt anew", () => {
  const ring = { id: "toy-source-dragon" };
  const passed = move(
    1,
    1,
    0,
    [
      event("explores", { seat: 1 }),
      event("egg", { seat: 0 }),
      event("sleeps", { seat: 0 }),
      event("egg", { seat: 1 }),
    ],
    { causes: [null, ring, ring, ring] },
  );
  const uncaused = move(2, 1, 0, [event("sleeps", { seat: 0 })], { causes: [null] });
  expect(befallen(WORDS, [passed, uncaused], 0)).toEqual(["Fae Tamarin (Jan): Ola lays an egg · sleeps"]);
  expect(befallen(WORDS, [passed], 0, { calls: ["toy-event-sleeps"] })).toEqual(["Fae Tamarin (Jan): Ola lays an egg"]);
  expect(befallen(WORDS, [passed], 0, { undone: new Set([1]) })).toEqual([]);
  const dealt = move(3, 1, 1, [event("shown", {})]);
  expect(befallen(WORDS, [passed, dealt], 0, { anew: ["toy-event-shown"] })).toEqual([]);
  expect([befallen(WORDS, [passed], 1), befallen(WORDS, [passed], null)]).toEqual([[], []]);
});
