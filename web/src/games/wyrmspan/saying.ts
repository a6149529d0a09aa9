/** Labels for spaces and cards: place, content, what lies there, what it does. */

import type { Face, SpaceView } from "$/generated/wire";
import type { Words } from "$/lib/words";

export function describe(words: Words, place: string, space: SpaceView): string {
  const parts = [words.say(`wyrmspan-place-${place}`)];
  if (space.dragon) parts.push(words.face(`dragon-${space.dragon}`).name ?? "");
  else parts.push(words.say(space.excavated ? "wyrmspan-page-free" : "wyrmspan-page-rock"));
  if (space.eggs || space.nests) parts.push(words.say("wyrmspan-page-eggs", { count: space.eggs, nests: space.nests }));
  for (const [kind, count] of Object.entries(space.cached))
    parts.push(`${words.say(`wyrmspan-kind-${kind}`)} ${count}`);
  if (space.tucked) parts.push(words.say("wyrmspan-page-tucked", { count: space.tucked }));
  const does = space.dragon ? words.face(`dragon-${space.dragon}`).text : "";
  return parts.join(", ") + (does ? `. ${does}` : "");
}

/** What a card shows; views write `d12` for dragons and `c34` for cave cards. */
export const faceOf = (words: Words, card: string): Face =>
  words.face(`${card.startsWith("d") ? "dragon" : "card"}-${card.slice(1)}`);

/** A card's name and text. */
export const cardLabel = ({ name = "", text = "" }: Face) => `${name}. ${text}`;
