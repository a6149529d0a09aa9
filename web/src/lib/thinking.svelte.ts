/** The mark of a thinking bot: it appears only if bots take a while, and then stays long enough to be seen. */

export const PATIENCE = 300;
export const LEAST = 400;
/** After so long a wait it is said that the hall is busy. */
export const LONG = 15_000;

export class Thinking {
  /** The seat that is shown as thinking. */
  seat: number | null = $state(null);

  /** Whether one decision of it takes so long that there must be a reason: the hall is busy. */
  slow = $state(false);

  #deciding: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #long: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /** A bot's seat decides now, or (null) none. A bot that decides several times in a row thinks all the while. */
  watch(seat: number | null): void {
    clearTimeout(this.#long);
    this.slow = false;
    if (seat !== null) this.#long = setTimeout(() => (this.slow = true), LONG);
    const waits = this.#deciding !== null;
    this.#deciding = seat;
    if (seat !== null && this.seat !== null) {
      clearTimeout(this.#timer);
      this.seat = seat;
    } else if (seat !== null && !waits) {
      this.#timer = setTimeout(() => this.#appear(), PATIENCE);
    } else if (seat === null) {
      clearTimeout(this.#timer);
      const rest = this.seat === null ? 0 : LEAST - (Date.now() - this.#since);
      this.#timer = setTimeout(() => (this.seat = null), Math.max(0, rest));
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#long);
  }

  #appear(): void {
    this.seat = this.#deciding;
    this.#since = Date.now();
  }
}
