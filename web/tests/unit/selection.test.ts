import { expect, test } from "vitest";
import type { GamePage } from "$/games";
import type { Choice } from "$/generated/wire";
import { Selection } from "$/lib/selection.svelte";

const choice = (name: string, ...targets: string[]): Choice => ({ name, action: name, targets }) as unknown as Choice;
const PASS = choice("pass");
const A1 = choice("place a 1", "card-a", "slot-1");
const A2 = choice("place a 2", "card-a", "slot-2");
const B1 = choice("place b 1", "card-b", "slot-1");

function selection(...choices: Choice[]): Selection {
  const page = { isQuiet: (each: Choice) => each === PASS } as unknown as GamePage;
  return new Selection({ choices: () => choices, page: () => page });
}

test("a pick leaves the choices that touch it, and settles the last one", () => {
  const selected = selection(A1, A2, B1);
  expect(selected.add("card-a")).toBeNull();
  expect(selected.openChoices).toEqual([A1, A2]);
  expect(selected.isLegal("slot-2")).toBe(true);
  expect(selected.isLegal("card-b")).toBe(false);
  expect(selected.isLegalAfresh("card-b")).toBe(true);
  expect(selected.add("slot-2")).toBe(A2);
  selected.clear();
  expect(selected.openChoices).toEqual([A1, A2, B1]);
});

test("what no choice begins with is picked second, until something is picked", () => {
  const selected = selection(A1, A2, B1, choice("move", "slot-2"));
  const second = () => ["card-a", "slot-1", "slot-2", "slot-3"].filter((each) => selected.isSecond(each));
  expect(second()).toEqual(["slot-1"]);
  selected.add("card-a");
  expect(second()).toEqual([]);
});

test("an element that only one choice touches settles it at once", () => {
  expect(selection(A1, A2, B1).add("card-b")).toBe(B1);
});

test("a choice that is always there stands last, and is quiet only beside others", () => {
  const among = selection(PASS, A1);
  expect(among.legal).toEqual([A1, PASS]);
  expect(among.isQuiet(PASS)).toBe(true);
  expect(selection(PASS).isQuiet(PASS)).toBe(false);
});

test("all that the chosen action touches counts as picked", () => {
  const selected = selection(A1, B1);
  selected.chosen = A1;
  expect(["card-a", "slot-1", "card-b"].map((element) => selected.isPicked(element))).toEqual([true, true, false]);
});

test("while a choice is pointed at, the board shows what it would touch", () => {
  const selected = selection(A1, A2);
  const { onpointerenter, onpointerleave } = selected.considering(A2);
  onpointerenter!();
  expect([selected.isTouched("slot-2"), selected.isTouched("slot-1")]).toEqual([true, false]);
  selected.considering(A1).onblur!();
  expect(selected.isTouched("slot-2")).toBe(true);
  onpointerleave!();
  expect(selected.isTouched("slot-2")).toBe(false);
});

test("what offers something stands for taking it, where one can only take it or decline", () => {
  const [take, decline] = [choice("use"), choice("decline")];
  expect(selection(take, decline).taking).toBe(take);
  expect(selection(decline, take, PASS).taking, "beside what is always there").toBe(take);
  expect(selection(take, choice("option"), decline).taking, "two ways to take it").toBeNull();
  expect(selection(A1, decline).taking, "the board has an element of its own for it").toBeNull();
  expect(selection(take).taking, "nothing to decline").toBeNull();
});
