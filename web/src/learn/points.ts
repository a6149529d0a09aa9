/** What a section taught, in short: first sentences of its steps, each with the rule behind it. */

import type { Sentence, StepShown } from "$/generated/wire";
import type { Chapter } from "$/lib/rules";

/** A rule by its id, in the words of the sheet. */
export interface Rule {
  id: string;
  text: string;
}

const MOST = 3;

/** The rules with these ids, in their order. */
export function rulesNamed(chapters: readonly Chapter[], ids: readonly string[]): Rule[] {
  const all = new Map(chapters.flatMap(({ paragraphs }) => paragraphs.map((each) => [each.id, each.text] as const)));
  return ids.flatMap((id) => {
    const text = all.get(id);
    return text === undefined ? [] : [{ id, text }];
  });
}

/**
 * At most three points, spread over the section: what its steps said, since the rules themselves are worded for judges.
 * Two steps about one rule are one point.
 */
export function pointsOf(steps: readonly StepShown[], inWords: (sentence: Sentence) => string): Rule[] {
  const found: Rule[] = [];
  for (const { say, rules } of steps) {
    const fresh = rules.find((id) => !found.some((each) => each.id === id));
    if (fresh !== undefined) found.push({ id: fresh, text: firstSentence(inWords(say)) });
  }
  return spread(found);
}

/** The first, the last and one in the middle. */
function spread(all: Rule[]): Rule[] {
  if (all.length <= MOST) return all;
  return Array.from({ length: MOST }, (_, i) => all[Math.round((i * (all.length - 1)) / (MOST - 1))]!);
}

export const firstSentence = (text: string): string => /^.*?[.!?](?= [A-ZĄĆĘŁŃÓŚŹŻ]|$)/.exec(text)?.[0] ?? text;
