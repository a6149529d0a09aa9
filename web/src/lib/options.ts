/** Options of a game in words and in a form: a reader of the hall's description that knows no option by its name. */

import type { GameInfo, OptionInfo, Picture, Table, ValueInfo } from "$/generated/wire";
import type { Words } from "$/lib/words";

export type OptionValue = Table["options"][string];

const idOf = (words: Words, name: string) => `${words.game}-option-${name.replaceAll("_", "-")}`;

export const optionName = (words: Words, name: string): string => words.maybe(idOf(words, name)) ?? name;

/** What an option does. */
export const optionHelp = (words: Words, option: OptionInfo): string =>
  words.attribute(idOf(words, option.name), "help") ?? option.description;

/** Whether two values are the same, lists included. */
export const same = (one: OptionValue | undefined, other: OptionValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether an option has an effect beside the others; `valueOf` tells what they are, and the number of `seats`. */
export const isEffective = (option: OptionInfo, valueOf: (name: string) => OptionValue | undefined): boolean =>
  Object.entries(option.needs).every(([other, value]) => same(valueOf(other), value));

/** Whether an option in force is worth telling: not one without effect, nor a limit that no game reaches. */
export const isTold = (option: OptionInfo, valueOf: (name: string) => OptionValue | undefined): boolean =>
  isEffective(option, valueOf) && !(option.safeguard && same(valueOf(option.name) ?? null, option.default));

/** The offered value that this is. */
export const offered = (option: OptionInfo, value: OptionValue): ValueInfo | undefined =>
  option.values.find((each) => same(each.value, value));

/** The items that a list or a selection holds. */
export function picked(option: OptionInfo, value: OptionValue): string[] {
  if (Array.isArray(value)) return value;
  return option.kind !== "selection" || offered(option, value) ? [] : String(value).split(",").filter(Boolean);
}

/** A list or a selection of these items, in the order in which they are offered. */
export function picking(option: OptionInfo, items: readonly string[]): OptionValue {
  const ordered = option.items.map(({ value }) => String(value)).filter((item) => items.includes(item));
  return option.kind === "list" ? ordered : ordered.join(",");
}

/** Words for an offered value; without any, it is written as it is. */
export const worded = (words: Words, { value, message }: ValueInfo): string =>
  (message && words.maybe(message.id, message.args)) ?? String(value ?? words.say("page-none"));

/** What the card does that a value puts into play; nothing for any other value. */
export const cardText = (words: Words, { message }: ValueInfo): string => (message ? words.textOf(message.id) : "");

/** The picture of a value at a table with so many seats. */
export const pictureOf = ({ pictures = [] }: ValueInfo, seats: number): Picture | undefined =>
  pictures.find((each) => (each.seats ?? seats) === seats);

/** Words for what an option is. */
export function valueWords(words: Words, option: OptionInfo, value: OptionValue): string {
  if (typeof value === "boolean") return words.say(value ? "page-yes" : "page-no");
  if (option.kind === "seat") return value === null ? words.say("hall-by-chance") : words.player(Number(value));
  const known = offered(option, value);
  if (known) return worded(words, known);
  if (option.content) return words.say(value ? "hall-own-file" : "hall-as-printed");
  const items = option.items.filter((each) => picked(option, value).includes(String(each.value)));
  if (items.length) return items.map((each) => worded(words, each)).join(", ");
  return value === null || value === "" || Array.isArray(value) ? words.say("page-none") : String(value);
}

/** The options of a table that differ from the usual ones, in words. */
export function unusual(
  words: Words,
  game: GameInfo,
  options: Table["options"],
): { name: string; label: string; value: string }[] {
  return game.options
    .filter(({ name, default: usual }) => !same(options[name] ?? null, usual))
    .map((option) => ({
      name: option.name,
      label: optionName(words, option.name),
      value: valueWords(words, option, options[option.name] ?? null),
    }));
}
