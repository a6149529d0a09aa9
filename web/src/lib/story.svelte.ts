/** Something that is told step by step, at the pace of the settings; where nothing shall move, all of it at once. */

import { travelTime } from "$/lib/settings.svelte";

/** How many times as long as a piece travels a step is looked at. */
const PAUSE = 2.1;

export class Story {
  /** How many steps have been told. */
  told = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly steps: number) {
    if (!travelTime()) this.told = steps;
    else this.#next();
  }

  get over(): boolean {
    return this.told >= this.steps;
  }

  /** Tell the rest at once. */
  skip(): void {
    this.stop();
    this.told = this.steps;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    if (this.over) return;
    this.#timer = setTimeout(() => {
      this.told += 1;
      this.#next();
    }, travelTime() * PAUSE);
  }
}
