import type { Message } from "$/generated/wire";

const MARKS: Readonly<Record<string, string>> = {
  passed: "check",
  explores: "activated",
  excavated: "excavate",
  enticed: "dragon",
  exchanged: "reset",
  "gained-coins": "coin",
  "paid-coins": "coin",
  "dropped-coins": "coin",
  "paid-egg": "egg",
  laid: "egg",
  cached: "cache",
  tucked: "tuck",
  "tucked-unseen": "tuck",
  "tucked-open": "tuck",
  "tucked-unseen-card": "tuck",
  "took-dragon": "dragon_card",
  "drew-dragon": "dragon_card",
  "drew-dragon-unseen": "dragon_card",
  "discarded-dragon": "cross",
  "took-cave": "cave_card",
  "drew-cave": "cave_card",
  "drew-cave-unseen": "cave_card",
  "discarded-cave": "cross",
  "guild-step": "guild",
  marker: "guild",
  activated: "activated",
  objective: "scores",
  score: "scores",
  won: "scores",
};

/** The icon beside a line of the log: what kind of thing happened, or which resource. */
export function mark({ id, args = {} }: Message): string | null {
  const what = id.replace("wyrmspan-event-", "");
  return what === "gained" || what === "paid" ? String(args["kind"] ?? "any") : (MARKS[what] ?? null);
}
