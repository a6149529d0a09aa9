import { expect, test } from "vitest";
import { vocabulary } from "$/generated/vocabulary";

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
  const { whyNotActions } = (await import(`../../src/games/${game}/whyNot.ts`)) as {
    whyNotActions(element: string): string[];
  };
  for (const element of ELEMENTS[game]!) {
    const asked = whyNotActions(element);
    expect(asked.length, element).toBeGreaterThan(0);
    for (const action of asked.filter(Boolean)) {
      const [verb = "", ...rest] = action.split(" ");
      expect(vocabulary[game]?.[verb]?.length, action).toBe(rest.length);
    }
  }
});
