/** What the icons of a game mean: gathered from what its cards and tiles show, in the words of `legend-<game>.ftl`. */

import type { Component } from "svelte";
import type { Words } from "$/lib/words";

export interface LegendGroup {
  title: string;
  signs: { sign: string; text: string }[];
}

export interface Legend {
  groups(words: Words): LegendGroup[];
  /** Draws a sign by its name. */
  Sign: Component<{ sign: string }>;
}

/** A group of signs with the message `<game>-legend-<group>` as its title and one `<game>-sign-<sign>` for each of them; those without words are left out. */
export function group(words: Words, name: string, signs: readonly string[]): LegendGroup {
  return {
    title: words.say(`${words.game}-legend-${name}`),
    signs: signs
      .map((sign) => ({ sign, text: words.maybe(`${words.game}-sign-${sign}`) ?? "" }))
      .filter(({ text }) => text !== ""),
  };
}

/** The signs that have words, in the order of the catalogue; of those the ones that occur. */
export function worded(words: Words, occurring: ReadonlySet<string>): string[] {
  const prefix = `${words.game}-sign-`;
  return words
    .ids(prefix)
    .map((id) => id.slice(prefix.length))
    .filter((sign) => occurring.has(sign));
}
