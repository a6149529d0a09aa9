/** Following what a hint or the guide points at, where a board has to be turned or scrolled to show it. */

import { untrack } from "svelte";
import type { Play } from "$/lib/play.svelte";

/**
 * Do something whenever another move is advised, and whenever the guide speaks of something else. What it spoke of before
 * is not pointed at anew when a hint is gone: by then somebody may have moved.
 */
export function whenPointed(play: Play, follow: (elements: readonly string[]) => void): void {
  for (const pointed of [() => play.hinted, () => [...play.lit]]) {
    const elements = $derived(pointed().join(" "));
    $effect(() => {
      const names = elements.split(" ").filter(Boolean);
      if (names.length) untrack(() => follow(names));
    });
  }
}

/** Turn to the part in which the first thing lies that is pointed at; null: it can be seen from every part. */
export function turnToPointed<Part>(play: Play, partOf: (element: string) => Part | null, turn: (part: Part) => void) {
  whenPointed(play, (elements) => {
    const part = elements.map(partOf).find((each) => each !== null);
    if (part != null) turn(part);
  });
}
