import type { SeatInfo } from "$/generated/wire";
import { say } from "$/lib/language.svelte";

/** What a seat is called: a person by name, one without a name a guest, a bot by a dragon's name that tells it apart from the others. */
export function playerName(seat: SeatInfo): string {
  if (seat.bot && !seat.person) return say(`page-bot-name-${seat.seat % 5}`);
  if (seat.name === "Guest") return say("page-guest");
  return seat.name ?? say("hall-seat", { number: seat.seat + 1 });
}
