/** Where words about a thing stand: beside it, or as near as can be, but never over what can be chosen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  left: number;
  top: number;
}

const GAP = 8;
const EDGE = 6;
/** How finely a free place is looked for. */
const STEP = 12;

/** The place for words about a thing at which nothing of `kept` is covered; null: there is none. */
export function place(of: Box, size: Size, kept: readonly Box[], screen: Size): Point | null {
  const fits = (at: Point) => isInside(at, size, screen) && !kept.some((box) => covers(at, size, box));
  return beside(of, size, screen).find(fits) ?? nearest(of, size, screen, fits);
}

/** Above, below, to the right, to the left: in the middle of the side, then along it. */
function beside(of: Box, { width, height }: Size, screen: Size): Point[] {
  const across = [(of.left + of.right - width) / 2, of.left, of.right - width].map((left) =>
    clamp(left, EDGE, screen.width - width - EDGE),
  );
  const along = [(of.top + of.bottom - height) / 2, of.top, of.bottom - height].map((top) =>
    clamp(top, EDGE, screen.height - height - EDGE),
  );
  return [
    ...across.map((left) => ({ left, top: of.top - height - GAP })),
    ...across.map((left) => ({ left, top: of.bottom + GAP })),
    ...along.map((top) => ({ left: of.right + GAP, top })),
    ...along.map((top) => ({ left: of.left - width - GAP, top })),
  ];
}

/** The free place whose middle is nearest to the thing, anywhere on the screen and not over the thing. */
function nearest(of: Box, size: Size, screen: Size, fits: (at: Point) => boolean): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const top of steps(screen.height - size.height - EDGE)) {
    for (const left of steps(screen.width - size.width - EDGE)) {
      const dx = left + size.width / 2 - (of.left + of.right) / 2;
      const dy = top + size.height / 2 - (of.top + of.bottom) / 2;
      const far = dx * dx + dy * dy;
      if (far >= least || covers({ left, top }, size, of) || !fits({ left, top })) continue;
      [best, least] = [{ left, top }, far];
    }
  }
  return best;
}

function steps(last: number): number[] {
  const all = [];
  for (let at = EDGE; at < last; at += STEP) all.push(at);
  return last >= EDGE ? [...all, last] : all;
}

const isInside = ({ left, top }: Point, { width, height }: Size, screen: Size) =>
  left >= EDGE && top >= EDGE && left + width <= screen.width - EDGE && top + height <= screen.height - EDGE;

const covers = ({ left, top }: Point, { width, height }: Size, box: Box) =>
  left < box.right && left + width > box.left && top < box.bottom && top + height > box.top;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
