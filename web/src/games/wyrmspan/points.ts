/** Points by source as they would be if the game ended now. */

import type { MatView } from "$/generated/wire";

/** In the order of the rules. */
export const SOURCES = [
  "guild",
  "dragons",
  "endgame",
  "eggs",
  "cached",
  "tucked",
  "objectives",
  "coins",
  "left",
] as const;

export const total = (mat: MatView): number => SOURCES.reduce((sum, source) => sum + (mat.points[source] ?? 0), 0);
