/** What waits for whoever sits before this browser, asked for now and then, and only while somebody looks. */

import type { InvitationWaiting, TurnWaiting, Waiting } from "$/generated/wire";
import { api } from "$/lib/api";

const PAUSE = 30_000;
/** Not asked more often than this, whatever happens. */
const LEAST = 2_000;

class WaitingList {
  #told: Waiting = $state.raw({ turns: [], invitations: [] });
  #asked = 0;
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get turns(): TurnWaiting[] {
    return this.#told.turns ?? [];
  }

  get invitations(): InvitationWaiting[] {
    return this.#told.invitations ?? [];
  }

  get count(): number {
    return this.turns.length + this.invitations.length;
  }

  /** The decision that comes next, at another table than this one. */
  next(table: string | null): TurnWaiting | null {
    return this.turns.find((turn) => turn.table !== table) ?? null;
  }

  /** Keep the list fresh as long as somebody shows it. */
  follow(): () => void {
    this.#users++;
    const look = () => this.refresh();
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    navigator.serviceWorker?.addEventListener("message", look);
    void this.#ask();
    return () => {
      this.#users--;
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
      navigator.serviceWorker?.removeEventListener("message", look);
      if (!this.#users) clearTimeout(this.#timer);
    };
  }

  /** Something may have changed. */
  refresh(): void {
    clearTimeout(this.#timer);
    const soon = Math.max(0, this.#asked + LEAST - Date.now());
    this.#timer = setTimeout(() => void this.#ask(), soon);
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    if (!document.hidden) {
      this.#asked = Date.now();
      await api.waiting().then(
        (told) => (this.#told = told),
        () => undefined, // asked again later
      );
    }
    if (this.#users) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }
}

export const waiting = new WaitingList();
