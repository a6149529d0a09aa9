/** What whoever declines goes without, told on the button itself. */

import type { Choice, Question } from "$/generated/wire";
import type { Words } from "$/lib/words";

/** By the question: what is declined. */
const DECLINED: Record<string, string> = {
  "wyrmspan-prompt-gain": "wyrmspan-page-decline-gain",
  "wyrmspan-prompt-draw": "wyrmspan-page-decline-draw",
  "wyrmspan-prompt-cache": "wyrmspan-page-decline-cache",
  "wyrmspan-prompt-tuck": "wyrmspan-page-decline-tuck",
  "wyrmspan-ask-under": "wyrmspan-page-decline-tuck",
  "wyrmspan-ask-nest": "wyrmspan-page-decline-egg",
  "wyrmspan-ask-dragon-nest": "wyrmspan-page-decline-egg",
  "wyrmspan-prompt-entice": "wyrmspan-page-decline-entice",
  "wyrmspan-prompt-excavate": "wyrmspan-page-decline-excavate",
  "wyrmspan-ask-dig": "wyrmspan-page-decline-excavate",
};

export function forewarns({ name }: Choice, { prompt }: Question, words: Words): string | null {
  const declined = name === "decline" ? DECLINED[prompt.id] : undefined;
  return declined ? words.say(declined) : null;
}
