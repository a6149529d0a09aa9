import type { Message } from "$/generated/wire";

const MARKS: Readonly<Record<string, string>> = {
  picked: "tile",
  paired: "tile",
  placed: "board",
  "took-shrine": "shrine",
  discarded: "cross",
  summoned: "countdown",
  "last-round": "countdown",
  consolidated: "points",
  "consolidated-number": "points",
  built: "shrine",
  called: "played",
  "paid-tile": "tile",
  "paid-shrine": "shrine",
  destroyed: "cross",
  changed: "reset",
  "turned-down": "reset",
  "moved-shrine": "shrine",
  "moved-up": "tile",
  "moved-down": "tile",
  scored: "scores",
  won: "scores",
};

/** The icon beside a line of the log: what kind of thing happened. */
export const mark = ({ id }: Message): string | null => MARKS[id.replace("dragon_castle-event-", "")] ?? null;
