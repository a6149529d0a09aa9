import { expect, test } from "vitest";
import { ICONS } from "$/art/icons";
import { clauses } from "$/games/wyrmspan/effects";
import { CAVES, DRAGONS, GUILDS, TRACK } from "$/generated/wyrmspan";

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
