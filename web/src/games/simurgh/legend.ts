import { group, worded, type Legend } from "$/games/legend/legend";
import Sign from "$/games/simurgh/Sign.svelte";
import type { Words } from "$/lib/words";

/** Signs between icons, by the names of their messages. */
export const SIGNS: Record<string, string> = {
  one: "●",
  many: "●●",
  arrow: "→",
  or: "/",
  marked: "◆",
  unmarked: "◇",
  once: "1×",
};
/** Signs that boards draw and cards do not. */
const ON_BOARDS = ["◆", "◇"];
const RESOURCES = ["veg", "meat", "wood", "stone", "wisdom", "weapon"];

export const legend: Legend = {
  Sign,
  groups: (words: Words) => {
    const { icons, signs } = words.marks();
    const shown = new Set([...signs, ...ON_BOARDS]);
    const rest = new Set([...icons].filter((icon) => !RESOURCES.includes(icon)));
    return [
      group(words, "resources", RESOURCES),
      group(words, "icons", worded(words, rest)),
      group(words, "signs", worded(words, new Set(Object.keys(SIGNS).filter((name) => shown.has(SIGNS[name]!))))),
    ];
  },
};
