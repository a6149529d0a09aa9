/** FLIP: the new state is in place at once; pieces then travel to where they already are. */

import { mount, unmount } from "svelte";
import Icon from "$/art/Icon.svelte";
import { travelTime } from "$/lib/settings.svelte";

/** Where a piece comes from and where it lies now; what becomes a number travels as an icon. */
export type Flight = readonly [from: string, to: string, icon?: string];

/** How long each of several icons waits for the one before, as a part of its way. */
const APART = 0.3;
const SIZE = 30;

const place = (element: string) =>
  document.querySelector<HTMLElement | SVGElement>(`[data-at~="${CSS.escape(element)}"]`);

/** Note where pieces come from; call the result once the new state is drawn. */
export function fly(flights: readonly Flight[]): () => void {
  const origins = flights.map(([from]) => place(from)?.getBoundingClientRect());
  return () => {
    let icons = 0;
    flights.forEach(([, to, icon], i) => {
      const [target, from] = [place(to), origins[i]];
      if (!target || !from) return;
      if (travelTime() === 0) return flash(target);
      if (icon) return send(icon, from, target, icons++);
      return land(target, from);
    });
  };
}

const pieceOf = (target: HTMLElement | SVGElement) =>
  target.querySelector<HTMLElement | SVGElement>("[data-piece]") ?? target;

/** Where nothing shall move, what has come is marked. */
function flash(target: HTMLElement | SVGElement): void {
  const frames = [{ outline: "3px solid var(--sky)" }, { outline: "3px solid transparent" }];
  pieceOf(target).animate(frames, { duration: 150 });
}

const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2 - SIZE / 2, y + height / 2 - SIZE / 2] as const;

/** Send an icon on its way above everything else; it is gone when it has arrived. */
function send(icon: string, from: DOMRect, target: HTMLElement | SVGElement, before: number): void {
  const token = document.createElement("span");
  token.className = "flying";
  token.ariaHidden = "true";
  document.body.append(token);
  const drawn = mount(Icon, { target: token, props: { name: icon, size: SIZE - 8 } });
  const [[x, y], [left, top]] = [middle(from), middle(target.getBoundingClientRect())];
  const time = travelTime();
  const travel = token.animate(
    [{ transform: `translate(${x}px, ${y}px)` }, { transform: `translate(${left}px, ${top}px)` }],
    // An icon goes a longer way to be seen than a piece does that stays where it arrives.
    { duration: 2 * time, delay: before * APART * time, easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
  travel.onfinish = travel.oncancel = () => {
    void unmount(drawn);
    token.remove();
  };
}

function land(target: HTMLElement | SVGElement, from: DOMRect): void {
  const piece = pieceOf(target);
  const time = travelTime();
  const here = piece.getBoundingClientRect();
  const dx = from.x + from.width / 2 - here.x - here.width / 2;
  const dy = from.y + from.height / 2 - here.y - here.height / 2;
  const scale = Math.min(1.6, Math.max(0.4, from.width / Math.max(here.width, 1)));
  // A click meant for what a piece passes over reaches it; a spot stays one on its way.
  const passing = piece.matches("[data-spot]") ? { zIndex: 5 } : { zIndex: 5, pointerEvents: "none" };
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, ...passing },
      { transform: "none", ...passing },
    ],
    { duration: time, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}
