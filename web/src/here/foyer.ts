/** What can be told without opening the hall, as packed beside the page. */

import type { GameList, LearningInfo } from "$/generated/wire";

export interface Foyer {
  games: GameList;
  learn: Record<string, Omit<LearningInfo, "today" | "daily">>;
  /** From a first day on, the place of each day's puzzle among the puzzles of a game. */
  dailies: { from: string; order: Record<string, number[]> };
}

const DAY = 86_400_000;

/** What a game has to teach on a day of UTC; null if only the hall knows: another's game, or a day that is not packed. */
export function learning({ learn, dailies }: Foyer, game: string, now: Date): LearningInfo | null {
  const found = learn[game];
  if (!found) return null;
  const today = now.toISOString().slice(0, 10);
  if (!found.puzzles.length) return { ...found, today, daily: null };
  const place = dailies.order[game]?.[(Date.parse(today) - Date.parse(dailies.from)) / DAY];
  return place === undefined ? null : { ...found, today, daily: found.puzzles[place]!.id };
}
