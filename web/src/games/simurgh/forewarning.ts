/** What else comes of a choice than its words say: the question tells it. */

import type { Choice, Question } from "$/generated/wire";
import type { Words } from "$/lib/words";

/** How many tiles go to the Chronicle if everybody is withdrawn. */
export function forewarns({ name }: Choice, { prompt }: Question, words: Words): string | null {
  const count = Number(prompt.args?.["leaving"] ?? 0);
  return name === "withdraw_all" && count ? words.say("simurgh-page-leaving", { count }) : null;
}
