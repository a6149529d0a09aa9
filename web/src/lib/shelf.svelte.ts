/** What can be played and against whom: asked once. */

import type { BotInfo, GameInfo, Shelf } from "$/generated/wire";
import { api } from "$/lib/api";
import { settings } from "$/lib/settings.svelte";
import { speech } from "$/lib/speech.svelte";

class Games {
  #shelf: Shelf | null = $state.raw(null);
  #asked: Promise<Shelf> | null = null;

  get games(): GameInfo[] {
    void this.load();
    return this.#shelf?.games ?? [];
  }

  game(name: string): GameInfo | null {
    return this.games.find((each) => each.name === name) ?? null;
  }

  async load(): Promise<Shelf> {
    this.#asked ??= api.shelf().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    this.#shelf = await this.#asked;
    return this.#shelf;
  }
}

export const shelf = new Games();

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
  const known = typeof bot === "string" ? shelf.game(game)?.bots.find((each) => each.name === bot) : bot;
  return said(game, name) ?? known?.title ?? name;
}

export const botAbout = (game: string, bot: BotInfo): string => said(game, `${bot.name}-about`) ?? bot.about;

/** A style is worded by the game, a level by the hall. */
function said(game: string, name: string): string | null {
  const words = speech.words(game);
  return words?.maybe(`${game}-bot-${name}`) ?? words?.maybe(`bot-${name}`) ?? null;
}
