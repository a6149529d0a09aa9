/** The pictures of a game's course, as numbers: where turns and values lie, and the lines between them. */

import type { CourseMoment, CourseTurn } from "$/generated/wire";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How the lines of seats are broken, so that nobody needs colours to tell them apart. */
export const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 3"] as const;

export const across = (frame: Frame, turns: number) => (at: number) =>
  frame.left + (turns > 1 ? (at / (turns - 1)) * (frame.width - frame.left - frame.right) : 0);

export const upwards =
  (frame: Frame, [low, high]: readonly [number, number]) =>
  (value: number) =>
    frame.height - frame.bottom - ((value - low) / (high - low)) * (frame.height - frame.top - frame.bottom);

/** A line through values, one for each turn. */
export function line(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  return values.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** Round numbers between which all values lie, and some to draw lines at. */
export function scale(values: readonly number[], most = 5): { range: [number, number]; ticks: number[] } {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => (high - low) / each <= most) ?? 1000;
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step);
  return { range: [first, last], ticks };
}

/** The number of the turn, from 0, in which a position lies. */
export function turnOf(turns: readonly CourseTurn[], moment: Pick<CourseMoment, "seq">): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.seq <= moment.seq),
  );
}

/** Where the numbers of moments stand: in which turn, and how many others of the same seat stand below. */
export function places(
  turns: readonly CourseTurn[],
  moments: readonly Pick<CourseMoment, "seq" | "seat">[],
): { at: number; above: number }[] {
  const ats = moments.map((moment) => turnOf(turns, moment));
  return ats.map((at, i) => ({
    at,
    above: ats.slice(0, i).filter((other, j) => other === at && moments[j]!.seat === moments[i]!.seat).length,
  }));
}

/** The sources of points in the game's own order, those that never brought anybody anything left out. */
export function sources(turns: readonly CourseTurn[]): string[] {
  const all = [...new Set(turns.flatMap((turn) => turn.points.flatMap((each) => Object.keys(each))))];
  return all.filter((source) => turns.some((turn) => turn.points.some((each) => each[source])));
}

/** How the points of a source grew: for each seat a number for each turn. */
export function growth(turns: readonly CourseTurn[], source: string): number[][] {
  const seats = turns[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => turns.map((turn) => turn.points[seat]?.[source] ?? 0));
}

/** Turns worth a row where there is little room: those where a part of the game begins, the moments and the end. */
export function landmarks(turns: readonly CourseTurn[], moments: readonly CourseMoment[]): number[] {
  const marked = turns.flatMap((turn, at) => (turn.mark ? [at] : []));
  const found = [0, ...marked, ...moments.map((moment) => turnOf(turns, moment)), turns.length - 1];
  return [...new Set(found)].filter((at) => at >= 0).sort((one, other) => one - other);
}
