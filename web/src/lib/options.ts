/** Options of a game in words. */

import type { GameInfo, OptionInfo, Table } from "$/generated/wire";
import { say } from "$/lib/language.svelte";
import type { Words } from "$/lib/words";

type OptionValue = Table["options"][string];
const dashed = (text: string) => text.replaceAll("_", "-");

export const optionName = (words: Words, name: string): string =>
  words.maybe(`${words.game}-option-${dashed(name)}`) ?? name;

/** What an option does. Who chooses from a list need not know what its values are called in a command: `(tokens)`. */
export function optionHelp(words: Words, option: OptionInfo): string {
  const help = words.attribute(`${words.game}-option-${dashed(option.name)}`, "help") ?? option.description;
  return help.replaceAll(/ \([a-z_]+\)/g, "");
}

/** Whether an option says something at a table: not one that others make idle, nor the number of turns that no game reaches. */
export function matters(
  { name, default: usual, needs }: OptionInfo,
  chosen: (name: string) => string | undefined,
): boolean {
  if (Object.entries(needs).some(([other, value]) => chosen(other) !== value)) return false;
  return name !== "turn_cap" || (chosen(name) ?? usual) !== usual;
}

/** The words for a value as the list of games writes it: `true`, `none`, `rounds`, `3`. */
export function valueWords(words: Words, name: string, text: string): string {
  if (text === "true" || text === "false") return say(text === "true" ? "page-yes" : "page-no");
  if (name === "starting_seat")
    return text === "none" ? say("page-by-chance") : say("hall-seat", { number: Number(text) + 1 });
  if (text.includes("\n")) return say("hall-own-file");
  if (text === "none" || text === "") return say(name === "guild" ? "page-by-chance" : "page-none");
  const value = `${dashed(name)}-${dashed(text)}`;
  return words.maybe(`${words.game}-option-${value}`) ?? words.maybe(`${words.game}-${value}`) ?? text;
}

/** A value of the wire as the list of games writes it. */
export function written(value: OptionValue): string {
  if (value === null) return "none";
  return Array.isArray(value) ? value.join(",") || "none" : String(value);
}

/** The values among which one chooses; null: it must be typed. */
export function listed(option: OptionInfo, seats: number): string[] | null {
  if (option.name === "starting_seat") return ["none", ...Array.from({ length: seats }, (_, seat) => String(seat))];
  const all = option.allowed.split(/, | \| /);
  return all.length > 1 && all.every((each) => /^[\w-]+$/.test(each)) ? all : null;
}

/** Tables of one's own, which nobody types into a field. */
export const isTable = (option: OptionInfo): boolean => option.content && option.default === "";

export function read(text: string): OptionValue {
  if (text === "true" || text === "false") return text === "true";
  if (text === "none") return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The options of a table that differ from the usual ones, in words. */
export function unusual(
  words: Words,
  game: GameInfo,
  options: Table["options"],
): { name: string; label: string; value: string }[] {
  return game.options
    .map(({ name, default: usual }) => ({ name, usual, text: written(options[name] ?? null) }))
    .filter(({ usual, text }) => text !== usual && !(text === "none" && usual === ""))
    .map(({ name, text }) => ({ name, label: optionName(words, name), value: valueWords(words, name, text) }));
}
