/** Whom one plays against, chosen in one step: how many, and how strong. */

import type { BotInfo, CreateTable, GameInfo, OptionInfo } from "$/generated/wire";

/** How strong the opponents are is said by a bot, or by an option of a game for one. */
export interface Opponents {
  /** 0: alone. */
  count: number;
  strength: string;
}

/** How many opponents a game can have; 0 where one may play alone. */
export const counts = (game: GameInfo): number[] =>
  Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, i) => game.least_seats - 1 + i);

/** What says how strong a game for one is. */
export const soloOption = (game: GameInfo): OptionInfo | null =>
  game.options.find((option) => option.kind === "choice" && option.needs["seats"] === 1) ?? null;

/** The levels one chooses among: the gentle one for a first time, and whatever is stronger. */
export function levels(game: GameInfo): BotInfo[] {
  const all = game.bots.filter((bot) => bot.level);
  return all.slice(
    Math.max(
      0,
      all.findIndex((bot) => bot.gentle),
    ),
  );
}

/** What can be said about the strength of so many opponents, the weakest first. */
export const strengths = (game: GameInfo, count: number): string[] =>
  count > 0 ? levels(game).map((bot) => bot.name) : (soloOption(game)?.values ?? []).map(({ value }) => String(value));

/** Fewest opponents, gentlest bot. */
export function firstTime(game: GameInfo): Opponents {
  const count = Math.max(1, game.least_seats - 1);
  return { count, strength: strengths(game, count)[0] ?? "random" };
}

/** As many as make a good table, and the usual bot. */
export function usual(game: GameInfo): Opponents {
  const count = Math.min(Math.max(game.least_seats, 3), game.most_seats) - 1;
  return { count, strength: game.bots.find((bot) => bot.usual)?.name ?? firstTime(game).strength };
}

/** Other opponents: what was said of their strength stays if it can be said of them. */
export function withCount(game: GameInfo, { strength }: Opponents, count: number): Opponents {
  const known = count > 0 ? game.bots.some((bot) => bot.name === strength) : strengths(game, 0).includes(strength);
  return { count, strength: known ? strength : (strengths(game, count)[0] ?? "random") };
}

/** The table for these opponents. */
export function tableFor(game: GameInfo, { count, strength }: Opponents): CreateTable {
  const solo = count === 0 ? soloOption(game) : null;
  return {
    game: game.name,
    seats: count + 1,
    bots: Array<string>(count).fill(strength),
    options: solo && strength !== solo.default ? { [solo.name]: strength } : {},
    open: false,
  };
}
