import { expect, test } from "vitest";
import type { Choice } from "$/generated/wire";
import { meanings } from "$/generated/meanings";
import { vocabulary } from "$/generated/vocabulary";
import { question } from "$/lib/whyNot";

const choice = (name: string, ...targets: string[]): Choice => ({ name, action: 0, targets });

/** The elements that boards show, one of each kind, and what a click on them means when nothing can be done. */
const ELEMENTS: Record<string, Record<string, string | null>> = {
  smoki: { hidden: "draw_hidden", "pile-1": "take_open 1", "slot-3": "place 3", "seat-1-slot-2": "swap_with 1 2" },
  dragon_castle: { "castle-d4": "pick d4", "realm-b2": "place b2", "spirit-wind": "spirit wind" },
  simurgh: {
    "space-C3": "place spearman C3",
    "space-W1-2": "place spearman W1-2",
    "wild-W2": "move W2",
    "source-2": "scout 2",
    "ability-52-1": "use 52-1",
    "dragon-52": "mark 52",
    "resource-veg": "give_back veg",
    "tile-07": "lay 07 W1",
    "statue-S2": "set 73 S2",
    "objective-75": "set 75 S1",
    "vassal-rider": "place rider C1",
  },
  wyrmspan: {
    "dragon-12": "entice 12",
    "card-34": "excavate 34",
    "cave-crimson": "explore crimson",
    "kind-meat": null,
    "place-c1": null,
    "place-mat": null,
    "deck-dragon": "draw_dragon",
    "deck-cave": "draw_cave",
    coin: "pay_coin",
  },
};

test.each(Object.keys(ELEMENTS))("%s: where nothing can be done, the usual action is asked about", (game) => {
  for (const [element, asked] of Object.entries(ELEMENTS[game]!))
    expect(question(game, element, []), element).toBe(asked);
});

test.each(Object.keys(meanings))("%s: meanings are written in the game's notation", (game) => {
  for (const form of Object.values(meanings[game]!).flat()) {
    const [verb = "", ...rest] = form.split(" ");
    expect(vocabulary[game]?.[verb]?.length, form).toBe(rest.length);
  }
});

test("a verb that can be used elsewhere is asked about here, with the other arguments of that choice", () => {
  const legal = [choice("end_turn"), choice("place rider W1-2", "vassal-rider", "space-W1-2")];
  expect(question("simurgh", "space-C3", legal)).toBe("place rider C3");
  expect(question("simurgh", "vassal-spearman", legal)).toBe("place spearman W1-2");
  expect(question("wyrmspan", "place-c2", [choice("cache gold a1", "kind-gold", "place-a1")])).toBe("cache gold c2");
});

test("an element that is a target is asked about as the choice that touches it", () => {
  const legal = [choice("place rider C1", "vassal-rider", "space-C1"), choice("withdraw rider C3", "space-C3")];
  expect(question("simurgh", "space-C3", legal)).toBe("withdraw rider C3");
});

test("what no element of this kind can mean is not asked", () => {
  expect(question("wyrmspan", "place-mat", [choice("under c1", "place-c1")])).toBeNull();
  expect(question("smoki", "moon-1", [])).toBeNull();
});
