/** Looking back: any position of the log, told before or fetched now. The newest wish counts; older ones are dropped. */

import type { PositionShown } from "$/generated/wire";
import { api } from "$/lib/api";

/** How many positions are kept; the others are fetched again. */
const MOST = 400;

export class PositionHistory {
  /** The entry of the log that is looked at; null: the present. */
  looking: number | null = $state(null);
  /** Whose eyes (a finished game may be seen by anybody's); null: one's own. */
  eyes: number | null = $state(null);
  /** The position that is shown: the one looked at, or the one before it until that has come. */
  shown: PositionShown | null = $state.raw(null);

  readonly #kept = new Map<string, PositionShown>();
  #fetching = false;

  constructor(
    private readonly table: string,
    private readonly asks: () => number | null,
    private readonly complain: (error: unknown) => void,
  ) {}

  /** Remember a position that was told. */
  keep(position: PositionShown, eyes: number | null = null): void {
    this.#kept.set(`${eyes}:${position.seq}`, position);
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!);
  }

  look(seq: number): void {
    this.looking = seq;
    void this.#show();
  }

  back(): void {
    this.looking = this.eyes = this.shown = null;
  }

  /** Show what is wanted; while it is fetched only the last wish is remembered. */
  async #show(): Promise<void> {
    while (this.looking !== null) {
      const { looking, eyes } = this;
      const known = this.#kept.get(`${eyes}:${looking}`);
      if (known) {
        this.shown = known;
        return;
      }
      if (this.#fetching) return;
      this.#fetching = true;
      try {
        this.keep(await api.position(this.table, looking, eyes ?? this.asks()), eyes);
      } catch (error) {
        this.back();
        this.complain(error);
      } finally {
        this.#fetching = false;
      }
    }
  }
}
