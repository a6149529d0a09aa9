import { expect, test } from "vitest";
import { vocabulary } from "$/generated/vocabulary";
import { clauses } from "$/games/wyrmspan/effects";
import { CAVES, DRAGONS, GUILDS, TRACK } from "$/generated/wyrmspan";
import { ICONS } from "$/art/icons";

/** The elements that boards show, one of each kind. */
const ELEMENTS: Record<string, string[]> = {
  smoki: ["hidden", "pile-1", "slot-3", "seat-1-slot-2"],
  dragon_castle: ["castle-d4", "realm-b2", "spirit-wind"],
  simurgh: [
    "space-C3",
    "space-W1-2",
    "wild-W2",
    "source-2",
    "ability-52-1",
    "dragon-52",
    "resource-veg",
    "tile-07",
    "statue-S2",
    "objective-75",
    "vassal-rider",
  ],
  wyrmspan: ["dragon-12", "card-34", "cave-crimson", "kind-meat", "place-c1", "place-mat", "deck-cave", "coin"],
};

test.each(Object.keys(ELEMENTS))("%s: what a click could have meant is asked in the game's notation", async (game) => {
  const { asks } = (await import(`../../src/games/${game}/asks.ts`)) as { asks(element: string): string[] };
  for (const element of ELEMENTS[game]!) {
    const asked = asks(element);
    expect(asked.length, element).toBeGreaterThan(0);
    for (const action of asked.filter(Boolean)) {
      const [verb = "", ...rest] = action.split(" ");
      expect(vocabulary[game]?.[verb]?.length, action).toBe(rest.length);
    }
  }
});

test("every effect of a card has icons, and every icon is drawn", () => {
  const printed = [
    ...Object.values(DRAGONS),
    ...Object.values(CAVES),
    ...Object.values(GUILDS).flat(),
    ...TRACK.filter((space) => space !== null),
  ];
  for (const { effect } of printed) {
    for (const clause of clauses(effect)) {
      expect(ICONS, effect).toHaveProperty(clause.when);
      expect(clause.marks.length, effect).toBeGreaterThan(0);
      for (const mark of clause.marks) if ("icon" in mark) expect(Object.keys(ICONS), effect).toContain(mark.icon);
    }
  }
});

test("an effect is read as it is printed", () => {
  expect(clauses("played: pay(cave_card,2)->play_dragon(hand,free)")).toEqual([
    { when: "played", marks: [{ icon: "cave_card", count: "2" }, { sign: "→" }, { icon: "dragon", count: "" }] },
  ]);
  expect(clauses("endgame: vp(1)*count(cached,res=milk,in=here) || fed3(milk): egg(2)")).toEqual([
    { when: "endgame", marks: [{ icon: "points", count: "" }, { sign: "× n" }] },
    { when: "fed3", marks: [{ icon: "egg", count: "2" }] },
  ]);
});
