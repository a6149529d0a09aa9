/** The cards of a table as the server words and draws them, asked for once in each language. */

import type { Cards as Told } from "$/generated/wire";
import { Refusal } from "$/lib/api";
import type { Language } from "$/lib/settings.svelte";
import type { Faces } from "$/lib/words";

/** Milliseconds until cards are asked for again that did not arrive. */
const AGAIN = 2000;

export class Cards {
  #told: Partial<Record<Language, Faces>> = $state.raw({});
  #asked = new Set<Language>();

  constructor(private readonly ask: (language: Language) => Promise<Told>) {}

  /** Those of a language; null: not loaded. */
  faces(language: Language): Faces | null {
    return this.#told[language] ?? null;
  }

  load(language: Language): void {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    this.ask(language).then(
      ({ faces }) => (this.#told = { ...this.#told, [language]: faces }),
      (error: unknown) => {
        // A refusal would be repeated; a line that broke comes back.
        if (error instanceof Refusal) this.#told = { ...this.#told, [language]: {} };
        else setTimeout(() => this.#asked.delete(language) && this.load(language), AGAIN);
      },
    );
  }
}
