/** Cells are named by column letter and row number: a1 is the upper left one. */

import type { Play } from "$/lib/play.svelte";

export const cellName = (col: number, row: number) => `${String.fromCharCode(97 + col)}${row + 1}`;

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
