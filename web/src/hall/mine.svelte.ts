/** The games of whoever sits before this browser. */

import type { Listed } from "$/generated/wire";
import { api } from "$/lib/api";

class Mine {
  tables: Listed[] = $state.raw([]);

  /** Whether they were asked for yet. */
  known = $state(false);

  async load(): Promise<void> {
    this.tables = (await api.mine()).tables.filter((table) => table.status !== "closed");
    this.known = true;
  }

  /** Games that are not over, those that wait for me first. */
  get running(): Listed[] {
    const rank = (table: Listed) => (isMyTurn(table) ? 0 : table.status === "playing" ? 1 : 2);
    return this.tables.filter((table) => table.status !== "over").sort((a, b) => rank(a) - rank(b));
  }

  get finished(): Listed[] {
    return this.tables.filter((table) => table.status === "over");
  }

  /** Whether a game was never finished here. */
  isNew(game: string): boolean {
    return !this.finished.some((table) => table.game === game);
  }
}

export const mine = new Mine();

/** Whether I decide there, or somebody who shares my device. */
export const isMyTurn = (table: Listed): boolean =>
  table.you !== null && (table.decides === table.you || (table.sharing ?? []).some((seat) => seat === table.decides));
