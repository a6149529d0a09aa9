/** Simurgh's tiles as the server words them. */

import type { Words } from "$/lib/words";

/** What a tile is: a type of action tile, a dragon or an objective. */
export const sortOf = (words: Words, tile: string): string => words.face(`tile-${tile}`).kinds?.["sort"]?.[0] ?? "";

/** A tile's element depends on what it is: an action tile, a dragon, an objective. */
export function kindOf(words: Words, tile: string): string {
  const sort = sortOf(words, tile);
  return sort === "dragon" || sort === "objective" ? sort : "tile";
}

/** A tile's name and everything that it offers, a line each. */
export function tileWords(words: Words, tile: string): string {
  const { name, text } = words.face(`${kindOf(words, tile)}-${tile}`);
  return `${name}\n${text}`;
}

/** Several lines as one. */
export const flat = (text: string) => text.replaceAll("\n", ", ");

/** A place as the beginning of a line. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
