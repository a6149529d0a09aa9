import { expect, test } from "vitest";
import type { OptionInfo } from "$/generated/wire";
import {
  cardText,
  isEffective,
  isTold,
  picked,
  picking,
  pictureOf,
  unusual,
  valueWords,
  worded,
  type OptionValue,
} from "$/lib/options";
import { Words } from "$/lib/words";

const option = (name: string, other: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: "number",
  default: 8,
  description: "",
  values: [],
  items: [],
  low: null,
  high: null,
  optional: false,
  needs: {},
  content: false,
  safeguard: false,
  ...other,
});
const table = (values: Record<string, OptionValue>) => (name: string) => values[name];

const words = Words.of("en", "toy", [
  "page-yes = yes",
  "page-no = no",
  "page-none = –",
  "hall-by-chance = by chance",
  "hall-own-file = a file of your own",
  "hall-as-printed = as printed",
  "hall-seat = Player { $number }",
  "toy-option-beasts = Beasts",
  "toy-ant = Ant",
  "toy-bee = Bee",
  "toy-drawn = { $count } by chance",
]).with(["Ola", "Jan"]);
const beasts = option("beasts", {
  kind: "selection",
  default: "1",
  values: [{ value: "0" }, { value: "1", message: { id: "toy-drawn", args: { count: 1 } } }],
  items: [
    { value: "ant", message: { id: "toy-ant" } },
    { value: "bee", message: { id: "toy-bee" } },
  ],
});

test("an option that another one, or the number of seats, makes idle is neither asked for nor told", () => {
  const rounds = option("rounds", { needs: { scoring: "rounds" } });
  const rival = option("rival", { needs: { seats: 1 } });
  expect(isEffective(rounds, table({ scoring: "tokens" }))).toBe(false);
  expect(isEffective(rounds, table({ scoring: "rounds" }))).toBe(true);
  expect(isEffective(rival, table({ seats: 2 }))).toBe(false);
  expect(isEffective(rival, table({ seats: 1 }))).toBe(true);
  expect(isTold(rounds, table({ scoring: "tokens", rounds: 3 }))).toBe(false);
  expect(isTold(rounds, table({ scoring: "rounds", rounds: 8 }))).toBe(true);
});

test("a limit that no game reaches is told only if it is not as usual", () => {
  const cap = option("cap", { default: 2000, safeguard: true });
  expect(isTold(cap, table({ cap: 2000 }))).toBe(false);
  expect(isTold(cap, table({ cap: 50 }))).toBe(true);
});

test("values of every kind in words", () => {
  expect(valueWords(words, option("x", { kind: "flag" }), true)).toBe("yes");
  expect(valueWords(words, option("x", { kind: "seat", optional: true }), null)).toBe("by chance");
  expect(valueWords(words, option("x", { kind: "seat", optional: true }), 1)).toBe("Jan");
  expect(valueWords(words, option("x"), 12)).toBe("12");
  expect(valueWords(words, option("x", { optional: true }), null)).toBe("–");
  expect(valueWords(words, option("x", { kind: "text", content: true }), "")).toBe("as printed");
  expect(valueWords(words, option("x", { kind: "text", content: true }), "a\nb\n")).toBe("a file of your own");
  expect(valueWords(words, beasts, "1")).toBe("1 by chance");
  expect(valueWords(words, beasts, "0")).toBe("0");
  expect(valueWords(words, beasts, "bee,ant")).toBe("Ant, Bee");
});

test("items are picked one by one and written in the order in which they are offered", () => {
  expect(picked(beasts, "1")).toEqual([]);
  expect(picked(beasts, "")).toEqual([]);
  expect(picked(beasts, "bee,ant")).toEqual(["bee", "ant"]);
  expect(picking(beasts, ["bee", "ant"])).toBe("ant,bee");
  expect(picking({ ...beasts, kind: "list" }, ["bee", "ant"])).toEqual(["ant", "bee"]);
});

test("a picture may be for a number of seats only", () => {
  const castle = { value: "basic", pictures: [2, 3].map((seats) => ({ plan: [String(seats)], seats })) };
  expect(pictureOf(castle, 3)?.plan).toEqual(["3"]);
  expect(pictureOf(castle, 4)).toBeUndefined();
  expect(pictureOf({ value: "x", pictures: [{ icon: "x" }] }, 4)?.icon).toBe("x");
  expect(pictureOf({ value: "x" }, 4)).toBeUndefined();
});

test("only what differs from the usual is told of a table", () => {
  const game = { options: [option("rounds"), beasts] } as unknown as Parameters<typeof unusual>[1];
  expect(unusual(words, game, { rounds: 8, beasts: "ant" })).toEqual([
    { name: "beasts", label: "Beasts", value: "Ant" },
  ]);
});

test("a value that is a card has the card's name and text", () => {
  const cards = words.withCards({ "beast-cat": { name: "Cat", text: "Purrs" } });
  const cat = { value: "cat", message: { id: "toy-beast-cat" } };
  expect([worded(cards, cat), cardText(cards, cat)]).toEqual(["Cat", "Purrs"]);
  expect([worded(words, cat), cardText(words, cat)]).toEqual(["cat", ""]);
  expect(cardText(cards, { value: "0" })).toBe("");
  expect(cardText(cards, { value: "ant", message: { id: "toy-ant" } })).toBe("");
});
