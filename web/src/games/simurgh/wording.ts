/** Simurgh's tiles and spaces as the server words them. */

import type { Prospect } from "$/generated/wire";
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

/** What a space promises me, as a further line; nothing while I place no vassal. */
export function promise(words: Words, prospect: Prospect | undefined): string {
  if (!prospect) return "";
  const reason = prospect.reason ? words.message(prospect.reason) : "";
  return `\n${words.say(`simurgh-page-rank-${prospect.rank.replace("_", "-")}`, { reason })}`;
}

/** Whether one reason holds for all spaces: it need not be said on each of them. */
export function sharedReason(prospects: Record<string, Prospect>): boolean {
  const all = Object.values(prospects);
  return all.length > 1 && new Set(all.map(({ reason }) => reason?.id ?? "")).size === 1;
}

/** Several lines as one. */
export const flat = (text: string) => text.replaceAll("\n", ", ");

/** A place as the beginning of a line. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
