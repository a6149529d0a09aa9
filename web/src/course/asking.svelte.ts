/** Asks for the course of a game until it is made; whoever leaves asks no more, and the hall gives it up. */

import type { CourseShown, GameCourse } from "$/generated/wire";
import { api, Refusal } from "$/lib/api";

/** Milliseconds between two questions. */
const PAUSE = 600;
/** Milliseconds until it is asked again if the line broke. */
const AGAIN = 2500;

export class AskedCourse {
  course: GameCourse | null = $state.raw(null);
  problem: string | null = $state(null);
  done = $state(0);
  of = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(
    private readonly table: string,
    private readonly ask: (table: string) => Promise<CourseShown> = (id) => api.course(id),
  ) {
    void this.#next();
  }

  stop(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  again(): void {
    this.problem = null;
    void this.#next();
  }

  async #next(): Promise<void> {
    let pause = PAUSE;
    try {
      const told = await this.ask(this.table);
      [this.done, this.of, this.course] = [told.done, told.of, told.course ?? null];
    } catch (error) {
      if (error instanceof Refusal) return void (this.problem = error.message);
      pause = AGAIN;
    }
    if (!this.course && !this.#gone) this.#timer = setTimeout(() => void this.#next(), pause);
  }
}
