import type { Happened } from "$/generated/wire";

/** The points of every seat in each finished round. */
export function roundsOf(log: readonly Happened[]): number[][] {
  const found: number[][] = [[]];
  for (const event of log.flatMap((entry) => entry.events ?? [])) {
    const { seat, points } = event.args ?? {};
    if (event.id === "smoki-event-round-begins") found.push([]);
    else if (event.id === "smoki-event-scored") found.at(-1)![Number(seat)] = Number(points);
  }
  return found.filter((round) => round.length);
}
