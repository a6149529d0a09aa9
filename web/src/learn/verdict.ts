/** How good an answer to a puzzle was. */

import type { Expected, PuzzleVerdict } from "$/generated/wire";

export type Grade = "best" | "good" | "costly" | "blunder";

/** An answer that does not solve the puzzle is costly up to this share of all that was at stake, and a blunder beyond. */
const COSTLY = 0.6;

/** What an answer gave away, as a share of what the worst would have. */
function share({ lost, choices }: PuzzleVerdict): number {
  const points = choices.map((each) => each.points);
  const stake = Math.max(...points) - Math.min(...points);
  return stake > 0 ? lost / stake : 0;
}

export function gradeOf(verdict: PuzzleVerdict): Grade {
  if (verdict.move === verdict.best || verdict.lost <= 0) return "best";
  if (verdict.solved) return "good";
  return share(verdict) <= COSTLY ? "costly" : "blunder";
}

/** A choice as a bar: how far it reaches between the worst and the best, from 0 to 1. */
export interface Bar extends Expected {
  length: number;
  mine: boolean;
}

/** The worst choice has a bar too, so that it can be seen. */
const SHORTEST = 0.06;

/** All choices as bars, the best first; by chances where points are not what people would call so. */
export function bars({ choices, move, in_points }: PuzzleVerdict): Bar[] {
  const value = (each: Expected) => (in_points ? each.points : each.win);
  const [least, most] = [Math.min(...choices.map(value)), Math.max(...choices.map(value))];
  return choices.map((each) => ({
    ...each,
    mine: each.move === move,
    length: most > least ? SHORTEST + ((1 - SHORTEST) * (value(each) - least)) / (most - least) : 1,
  }));
}
