import { group, worded, type Legend } from "$/games/legend/legend";
import Sign from "$/games/wyrmspan/Sign.svelte";
import type { Words } from "$/lib/words";

/** Signs between icons, by the names of their messages; `n` stands for any number. */
export const SIGNS: Record<string, string> = {
  arrow: "→",
  next: "·",
  or: "/",
  condition: "?",
  each: "× n",
  upto: "≤n",
  choose: "n∈",
  swap: "⇄",
};

export const legend: Legend = {
  Sign,
  groups: (words: Words) => {
    const { icons, whens, signs } = words.marks();
    const named = (shown: string) =>
      Object.keys(SIGNS).find((name) => SIGNS[name] === shown.replace(/\d+/, "n")) ?? shown;
    return [
      group(words, "icons", worded(words, icons)),
      group(words, "when", worded(words, new Set([...whens].map((when) => `when-${when}`)))),
      group(words, "between", worded(words, new Set([...signs].map(named)))),
    ];
  },
};
