/** What is told beside a question: the aim of the game, and what the card in hand may bring about. */

import type { Question, SmokiView } from "$/generated/wire";
import type { Words } from "$/lib/words";

export const aim = (view: SmokiView) => (view.scoring === "tokens" ? "smoki-page-aim-tokens" : "smoki-page-aim");

/** That the card in hand can end the round is said before it is laid. */
export function warns({ prompt }: Question, words: Words): string | null {
  const { ends, points } = prompt.args ?? {};
  if (ends === undefined) return null;
  return points === undefined ? words.say("smoki-page-ends") : words.say("smoki-page-ends-with", { points });
}
