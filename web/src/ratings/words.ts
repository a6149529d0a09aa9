/** Words for ratings and statistics, and how their numbers are read. */

import type { Leader, Rival } from "$/generated/wire";
import { botTitle } from "$/lib/games.svelte";
import { language } from "$/lib/language.svelte";
import { NAMELESS } from "$/lib/players";
import { settings } from "$/lib/settings.svelte";

/** Say something of `page-ratings.ftl`. */
export const tell = (id: string, args: Record<string, string | number> = {}): string =>
  language.words("ratings")?.say(id, args) ?? "";

/** Whether the words have been loaded. */
export const isWorded = (): boolean => language.words("ratings") !== null;

/** What a game is called. */
export const gameName = (game: string): string => language.words(game)?.maybe(`${game}-name`) ?? game;

/** A game with its number of seats: a leaderboard of its own. */
export const poolName = (game: string, seats: number): string => tell("ratings-pool", { game: gameName(game), seats });

/** What a source of points is called. */
export const sourceName = (game: string, id: string): string =>
  language.words(game)?.maybe(`${game}-score-${id.replaceAll("_", "-")}`) ?? id;

/** What somebody is called; a bot with its strength or style. */
export function who(game: string | null, one: Leader | Rival): string {
  if (one.bot) return tell("ratings-bot", { bot: botTitle(game ?? "", one.bot) });
  return one.name === NAMELESS ? tell("ratings-nameless") : one.name;
}

export const whole = (value: number): string => String(Math.round(value)).replace("-", "−");

/** A change with its sign. */
export const signed = (value: number): string => {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : whole(rounded);
};

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

export const number = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value).replace("-", "−");

export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language === "en" ? "en-GB" : settings.language, { dateStyle: "medium" }).format(
    at * 1000,
  );
