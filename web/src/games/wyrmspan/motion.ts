/** What travels in an event: dragons and cards to their places, and what somebody gains from what gave it to them. */

import type { Flight } from "$/lib/flight";
import type { Message } from "$/generated/wire";

/** Where that lies which gives something: a dragon, the mouth of a cave, a space of the guild. */
function giver(seat: unknown, cause: Message | null): string | null {
  const { dragon, cave, space } = cause?.args ?? {};
  switch (cause?.id.replace(/^wyrmspan-(source|cause)-/, "")) {
    case "dragon":
      return `settled-${dragon}`;
    case "strip":
    case "explore":
      return `seat-${seat}-cave-${cave}`;
    case "track":
      return `track-${space}`;
    case "bonus":
      return "guild";
    default:
      return null;
  }
}

/** Where a seat keeps something: in my supply, or on a player's card. */
const store = (seat: unknown, icon: string, me: number | null): string =>
  seat === me ? `store-${seat}-${icon}` : `seat-${seat}-${icon}`;

/** The nests of the mat, or those of a dragon. */
const nestOf = (seat: unknown, nest: unknown, me: number | null): string =>
  nest === "mat" ? store(seat, "egg", me) : `seat-${seat}-${nest}`;

export function flights({ id, args = {} }: Message, me: number | null, cause: Message | null): Flight[] {
  const { seat, kind, dragon, card, place, nest } = args;
  const own = seat === me;
  const hand = (element: string) => (own ? element : `seat-${seat}-cards`);
  const from = giver(seat, cause);
  const given = (to: string, icon: string): Flight[] => (from ? [[from, to, icon]] : []);
  switch (id.replace("wyrmspan-event-", "")) {
    case "enticed":
      return [[own ? `dragon-${dragon}` : "deck-dragon", `seat-${seat}-${place}`]];
    case "excavated":
      return [[own ? `card-${card}` : "deck-dragon", `seat-${seat}-${place}`]];
    case "swapped":
      return [
        [`seat-${seat}-${args["first_place"]}`, `seat-${seat}-${args["second_place"]}`],
        [`seat-${seat}-${args["second_place"]}`, `seat-${seat}-${args["first_place"]}`],
      ];
    case "gained":
      return given(store(seat, String(kind), me), String(kind));
    case "gained-coins":
      return given(store(seat, "coin", me), "coin");
    case "laid":
      return given(nestOf(seat, nest, me), "egg");
    case "paid":
      return from ? [[store(seat, String(kind), me), from, String(kind)]] : [];
    case "paid-egg":
      return from ? [[nestOf(seat, nest, me), from, "egg"]] : [];
    case "cached":
      return [[store(seat, String(kind), me), `seat-${seat}-${place}`, String(kind)]];
    case "tucked-open":
      return [[hand(`dragon-${dragon}`), `seat-${seat}-${place}`, "cards"]];
    case "tucked-unseen-card":
      return [[own ? "deck-dragon" : `seat-${seat}-cards`, `seat-${seat}-${place}`, "cards"]];
    case "drew-dragon":
      return [own ? ["deck-dragon", `dragon-${dragon}`] : ["deck-dragon", hand(""), "cards"]];
    case "took-dragon":
      return [own ? [`dragon-${dragon}`, `dragon-${dragon}`] : [`dragon-${dragon}`, hand(""), "cards"]];
    case "took-cave":
      return [own ? [`card-${card}`, `card-${card}`] : [`card-${card}`, hand(""), "cards"]];
    default:
      return [];
  }
}
