/** Which finished games are wanted, as one chooses them and as the hall is asked. */

export interface Chosen {
  game: string;
  /** A person's id, or `bot:` and the name of a bot. */
  opponent: string;
  result: "" | "won" | "lost";
  rated: "" | "yes" | "no";
  /** Days as an input gives them, `2026-11-18`; the last one counts whole. */
  since: string;
  until: string;
}

export const ANY: Chosen = { game: "", opponent: "", result: "", rated: "", since: "", until: "" };

export const isAny = (chosen: Chosen): boolean => Object.values(chosen).every((each) => each === "");

/** The question for the hall; days begin where the reader lives. */
export function asked(chosen: Chosen, after: string | null, limit: number): URLSearchParams {
  const given = new URLSearchParams({ limit: String(limit) });
  if (chosen.game) given.set("game", chosen.game);
  if (chosen.opponent) given.set("opponent", chosen.opponent);
  if (chosen.result) given.set("won", String(chosen.result === "won"));
  if (chosen.rated) given.set("rated", String(chosen.rated === "yes"));
  const [since, until] = [beginning(chosen.since, 0), beginning(chosen.until, 1)];
  if (since !== null) given.set("since", String(since));
  if (until !== null) given.set("until", String(until));
  if (after) given.set("after", after);
  return given;
}

/** The second at which a day, or one some days later, begins; none for what is no day. */
function beginning(day: string, later: number): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!found) return null;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  return Math.max(0, Math.floor(new Date(year, month - 1, date + later).getTime() / 1000));
}
