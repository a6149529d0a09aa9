/** Everything on a board that can be clicked is a spot: it knows its element, its label and whether it is a target. */

import type { Play } from "$/lib/play.svelte";
import { say } from "$/lib/language.svelte";

/** Attributes for a button (or a `g` with the role of one). */
export function spot(play: Play, element: string, label: string): Record<string, unknown> {
  const legal = play.selection.isLegal(element);
  const picked = play.selection.isPicked(element);
  const hinted = play.isHinted(element);
  const state = picked ? "page-spot-picked" : legal ? "page-spot-legal" : null;
  return {
    "data-spot": element,
    "data-legal": legal || undefined,
    "data-picked": picked || undefined,
    "data-hinted": hinted || undefined,
    "data-asking": play.isAsking(element) || undefined,
    "data-touched": play.selection.isTouched(element) || undefined,
    "data-hushed": (play.mine && !legal && !picked) || undefined,
    "aria-label": [label, ...(state ? [say(state)] : []), ...(hinted ? [say("page-spot-hinted")] : [])].join(", "),
    "aria-pressed": picked,
    title: label,
    onclick: () => play.pick(element),
  };
}

/** Attributes for what is only looked at, such as a card in hand: it is lit up while it asks. */
export function shown(play: Play, element: string): Record<string, unknown> {
  return { "data-shown": element, "data-asking": play.isAsking(element) || undefined };
}
