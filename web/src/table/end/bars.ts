/** Points by source, ready to be drawn as bars: what counts here is only which number is greater. */

import type { Result } from "$/generated/wire";

export interface BarRow {
  id: string;
  label: string;
  /** A number for each seat; null: it has nothing to do with it. */
  values: (number | null)[];
}

export interface Best {
  source: string;
  points: number;
  /** Whether nobody has more of it; otherwise it is only what brought the seat most. */
  ofAll: boolean;
}

/** The sources of a result in the order in which the game names them, those that brought nobody anything left out. */
export function sourcesOf(result: Result): string[] {
  const all = [...new Set(result.breakdown.flatMap((each) => Object.keys(each)))];
  return all.filter((source) => result.breakdown.some((each) => each[source]));
}

/** What a seat did best: where it leads all others by most; where it leads nowhere, what brought it most. */
export function bestOf(result: Result, seat: number, lowWins: boolean): Best | null {
  const sign = lowWins ? -1 : 1;
  const own = result.breakdown[seat] ?? {};
  const others = result.breakdown.filter((_, other) => other !== seat);
  const led = sourcesOf(result)
    .map((source) => {
      const points = own[source] ?? 0;
      const next = Math.max(...others.map((each) => sign * (each[source] ?? 0)));
      return { source, points, lead: sign * points - next };
    })
    .filter(({ points, lead }) => lead > 0 && (lowWins || points > 0));
  const [first] = led.sort((one, other) => other.lead - one.lead);
  if (first) return { source: first.source, points: first.points, ofAll: true };
  if (lowWins) return null;
  const [most] = Object.entries(own).sort(([, one], [, other]) => other - one);
  return most && most[1] > 0 ? { source: most[0], points: most[1], ofAll: false } : null;
}
