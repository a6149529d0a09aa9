import type { Listed, SeatInfo, Table } from "$/generated/wire";
import { botTitle } from "$/lib/games.svelte";
import { say } from "$/lib/language.svelte";

/** What the server calls a person who has not said their name. */
export const NAMELESS = "Guest";
/** What the server calls a person whose data were deleted. */
const FORMER = "Former player";
const GUESTS = 12;

/** What stands for every table at which one learns: whoever has no name is called the same in all sections of a lesson. */
const LEARNT_AT = "";

/** What a seat is called: a person by name, a bot by a dragon's name that tells it apart from the others. */
export function playerName({ id, study }: Pick<Table, "id" | "study">, seat: SeatInfo): string {
  if (seat.bot && !seat.person) return botName(seat.seat);
  if (seat.name === NAMELESS) return guestName(study ? LEARNT_AT : id, seat.seat);
  if (seat.name === FORMER) return say("page-former-player");
  return seat.name ?? say("hall-seat", { number: seat.seat + 1 });
}

/** The same in a list of tables, with the strength of a bot. */
export function listedName(table: Listed, seat: number): string {
  const who = table.players[seat];
  if (!who) return say("page-free-seat");
  if (who.bot) return `${botName(seat)} (${botTitle(table.game, who.bot)})`;
  if (who.name === FORMER) return say("page-former-player");
  return who.name === NAMELESS ? guestName(table.id, seat) : who.name;
}

const botName = (seat: number) => say(`page-bot-name-${seat % 5}`);

/** A person without a name is called after an animal: the same for everybody at the table, another one on every seat. */
export function guestName(table: string, seat: number): string {
  const start = [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % GUESTS, 0);
  return say(`page-guest-${(start + seat) % GUESTS}`);
}
