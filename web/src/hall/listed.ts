/** What every list of tables says of a table. */

import type { Listed } from "$/generated/wire";
import { isMyTurn } from "$/hall/mine.svelte";
import { language, say } from "$/lib/language.svelte";
import { listedName } from "$/lib/players";

export const gameName = ({ game }: Listed): string => language.words(game)?.maybe(`${game}-name`) ?? game;

/** How a table that is not over stands: how many seats are free, or whose turn it is. */
export function standing(table: Listed): string {
  const free = table.players.filter((player) => player === null).length;
  if (table.status === "gathering") return say("page-seats-free", { count: free });
  if (isMyTurn(table)) return say("page-your-turn");
  return table.decides == null ? say("page-goes-on") : say("page-turn-of", { seat: listedName(table, table.decides) });
}

/** What one would do at a table that is not over. */
export function invites(table: Listed): string {
  if (table.you === null) return say("page-join");
  return say(table.status === "gathering" ? "page-wait" : "page-continue");
}

/** The others at a table; whoever played alone met an automatic opponent. */
export function othersAt(table: Listed): string {
  const names = table.players.flatMap((_, seat) => (seat === table.you ? [] : [listedName(table, seat)]));
  return names.join(", ") || (language.words(table.game)?.maybe(`${table.game}-opponent`) ?? "");
}
