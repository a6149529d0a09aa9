/** Dragons of the covers. */

import type { Part, Traits } from "$/art/dragon";

export const usual: Traits = {
  pose: "flying",
  girth: 1,
  wings: 1.1,
  horns: 2,
  spikes: 8,
  tail: "spade",
  eye: "calm",
  head: 1,
  whiskers: false,
};

/** The colours of a dragon of a hue; `light` is how bright its body is. */
export const tones = (hue: number, light = 0.72): Record<Part["tone"], string> => ({
  body: `oklch(${light} 0.13 ${hue})`,
  belly: `oklch(${light + 0.18} 0.07 ${hue + 25})`,
  wing: `oklch(${light - 0.12} 0.14 ${hue - 12})`,
  bone: `oklch(${light + 0.21} 0.05 ${hue + 40})`,
  dark: `oklch(${light - 0.38} 0.08 ${hue})`,
  eye: "#fff6d8",
});
