/** In which order bots are shown. */

import type { BotInfo } from "$/generated/wire";

/** The strongest first; a level that nobody has measured stands above the one below it, and a style stands last. */
export function strongestFirst(bots: readonly BotInfo[]): BotInfo[] {
  const places = new Map<string, number>();
  let below = 0;
  for (const bot of bots) {
    const place = bot.strength ?? (bot.level ? below + 1 : 0);
    if (bot.level) below = place;
    places.set(bot.name, place);
  }
  const placeOf = (bot: BotInfo) => places.get(bot.name) ?? 0;
  return bots.toSorted((one, other) => placeOf(other) - placeOf(one));
}
