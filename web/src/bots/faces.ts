/** The faces of bots: one dragon each, drawn from traits; a bot nobody has drawn gets its own out of its name. */

import type { Traits } from "$/art/dragon";

export interface BotFace {
  traits: Traits;
  hue: number;
  flip: boolean;
}

const plain: Traits = {
  pose: "sitting",
  girth: 1,
  wings: 1,
  horns: 2,
  spikes: 6,
  tail: "plain",
  eye: "calm",
  head: 1,
  whiskers: false,
};
const face = (hue: number, traits: Partial<Traits>, flip = false): BotFace => ({
  traits: { ...plain, ...traits },
  hue,
  flip,
});

/** Levels grow up from a hatchling to an old dragon; styles do what they are called after. */
const FACES: Readonly<Record<string, BotFace>> = {
  random: face(95, { pose: "walking", head: 1.5, wings: 0.5, horns: 0, spikes: 0, eye: "shy", girth: 0.9 }),
  greedy: face(60, { pose: "coiled", girth: 1.2, wings: 0.7, tail: "spade", eye: "fierce" }),
  novice: face(140, { pose: "sitting", head: 1.25, wings: 0.7, horns: 1, spikes: 3, eye: "shy" }),
  adept: face(200, { pose: "flying", tail: "feather" }),
  master: face(280, { pose: "rearing", wings: 1.2, horns: 3, spikes: 8, tail: "fork", eye: "fierce" }),
  grandmaster: face(20, { pose: "serpent", wings: 1.3, horns: 4, spikes: 9, tail: "club", whiskers: true }),
  rusher: face(40, { pose: "diving", wings: 1.3, tail: "fork", eye: "fierce" }),
  dreamer: face(300, { pose: "sleeping", wings: 0.9, eye: "closed", tail: "feather" }),
  builder: face(75, { pose: "walking", girth: 1.25, wings: 0.6, tail: "club" }),
  collector: face(170, { pose: "coiled", wings: 0.8, whiskers: true, tail: "spade" }),
  explorer: face(220, { pose: "flying", wings: 1.25, tail: "feather" }, true),
  keeper: face(330, { pose: "sitting", girth: 1.2, horns: 3, whiskers: true }),
  digger: face(50, { pose: "walking", girth: 1.1, wings: 0.4, horns: 1, tail: "club" }, true),
  hoarder: face(90, { pose: "coiled", girth: 1.35, wings: 0.6, eye: "fierce", tail: "spade" }),
};

const POSES = ["flying", "sitting", "serpent", "rearing", "coiled", "walking"] as const;

export function faceOf(bot: string): BotFace {
  const known = FACES[bot];
  if (known) return known;
  let code = 7;
  for (const letter of bot) code = (code * 31 + letter.charCodeAt(0)) % 100_003;
  return face(code % 360, { pose: POSES[code % POSES.length]!, horns: code % 4, spikes: code % 9 }, code % 2 === 1);
}
