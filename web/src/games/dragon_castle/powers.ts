/** What a spirit or dragon card does. */

import type { Words } from "$/lib/words";

export const nameOf = (words: Words, kind: "spirit" | "dragon", card: string) =>
  words.say(`dragon_castle-${kind}-${card}`);
export const doesOf = (words: Words, kind: "spirit" | "dragon", card: string) =>
  words.face(`${kind}-${card}`).text ?? "";
