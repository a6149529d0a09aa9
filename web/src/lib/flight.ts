/** FLIP: the new state is in place at once; pieces then travel to where they already are. */

import { travelTime } from "$/lib/settings.svelte";

const place = (element: string) =>
  document.querySelector<HTMLElement | SVGElement>(`[data-at~="${CSS.escape(element)}"]`);

/** Note where pieces come from; call the result once the new state is drawn. */
export function fly(flights: readonly (readonly [from: string, to: string])[]): () => void {
  const origins = flights.map(([from]) => place(from)?.getBoundingClientRect());
  return () => flights.forEach(([, to], i) => land(to, origins[i]));
}

function land(to: string, from: DOMRect | undefined): void {
  const target = place(to);
  const piece = target?.querySelector<HTMLElement | SVGElement>("[data-piece]") ?? target;
  const time = travelTime();
  if (!piece || !from) return;
  if (time === 0) {
    piece.animate([{ outline: "3px solid var(--sky)" }, { outline: "3px solid transparent" }], { duration: 150 });
    return;
  }
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
