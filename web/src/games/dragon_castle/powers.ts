/** What a spirit or dragon card does: the catalogue's help lists them in the order of the rules. */

import type { Words } from "$/lib/words";

const ORDER = {
  spirit: ["deception", "beauty", "wind", "change", "strength", "elegance", "depths", "faith", "destruction", "cunning"],
  dragon: ["tranquility", "majesty", "bravery", "humility", "righteousness", "fortitude", "piety", "power", "harmony", "knowledge"],
};
const CHAPTER = { spirit: "dragon_castle-help-08-powers", dragon: "dragon_castle-help-09-dragons" };

export function explained(words: Words, kind: "spirit" | "dragon", card: string): string {
  const name = words.say(`dragon_castle-${kind}-${card}`);
  const parts = words.say(CHAPTER[kind]).split(";");
  const text = parts.length === ORDER[kind].length ? parts[ORDER[kind].indexOf(card)] : undefined;
  return text ? `${name}: ${text.slice(text.indexOf(":") + 1).replace(/\(DRC.*\)/, "").trim()}` : name;
}
