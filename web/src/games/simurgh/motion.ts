/** What travels in an event: vassals from their house to a space, gains from what caused them to the house. */

import type { Message } from "$/generated/wire";

type Flight = [from: string, to: string];

/** What a seat has done last: its gains come from there. */
const causes = new Map<unknown, string>();

const DONE: Record<string, (args: NonNullable<Message["args"]>) => string> = {
  placed: ({ space }) => `space-${space}`,
  moved: ({ wild, level }) => `space-${wild}-${level}`,
  laid: ({ wild }) => `wild-${wild}`,
  used: ({ ability }) => `ability-${ability}`,
  answered: ({ ability }) => `ability-${ability}`,
  scouted: ({ source }) => `source-${source}`,
  set: ({ statue }) => `statue-${statue}`,
};
/** The icon of a kind on a player's card, where it has another name. */
const ICON: Record<string, string> = { wisdom: "book", pp: "points" };

export function flights({ id, args = {} }: Message, me: number | null): Flight[] {
  const what = id.replace("simurgh-event-", "");
  const { seat, vassal, space, tile, source, wild, level, ability } = args;
  const cause = DONE[what]?.(args);
  if (cause) causes.set(seat, cause);
  const [, gain] = /^gained-(.*)$/.exec(what) ?? [];
  if (gain) return causes.has(seat) ? [[causes.get(seat)!, goods(seat, gain, me)]] : [];
  switch (what) {
    case "placed":
      return [[seat === me ? `house-${seat}-${vassal}` : `seat-${seat}`, `${space}-${seat}-${vassal}`]];
    case "withdrew":
      return seat === me ? [[`${space}-${seat}-${vassal}`, `house-${seat}-${vassal}`]] : [];
    case "moved":
      return [[`${wild}-${Number(level) - 1}-${seat}-rider`, `${wild}-${level}-${seat}-rider`]];
    case "laid":
      return [[seat === me ? `tile-${tile}` : `seat-${seat}`, `wild-${wild}`]];
    case "marked":
      return causes.has(seat) ? [[causes.get(seat)!, `ability-${ability}`]] : [];
    case "scouted":
      return seat === me ? [[`source-${source}`, `tile-${tile}`]] : [];
    default:
      return [];
  }
}

/** Where a house keeps a kind of goods: in my house, or on a player's card. */
const goods = (seat: unknown, kind: string, me: number | null): string =>
  seat === me && kind !== "pp" ? `house-${seat}-${kind}` : `seat-${seat}-${ICON[kind] ?? kind}`;
