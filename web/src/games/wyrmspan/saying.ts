/** Labels for spaces and cards: place, content, what lies there. */

import type { SpaceView } from "$/generated/wire";
import { CAVES, DRAGONS } from "$/generated/wyrmspan";
import type { Words } from "$/lib/words";

export function describe(words: Words, place: string, space: SpaceView): string {
  const parts = [place];
  if (space.dragon) parts.push(words.say(`wyrmspan-dragon-${space.dragon}`));
  else parts.push(words.say(space.excavated ? "wyrmspan-page-free" : "wyrmspan-page-rock"));
  if (space.eggs || space.nests) parts.push(words.say("wyrmspan-page-eggs", { count: space.eggs, nests: space.nests }));
  for (const [kind, count] of Object.entries(space.cached))
    parts.push(`${words.say(`wyrmspan-kind-${kind}`)} ${count}`);
  if (space.tucked) parts.push(words.say("wyrmspan-page-tucked", { count: space.tucked }));
  return parts.join(", ");
}

/** The whole text of a card; labels are `d12` for dragons and `c34` for cave cards. */
export function cardText(words: Words, card: string): string {
  const number = card.slice(1);
  return (card.startsWith("d") ? DRAGONS[number]?.text : CAVES[number]?.text)?.[words.language] ?? "";
}

export const dragonLabel = (words: Words, label: string) =>
  `${words.say(`wyrmspan-dragon-${label}`)}. ${cardText(words, `d${label}`)}`;
export const caveLabel = (words: Words, label: string) =>
  `${words.say(`wyrmspan-card-${label}`)}. ${cardText(words, `c${label}`)}`;
