/** The chat of a table, and whom one does not want to read here. */

import type { ChatLine } from "$/generated/wire";

const PLACE = "drakehall.muted";
const MOST = 100;

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export class TableChat {
  #lines: ChatLine[] = $state.raw([]);
  #muted: string[] = $state.raw(remembered());
  #read = $state(0);

  constructor(private readonly table: string) {}

  tell(lines: readonly ChatLine[]): void {
    const known = new Set(this.#lines.map((line) => line.number));
    this.#lines = [...this.#lines, ...lines.filter((line) => !known.has(line.number))].sort(
      (a, b) => a.number - b.number,
    );
  }

  get lines(): ChatLine[] {
    return this.#lines.filter((line) => !this.isMuted(line.seat));
  }

  get latest(): ChatLine | null {
    return this.lines.at(-1) ?? null;
  }

  unread(me: number | null): number {
    return this.lines.filter((line) => line.number > this.#read && line.seat !== me).length;
  }

  read(): void {
    this.#read = this.#lines.at(-1)?.number ?? 0;
  }

  isMuted(seat: number): boolean {
    return this.#muted.includes(`${this.table}/${seat}`);
  }

  /** Read nothing of a seat at this table in this browser, or read it again. */
  mute(seat: number): void {
    const key = `${this.table}/${seat}`;
    this.#muted = this.isMuted(seat) ? this.#muted.filter((each) => each !== key) : [...this.#muted, key].slice(-MOST);
    localStorage.setItem(PLACE, JSON.stringify(this.#muted));
  }

  /** Nothing of somebody who was blocked is shown any more. */
  forget(seat: number): void {
    this.#lines = this.#lines.filter((line) => line.seat !== seat);
  }
}
