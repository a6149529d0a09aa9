/** What the cards of Smoki look like: facts of the drawing, not of the rules. */

import type { Traits } from "$/art/dragon";

export interface DragonFace {
  kind: "dragon";
  numeral: string;
  hue: number;
  traits: Traits;
}
export interface RavenFace {
  kind: "raven";
  numeral: string;
  sign: "nest" | "ring" | "attack";
}
export interface WaterFace {
  kind: "water";
  numeral: string;
}
export type Face = DragonFace | RavenFace | WaterFace;

const of = (numeral: string, hue: number, traits: Partial<Traits>): DragonFace => ({
  kind: "dragon",
  numeral,
  hue,
  traits: {
    pose: "flying",
    girth: 1,
    wings: 1,
    horns: 1,
    spikes: 6,
    tail: "spade",
    eye: "calm",
    head: 1,
    whiskers: false,
    ...traits,
  },
});

/** What a card does or is worth: a message for each raven and the reflection, one for all dragons. */
export function aboutCard(card: string | null): string {
  if (card === null || card === "?") return "smoki-page-about-down";
  return FACES[card]?.kind === "dragon" ? "smoki-page-about-value" : `smoki-page-about-${card}`;
}

export const FACES: Record<string, Face> = {
  "-2": of("−2", 165, {
    pose: "sleeping",
    girth: 1.15,
    wings: 0.55,
    horns: 1,
    spikes: 9,
    tail: "feather",
    eye: "closed",
  }),
  "0": of("0", 205, {
    pose: "coiled",
    girth: 0.85,
    wings: 0,
    horns: 1,
    spikes: 12,
    tail: "plain",
    eye: "closed",
    whiskers: true,
    head: 1.2,
  }),
  "1": of("1", 185, {
    pose: "walking",
    girth: 0.75,
    wings: 0.4,
    horns: 0,
    spikes: 4,
    tail: "plain",
    eye: "shy",
    head: 1.35,
  }),
  "2": of("2", 140, { pose: "serpent", girth: 0.8, wings: 0, horns: 2, spikes: 14, tail: "feather", whiskers: true }),
  "3": of("3", 95, { pose: "sitting", girth: 0.95, wings: 0.7, horns: 1, spikes: 7, tail: "spade" }),
  "4": of("4", 55, { pose: "flying", girth: 0.8, wings: 1.15, horns: 1, spikes: 0, tail: "fork" }),
  "5": of("5", 38, { pose: "rearing", girth: 0.95, wings: 0.95, horns: 2, spikes: 5, tail: "spade" }),
  "6": of("6", 22, { pose: "diving", girth: 1, wings: 1.1, horns: 2, spikes: 8, tail: "fork", eye: "fierce" }),
  "7": of("7", 350, { pose: "walking", girth: 1.25, wings: 0.9, horns: 2, spikes: 10, tail: "club", eye: "fierce" }),
  "8": of("8", 310, {
    pose: "sitting",
    girth: 1.35,
    wings: 1.15,
    horns: 3,
    spikes: 9,
    tail: "club",
    eye: "fierce",
    head: 1.1,
  }),
  G: { kind: "raven", numeral: "9", sign: "nest" },
  K: { kind: "raven", numeral: "10", sign: "ring" },
  A: { kind: "raven", numeral: "9", sign: "attack" },
  O: { kind: "water", numeral: "≈" },
};

/** The chapters of the help for cards that do something. */
export const RAVENS: Record<string, string> = { K: "04-ring", G: "05-nest", O: "06-reflection", A: "07-attack" };
