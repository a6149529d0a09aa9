import type { Message } from "$/generated/wire";

const GOODS: Readonly<Record<string, string>> = {
  veg: "veg",
  meat: "meat",
  wood: "wood",
  stone: "stone",
  wisdom: "book",
  weapon: "weapon",
  pp: "points",
};
const MARKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(GOODS).flatMap(([kind, icon]) =>
      ["gained", "paid", "gave-back"].map((what) => [`${what}-${kind}`, icon]),
    ),
  ),
  used: "activated",
  answered: "activated",
  placed: "person",
  recruited: "person",
  spent: "person",
  withdrew: "home",
  passed: "check",
  laid: "tile",
  drafted: "tile",
  scouted: "eye",
  "scouted-top": "eye",
  "scouted-top-unseen": "eye",
  discarded: "cross",
  "discarded-unseen": "cross",
  moved: "later",
  kept: "dragon",
  sealed: "dragon",
  "sealed-unseen": "dragon",
  set: "countdown",
  cleared: "cross",
  "scored-objective": "scores",
  "scored-leftovers": "scores",
  won: "scores",
};

/** The icon beside a line of the log: what kind of thing happened. */
export const mark = ({ id }: Message): string | null => MARKS[id.replace("simurgh-event-", "")] ?? null;
