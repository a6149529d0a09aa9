/** Setting tables. */

import type { CreateTable, GameInfo } from "$/generated/wire";
import { guest } from "$/hall/guest.svelte";
import { mine } from "$/hall/mine.svelte";
import { firstTime, tableFor, usual, type Opponents } from "$/hall/opponents";
import { api } from "$/lib/api";
import { router } from "$/lib/route.svelte";
import { settings } from "$/lib/settings.svelte";

/** The invitations this browser has made, by table; a server tells them once. */
const invitations = "drakehall.invitation.";

export const invitationOf = (table: string) => sessionStorage.getItem(invitations + table);
export const keepInvitation = (table: string, secret: string) => sessionStorage.setItem(invitations + table, secret);

/** Begin at once against these opponents, and remember them for the next time. */
export async function playBots(game: GameInfo, opponents: Opponents): Promise<void> {
  settings.opponents = { ...settings.opponents, [game.name]: opponents };
  await setTable(tableFor(game, opponents));
}

/** The opponents of the last time; who has never finished the game meets the gentlest. */
export const opponentsOf = (game: GameInfo): Opponents =>
  settings.opponents[game.name] ?? (mine.isNew(game.name) ? firstTime(game) : usual(game));

/** Set a table and go there; a game that waits for nobody begins at once. */
export async function setTable(wanted: CreateTable): Promise<void> {
  await guest.settled();
  const { table, invitation } = await api.create(wanted);
  if (invitation) keepInvitation(table.id, invitation);
  if (table.seats.every((seat) => seat.name !== null)) await api.action(table.id, "start", {});
  router.go(`/t/${table.id}`);
}
