/** The words in use. A change of language never reloads anything: the texts are exchanged in place. */

import type { Cards } from "$/lib/cards.svelte";
import { LANGUAGES, settings } from "$/lib/settings.svelte";
import { Words } from "$/lib/words";

class Language {
  #loaded: Record<string, Words> = $state.raw({});
  #asked = new Set<string>();

  /** Words of the hall, or of a game too; until they are loaded, those of another language, or none. */
  words(game: string | null = null): Words | null {
    const key = `${settings.language}/${game ?? ""}`;
    if (!this.#loaded[key]) this.#load(key, game);
    return this.#loaded[key] ?? LANGUAGES.map((each) => this.#loaded[`${each}/${game ?? ""}`]).find(Boolean) ?? null;
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

  #load(key: string, game: string | null): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    void Words.load(settings.language, game).then((words) => (this.#loaded = { ...this.#loaded, [key]: words }));
  }
}

export const language = new Language();

/** Say something of the hall. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return language.words()?.say(id, args) ?? "";
}
