/** Cells are named by column letter and row number: a1 is the upper left one. */

import type { Play } from "$/lib/play.svelte";

export const cellName = (col: number, row: number) => `${String.fromCharCode(97 + col)}${row + 1}`;

/** The smallest text that can be read, in pixels, and the size in units of a drawing above which it has no room in a corner. */
const LEAST = 14.2;
export const TINY = 22;

/** How large text in a drawing must be, in its own units, to be read when a box of the drawing is shown in a box of pixels. */
export function legible(box: { width: number; height: number }, shown: { width: number; height: number }): number {
  const scale = Math.min(shown.width / box.width, shown.height / box.height);
  return scale > 0 ? Math.max(11, LEAST / scale) : 11;
}

const OF_CASTLE = /-event-(picked|paired|destroyed)$/;
const OF_REALM = /-event-(placed|built|turned-down|moved-(up|down|shrine))$/;

/** The cells of the castle, or of a seat's realm, that others have changed since my last decision. */
export function changedCells(play: Play, where: "castle" | number): Set<string> {
  const events =
    play.looking === null
      ? play.recap.filter((entry) => entry.seat !== play.me).flatMap((entry) => entry.events ?? [])
      : [];
  const wanted = events.filter(({ id, args }) =>
    where === "castle" ? OF_CASTLE.test(id) : OF_REALM.test(id) && args?.["seat"] === where,
  );
  return new Set(wanted.map(({ args }) => String(args?.["other_cell"] ?? args?.["cell"])));
}
