/** What a dragon looks like follows from its card: size sets the body, temper posture and eyes, home the palette. */

import { numbers } from "$/art/curves";
import type { Eye, Part, Pose, Tail, Traits } from "$/art/dragon";
import type { Face, MatView } from "$/generated/wire";

export const RESOURCES = ["meat", "gold", "crystal", "milk"] as const;
export const CAVE_NAMES = ["crimson", "golden", "amethyst"] as const;
export const PLACES = CAVE_NAMES.flatMap((cave) => [1, 2, 3, 4].map((column) => `${cave[0]}${column}`));

const HUES: Record<string, number> = { crimson: 22, golden: 78, amethyst: 308 };
const GIRTH: Record<string, number> = { hatchling: 1.5, small: 0.78, medium: 1, large: 1.28 };
const SCALE: Record<string, number> = { hatchling: 0.72, small: 0.8, medium: 0.92, large: 1.02 };
const POSES: Record<string, Pose[]> = {
  aggressive: ["rearing", "diving", "walking", "flying"],
  playful: ["flying", "serpent", "coiled", "walking"],
  shy: ["sleeping", "coiled", "sitting", "serpent"],
  helpful: ["sitting", "walking", "flying", "rearing"],
};
const EYES: Record<string, Eye> = { aggressive: "fierce", playful: "calm", shy: "shy", helpful: "calm" };
const TAILS: Tail[] = ["spade", "fork", "feather", "club", "plain"];

export interface Look {
  traits: Traits;
  tones: Record<Part["tone"], string>;
  scale: number;
  flip: boolean;
  hue: number;
}

/** What a seat owns, by the names of icons. */
export type Stock = Record<string, number>;

/** Resources chosen (`chosen`, beside cards) while everybody prepares count: they come with the others' choices. */
export function stockOf(mat: MatView, chosen: readonly string[] = []): Stock {
  const eggs = mat.nest + mat.spaces.reduce((sum, space) => sum + space.eggs, 0);
  const resources = RESOURCES.map((kind) => [
    kind,
    (mat.resources[kind] ?? 0) + chosen.filter((each) => each === kind).length,
  ]);
  return { ...Object.fromEntries(resources), coin: mat.coins, egg: eggs };
}

/** What is printed as a dragon's cost, by the names of icons. The coin of the action itself is not: the face counts both. */
export const costOf = (dragon: Face): [kind: string, count: number][] => Object.entries(dragon.cost ?? {});

export function lookOf(label: string, dragon: Face): Look {
  const { size: [size] = ["medium"], trait: [trait] = ["helpful"], cave: homes = ["golden"] } = dragon.kinds ?? {};
  const next = numbers(Number(label) * 7 + 1);
  const one = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)]!;
  const young = size === "hatchling";
  const home = HUES[homes[0]!]! + (next() - 0.5) * 36;
  const second = homes.length > 1 ? HUES[homes.at(-1)!]! : home + 30 + next() * 60;
  const light = 0.66 + next() * 0.16;
  const pose = one(
    young ? (["sitting", "walking", "sleeping", "coiled"] as Pose[]) : (POSES[trait!] ?? POSES["helpful"]!),
  );
  const traits: Traits = {
    pose,
    girth: (GIRTH[size!] ?? 1) * (0.9 + next() * 0.25),
    wings: young ? 0.3 + next() * 0.2 : size === "small" ? 0.5 + next() * 0.7 : next() < 0.2 ? 0 : 0.7 + next() * 0.55,
    horns: young ? 0 : Math.floor(next() * 4),
    spikes: young ? 0 : Math.floor(next() * 14),
    tail: young ? "plain" : one(TAILS),
    eye: pose === "sleeping" && trait === "shy" ? "closed" : (EYES[trait!] ?? "calm"),
    head: (young ? 1.3 : 0.95) + next() * 0.25,
    whiskers: next() < 0.3,
  };
  return {
    traits,
    tones: {
      body: `oklch(${light} 0.13 ${home})`,
      belly: `oklch(0.9 0.07 ${second})`,
      wing: `oklch(${light - 0.12} 0.14 ${second})`,
      bone: `oklch(0.93 0.05 ${second + 20})`,
      dark: `oklch(0.3 0.07 ${home})`,
      eye: trait === "aggressive" ? "#ffd24a" : "#fff8e0",
    },
    scale: SCALE[size!] ?? 1,
    flip: next() < 0.5,
    hue: home,
  };
}
