/** What can be played and against whom: asked once. */

import type { BotInfo, GameInfo, GameList } from "$/generated/wire";
import { api } from "$/lib/api";
import { settings } from "$/lib/settings.svelte";
import { language } from "$/lib/language.svelte";

class Games {
  #told: GameList | null = $state.raw(null);
  #asked: Promise<GameList> | null = null;

  get all(): GameInfo[] {
    void this.load();
    return this.#told?.games ?? [];
  }

  find(name: string): GameInfo | null {
    return this.all.find((each) => each.name === name) ?? null;
  }

  async load(): Promise<GameList> {
    this.#asked ??= api.games().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    this.#told = await this.#asked;
    return this.#told;
  }
}

export const games = new Games();

/** The bot that a person last chose for a game, or else the usual one. */
export function chosenBot(game: GameInfo): string {
  const last = settings.bots[game.name];
  return game.bots.find((bot) => bot.name === last)?.name ?? usualBot(game);
}

export const usualBot = (game: GameInfo): string =>
  (game.bots.find((bot) => bot.usual) ?? game.bots.at(-1))?.name ?? "random";

/** What a bot is called: in the reader's language if there are words, else as the hall calls it. */
export function botTitle(game: string, bot: BotInfo | string): string {
  const name = typeof bot === "string" ? bot : bot.name;
  const known = typeof bot === "string" ? games.find(game)?.bots.find((each) => each.name === bot) : bot;
  return said(game, name) ?? known?.title ?? name;
}

export const botAbout = (game: string, bot: BotInfo): string => said(game, `${bot.name}-about`) ?? bot.about;

/** A style is worded by the game, a level by the hall. */
function said(game: string, name: string): string | null {
  const words = language.words(game);
  return words?.maybe(`${game}-bot-${name}`) ?? words?.maybe(`bot-${name}`) ?? null;
}
