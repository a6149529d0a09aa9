/** What the games have to teach: asked once. */

import type { LearningInfo } from "$/generated/wire";
import { api } from "$/lib/api";
import { games } from "$/lib/games.svelte";

/** The order in which games are learnt best: the smallest first. */
const ORDER = ["smoki", "dragon_castle", "wyrmspan", "simurgh"];
const place = (game: string) => (ORDER.indexOf(game) + ORDER.length + 1) % (ORDER.length + 1);

class Learning {
  #told: Record<string, LearningInfo> = $state.raw({});
  readonly #asked = new Map<string, Promise<LearningInfo>>();

  of(game: string): LearningInfo | null {
    return this.#told[game] ?? null;
  }

  /** All games that teach anything. */
  get all(): LearningInfo[] {
    return Object.values(this.#told)
      .filter((info) => info.sections.length || info.exercises.length || info.puzzles.length)
      .sort((one, other) => place(one.game) - place(other.game));
  }

  async load(game: string): Promise<LearningInfo> {
    const asked = this.#asked.get(game) ?? api.learn(game);
    this.#asked.set(game, asked);
    try {
      const info = await asked;
      this.#told = { ...this.#told, [game]: info };
      return info;
    } catch (error) {
      this.#asked.delete(game);
      throw error;
    }
  }

  async loadAll(): Promise<LearningInfo[]> {
    const list = await games.load();
    return Promise.all(list.games.map((game) => this.load(game.name)));
  }
}

export const learning = new Learning();
