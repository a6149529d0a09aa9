/** Where it is remembered what the guide has told: for a section at its table, for games once and for all. */

import type { Memory } from "$/learn/guide.svelte";
import { progress } from "$/lib/progress.svelte";

/** The memory of a section at a table. A table that this browser did not begin is told about from the start. */
export function sectionMemory(game: string, section: string, table: string): Memory {
  if (progress.of(game).begun[section]?.table !== table) progress.begin(game, section, table);
  const { told, since } = progress.of(game).begun[section]!;
  return {
    told,
    since,
    keep(now, from) {
      progress.tell(game, section, now, from);
      progress.hear(game, now);
    },
    passesOver: true,
  };
}

/** The memory of ordinary games: what was heard in one, or in a lesson, is not said again. */
export const gameMemory = (game: string, since: number): Memory => ({
  told: progress.of(game).heard,
  since,
  keep: (now) => progress.hear(game, now),
  passesOver: false,
});

/** Where there is nothing to tell, only something to judge. */
export const noMemory: Memory = { told: [], since: 0, keep: () => {}, passesOver: false };
