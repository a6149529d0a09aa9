/** The clocks of a table, which go on by themselves between two frames that tell them. */

import type { Clocks } from "$/generated/wire";
import { URGENT } from "$/together/timeControl";

const OFTEN = 250;
const SELDOM = 10_000;
/** From so many seconds on nobody looks at single seconds. */
const LONG = 3600;

export class TableClocks {
  #told: Clocks | null = $state.raw(null);
  #at = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take what the server tells, at the moment when it comes. */
  tell(clocks: Clocks | null): void {
    this.#told = clocks;
    this.#at = this.#now = performance.now();
    this.#tick();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get runs(): number | null {
    return this.#told?.runs ?? null;
  }

  /** The seconds that a seat has left; null: it has no clock. */
  left(seat: number): number | null {
    const left = this.#told?.left[seat] ?? null;
    if (left === null) return null;
    return Math.max(0, left - (this.runs === seat ? this.#now - this.#at : 0)) / 1000;
  }

  isUrgent(seat: number): boolean {
    return this.runs === seat && (this.left(seat) ?? URGENT) < URGENT;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const running = this.runs === null ? null : this.left(this.runs);
    if (!running) return;
    this.#timer = setTimeout(
      () => {
        this.#now = performance.now();
        this.#tick();
      },
      running > LONG ? SELDOM : OFTEN,
    );
  }
}
