import { group, type Legend } from "$/games/legend/legend";
import Sign from "$/games/dragon_castle/Sign.svelte";
import type { Words } from "$/lib/words";

/** A tile of each kind. */
export const TILES: Record<string, string> = { M: "M1", S: "S2", F: "F3", E: "E1", W: "W1", D: "D1" };

export const legend: Legend = {
  Sign,
  groups: (words: Words) => [
    group(words, "tiles", Object.keys(TILES)),
    group(words, "realm", ["down", "height", "shrine"]),
    group(words, "figures", ["points", "pool", "token"]),
  ],
};
