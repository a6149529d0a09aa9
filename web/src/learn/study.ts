/** Setting a table to learn at, or going back to one. */

import { guest } from "$/hall/guest.svelte";
import { firstTime } from "$/hall/opponents";
import { playBots } from "$/hall/tables";
import { api } from "$/lib/api";
import { games } from "$/lib/games.svelte";
import { progress, type Kind } from "$/lib/progress.svelte";
import { router } from "$/lib/route.svelte";

/** The moves that are shown at a table, by its id; a tab forgets them when it is closed. */
const ways = "drakehall.way.";

/** A way that a table shows step by step: one's own moves. */
export function wayAt(table: string): string[] | null {
  const text = sessionStorage.getItem(ways + table);
  return text ? text.split("\n") : null;
}

/** Go to a section, an exercise or a puzzle. A section that was left goes on where it was; all else begins afresh. */
export async function study(game: string, kind: Kind, item: string, way: readonly string[] = []): Promise<void> {
  const left = kind === "lesson" ? progress.of(game).begun[item] : undefined;
  if (left && !left.over && (await isMine(left.table))) return router.go(`/t/${left.table}`);
  await guest.settled();
  const { table } = await api.study(game, { kind, item });
  if (kind === "lesson") progress.begin(game, item, table.id);
  if (way.length) sessionStorage.setItem(ways + table.id, way.join("\n"));
  router.go(`/t/${table.id}`);
}

/** Leave a section for good and go on with another. */
export async function skipTo(game: string, left: string, section: string): Promise<void> {
  progress.forget(game, left);
  await study(game, "lesson", section);
}

/** A real game against the gentlest bot, in which the guide speaks when something is new. */
export async function playGuided(game: string): Promise<void> {
  progress.teach = true;
  await games.load();
  const info = games.find(game);
  if (info) await playBots(info, firstTime(info));
}

/** Whether a table is still there, and I have a seat at it. */
async function isMine(table: string): Promise<boolean> {
  try {
    const { status, you } = await api.table(table);
    return you !== null && (status === "playing" || status === "over");
  } catch {
    return false;
  }
}
