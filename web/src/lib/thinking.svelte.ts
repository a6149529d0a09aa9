/** The mark of a thinking bot: it appears only if the bot takes a while, and then stays long enough to be seen. */

export const PATIENCE = 300;
export const LEAST = 400;

export class Thinking {
  /** The seat that is shown as thinking. */
  seat: number | null = $state(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /** A bot's seat decides now, or (null) none. */
  watch(seat: number | null): void {
    clearTimeout(this.#timer);
    if (seat !== null) {
      if (this.seat !== null) this.seat = seat;
      else this.#timer = setTimeout(() => this.#appear(seat), PATIENCE);
    } else if (this.seat !== null) {
      const rest = LEAST - (Date.now() - this.#since);
      this.#timer = setTimeout(() => (this.seat = null), Math.max(0, rest));
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #appear(seat: number): void {
    this.seat = seat;
    this.#since = Date.now();
  }
}
