/** What is said about a move before it is made: what will surely come of it, or why a bot would make it. */

import type { Advice, Answer } from "$/generated/wire";
import { say } from "$/lib/language.svelte";
import type { Words } from "$/lib/words";

/** What will surely come of a chosen move; the first thing that happens is the move itself. Against bots even what is final can be taken back. */
export function consequences(words: Words, seen: Answer | null, takenBack: boolean): string[] {
  if (!seen) return [];
  const points = seen.points
    ? [say(seen.points > 0 ? "page-points-gain" : "page-points-loss", { points: Math.abs(seen.points) })]
    : [];
  const events = (seen.events ?? []).slice(1).map((event) => words.message(event));
  return [...(seen.final ? [say(takenBack ? "page-final-free" : "page-final")] : []), ...points, ...events];
}

/** A likelihood that is told; a smaller one helps nobody. */
const LEAST = 0.01;

/** What a bot hopes for by the move it advises, by how much that beats its second choice, and why it would make it. */
export function grounds(words: Words, all: readonly Advice[] | null): string[] {
  const [advice, next] = all ?? [];
  if (!advice) return [];
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 0 });
  return [
    ...(advice.win === null || advice.win < LEAST ? [] : [say("page-hint-win", { share: percent.format(advice.win) })]),
    ...(advice.score === null ? [] : [say("page-hint-score", { score: number.format(advice.score) })]),
    ...lead(words, advice, next),
    ...advice.reasons.map((reason) => words.message(reason)),
    ...(advice.risk ? [words.say("hall-hint-risk", { text: words.message(advice.risk) })] : []),
  ];
}

/** By how many points the advised move beats the next best, if that comes to one. */
function lead(words: Words, best: Advice, next: Advice | undefined): string[] {
  const points = Math.round((best.score ?? 0) - (next?.score ?? best.score ?? 0));
  return next && points > 0 ? [words.say("page-hint-lead", { points, move: words.action(next.name) })] : [];
}
