/** Whose mat lies in front, and what has just changed on it: others' turns come forward for a while, then mine is back. */

import type { Happened, MatView, WyrmspanView } from "$/generated/wire";
import { PLACES } from "$/games/wyrmspan/facts";
import type { Play } from "$/lib/play.svelte";
import { lines } from "$/lib/turns";
import { travelTime } from "$/lib/settings.svelte";

/** How long the last act of another seat stays in front once I am asked, in travels of a piece. */
const LINGER = 5;

export class Forward {
  /** The seat whose mat has come forward by itself; null: none. */
  seat: number | null = $state(null);
  /** The seat that acted last, and what it has changed in its turn: places of its mat, kinds of its supply. */
  actor: number | null = $state(null);
  changed: ReadonlySet<string> = $state.raw(new Set());
  #before: WyrmspanView | null = null;
  #seq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Play) {}

  /** A position is shown: if another seat has acted, its mat comes forward, as long as things move at all. */
  show(view: WyrmspanView): void {
    const before = this.#before;
    const fresh = this.play.log.filter((entry) => entry.seq > this.#seq);
    this.#before = view;
    this.#seq = this.play.now?.seq ?? 0;
    // What others choose before the first round is sealed: their mats have nothing to show.
    if (!before || this.play.looking !== null || view.chosen.length) return this.back();
    const last = fresh.findLast((entry) => entry.kind === "move");
    if (!last) return;
    const old = last.seat === this.actor ? this.changed : [];
    this.actor = last.seat;
    this.changed = new Set([...old, ...differences(before.mats[last.seat], view.mats[last.seat])]);
    if (last.seat === this.play.me || this.play.me === null || !travelTime()) return this.back();
    this.seat = last.seat;
    clearTimeout(this.#timer);
    if (this.play.mine) this.#timer = setTimeout(() => this.back(), LINGER * travelTime());
  }

  /** My own mat, at once. */
  back(): void {
    clearTimeout(this.#timer);
    this.seat = null;
  }

  /** What the seat in front has done in this turn, in words. */
  told(seat: number): string {
    const { log, words } = this.play;
    if (!words) return "";
    const entries = log.slice(log.findLastIndex((entry) => entry.seat !== seat) + 1);
    const name = `${words.player(seat)} `;
    return entries
      .flatMap((entry: Happened) => lines(words, entry))
      .map((line) => (line.startsWith(name) ? line.slice(name.length) : line))
      .join(" · ");
  }
}

/** What differs between two states of a mat. */
function differences(before: MatView | undefined, after: MatView | undefined): string[] {
  if (!before || !after) return [];
  const spaces = PLACES.filter((_, i) => JSON.stringify(before.spaces[i]) !== JSON.stringify(after.spaces[i]));
  const explored = after.explored.flatMap((count, row) => (count > before.explored[row]! ? [`explored-${row}`] : []));
  const supply = Object.keys(after.resources).filter((kind) => before.resources[kind] !== after.resources[kind]);
  return [
    ...spaces,
    ...explored,
    ...supply,
    ...(before.coins !== after.coins ? ["coin"] : []),
    ...(before.nest !== after.nest ? ["mat"] : []),
    ...(before.track !== after.track ? ["track"] : []),
  ];
}
