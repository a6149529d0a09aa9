/** Everything on a board that can be clicked is a spot: it knows its element, its label and whether it is a target. */

import type { Play } from "$/lib/play.svelte";
import { say } from "$/lib/language.svelte";

/** Attributes for a button (or a `g` with the role of one). */
export function spot(play: Play, element: string, label: string): Record<string, unknown> {
  const legal = play.selection.isLegal(element);
  const picked = play.selection.isPicked(element);
  const hinted = play.isHinted(element);
  const lit = play.isLit(element);
  const state = picked ? "page-spot-picked" : legal ? "page-spot-legal" : null;
  return {
    "data-spot": element,
    "data-legal": legal || undefined,
    "data-second": play.selection.isSecond(element) || undefined,
    "data-picked": picked || undefined,
    "data-hinted": hinted || undefined,
    "data-lit": lit || undefined,
    "data-asking": play.isAsking(element) || undefined,
    "data-touched": play.selection.isTouched(element) || undefined,
    "data-hushed": (play.mine && !legal && !picked) || undefined,
    "aria-label": [
      label,
      ...(state ? [say(state)] : []),
      ...(hinted ? [say("page-spot-hinted")] : []),
      ...(lit ? [say("page-spot-lit")] : []),
    ].join(", "),
    "aria-pressed": picked,
    title: label,
    onclick: () => play.pick(element),
  };
}

/** The same for what shows signs and numbers: its name is not put over what it shows but told inside it, to readers alone. */
export function drawnSpot(
  play: Play,
  element: string,
  label: string,
): { attributes: Record<string, unknown>; name: string } {
  const { "aria-label": name, ...attributes } = spot(play, element, label);
  return { attributes, name: name as string };
}

/** Attributes for what is only looked at, such as a card in hand: it is marked while it asks, or while the guide speaks of it. */
export function shown(play: Play, element: string): Record<string, unknown> {
  return {
    "data-shown": element,
    "data-asking": play.isAsking(element) || undefined,
    "data-lit": play.isLit(element) || undefined,
  };
}
