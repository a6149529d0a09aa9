/** Setting tables. */

import type { CreateTable, GameInfo } from "$/generated/wire";
import { guest } from "$/hall/guest.svelte";
import { api } from "$/lib/api";
import { router } from "$/lib/route.svelte";

/** The invitations this browser has made, by table; a server tells them once. */
const invitations = "drakehall.invitation.";

export const invitationOf = (table: string) => sessionStorage.getItem(invitations + table);
export const keepInvitation = (table: string, secret: string) => sessionStorage.setItem(invitations + table, secret);

/** Begin at once against a bot of one kind: two opponents where the game allows it. */
export async function playBots(game: GameInfo, bot: string): Promise<void> {
  const seats = Math.min(Math.max(game.least_seats, 3), game.most_seats);
  await setTable({ game: game.name, seats, bots: Array<string>(seats - 1).fill(bot), open: false });
}

/** Set a table and go there; a game that waits for nobody begins at once. */
export async function setTable(wanted: CreateTable): Promise<void> {
  await guest.settled();
  const { table, invitation } = await api.create(wanted);
  if (invitation) keepInvitation(table.id, invitation);
  if (table.seats.every((seat) => seat.name !== null)) await api.action(table.id, "start", {});
  router.go(`/t/${table.id}`);
}
