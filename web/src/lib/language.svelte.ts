/** The words in use. A change of language never reloads anything: the texts are exchanged in place. */

import type { Cards } from "$/lib/cards.svelte";
import { LANGUAGES, settings } from "$/lib/settings.svelte";
import { Words } from "$/lib/words";

class Language {
  #loaded: Record<string, Words> = $state.raw({});
  #asked = new Map<string, Promise<void>>();

  /** Words of the hall, or of a game too; until they are loaded, those of another language, or none. */
  words(game: string | null = null): Words | null {
    const key = `${settings.language}/${game ?? ""}`;
    if (!this.#loaded[key]) void this.#load(key, game);
    return this.#loaded[key] ?? LANGUAGES.map((each) => this.#loaded[`${each}/${game ?? ""}`]).find(Boolean) ?? null;
  }

  /** Wait until there are words of a game in the language in use. */
  ready(game: string): Promise<void> {
    return this.#load(`${settings.language}/${game}`, game);
  }

  /** Words of a game that name the cards of a table; in another language until words and cards of this one are loaded. */
  withCards(game: string, cards: Cards): Words | null {
    this.words(game);
    cards.load(settings.language);
    for (const each of [settings.language, ...LANGUAGES]) {
      const [words, faces] = [this.#loaded[`${each}/${game}`], cards.faces(each)];
      if (words && faces) return words.withCards(faces);
    }
    return null;
  }

  #load(key: string, game: string | null): Promise<void> {
    const asked =
      this.#asked.get(key) ??
      Words.load(settings.language, game).then((words) => {
        this.#loaded = { ...this.#loaded, [key]: words };
      });
    this.#asked.set(key, asked);
    return asked;
  }
}

export const language = new Language();

/** Say something of the hall. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return language.words()?.say(id, args) ?? "";
}
