/** What a finished game means for one of its players, kindly: the place, and how much was missing or left over. */

import type { Result } from "$/generated/wire";

type Say = (id: string, args?: Record<string, number | string>) => string;

export function verdict(
  result: Result,
  me: number,
  lowWins: boolean,
  nameOf: (seat: number) => string,
  say: Say,
): string {
  const [won, others] = [
    result.winners.includes(me),
    result.scores.map((_, seat) => seat).filter((seat) => seat !== me),
  ];
  if (won && result.winners.length > 1) return say("page-you-share");
  const gap = (other: number) => Math.abs((result.scores[me] ?? 0) - (result.scores[other] ?? 0));
  if (won) {
    const second = others.sort((one, other) => gap(one) - gap(other))[0];
    if (!result.in_points || second === undefined || gap(second) === 0) return say("page-you-won");
    return say(lowWins ? "page-you-won-below" : "page-you-won-by", { points: gap(second), name: nameOf(second) });
  }
  const [place, seats, winner] = [result.places[me] ?? 0, result.scores.length, result.winners[0] ?? 0];
  if (!result.in_points || gap(winner) === 0) return say("page-you-place", { place, seats });
  const id = lowWins ? "page-you-place-above" : "page-you-place-behind";
  return say(id, { place, seats, points: gap(winner), name: nameOf(winner) });
}
