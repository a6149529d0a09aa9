/** Arrow keys inside a zone: the focus goes to the nearest spot in that direction, one spot is in the tab order. */

const WAYS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const spots = (root: ParentNode) => [...root.querySelectorAll<HTMLElement | SVGElement>("[data-spot]")];

export function roving(zone: HTMLElement): () => void {
  const arrange = () => {
    const all = spots(zone);
    const kept = all.find((each) => each.getAttribute("tabindex") === "0");
    const first = kept ?? all.find((each) => each.dataset["legal"]) ?? all[0];
    for (const each of all) keep(each, each === first);
  };
  const entered = (event: FocusEvent) => {
    const focused = event.target as Element;
    if (!focused.hasAttribute("data-spot")) return;
    for (const each of spots(zone)) keep(each, each === focused);
  };
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const here = document.activeElement;
    if (!way || !here?.hasAttribute("data-spot")) return;
    event.preventDefault();
    nearest(here, spots(zone), way)?.focus();
  };
  const watch = new MutationObserver(arrange);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", entered);
  zone.addEventListener("keydown", pressed);
  arrange();
  return () => {
    watch.disconnect();
    zone.removeEventListener("focusin", entered);
    zone.removeEventListener("keydown", pressed);
  };
}

/** Most spots stay as they are: what does not change is not written. */
function keep(spot: Element, first: boolean): void {
  const wanted = first ? "0" : "-1";
  if (spot.getAttribute("tabindex") !== wanted) spot.setAttribute("tabindex", wanted);
}

function nearest<E extends Element>(from: Element, all: E[], [dx, dy]: [number, number]): E | undefined {
  const here = centre(from);
  let best: E | undefined;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const there = centre(each);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along > 1 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = each;
    }
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
