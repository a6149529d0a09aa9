/** From a thing on the board to the chapter of the rules that it rests on. */

import type { Play } from "$/lib/play.svelte";

/** A wish to read: the id of the message that words the chapter. */
export class ChapterWanted extends CustomEvent<string> {
  static readonly NAME = "chapterwanted";

  constructor(id: string) {
    super(ChapterWanted.NAME, { bubbles: true, detail: id });
  }
}

/** The chapter for a thing, if the help has one: `data-rule` names it, or the page of the game knows it by the element. */
export function chapterOf(play: Play, thing: Element | null): string | null {
  const { rule, spot } = (thing as HTMLElement | null)?.dataset ?? {};
  const name = rule ?? (spot ? play.page?.chapter?.(spot.replace(/^seat-\d+-/, ""), play.shown?.view) : null);
  const id = name && play.words ? `${play.words.game}-help-${name}` : null;
  return id && play.words?.has(id) ? id : null;
}
