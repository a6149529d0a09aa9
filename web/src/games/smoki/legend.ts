import { group, type Legend } from "$/games/legend/legend";
import Sign from "$/games/smoki/Sign.svelte";
import { aboutCard, FACES } from "$/games/smoki/faces";
import type { Words } from "$/lib/words";

const RAVENS = Object.keys(FACES).filter((card) => FACES[card]!.kind !== "dragon");
/** A dragon that stands for all of them: worth what it shows. */
const DRAGON = "4";

export const legend: Legend = {
  Sign,
  groups: (words: Words) => [
    {
      title: words.say("smoki-legend-cards"),
      signs: ["back", DRAGON, "-2", ...RAVENS].map((sign) => ({ sign, text: about(words, sign) })),
    },
    group(words, "figures", ["token", "scores"]),
  ],
};

/** The name of a card with one, and what it is worth or does. */
function about(words: Words, sign: string): string {
  if (sign === "-2") return words.say("smoki-sign-least");
  const text = words.say(aboutCard(sign === "back" ? null : sign));
  return RAVENS.includes(sign) ? words.say("smoki-sign-raven", { card: sign, text }) : text;
}
