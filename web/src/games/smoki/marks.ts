import type { Message } from "$/generated/wire";

const MARKS: Readonly<Record<string, string>> = {
  "turned-up": "eye",
  drew: "cards",
  "drew-unseen": "cards",
  took: "cards",
  placed: "board",
  removed: "cross",
  discarded: "later",
  exchanged: "reset",
  "swapped-own": "reset",
  "swapped-with": "reset",
  received: "reset",
  offered: "weapon",
  "put-bottom": "later",
  "put-top": "later",
  "round-ends": "round",
  token: "token",
  won: "token",
};

/** The icon beside a line of the log: what kind of thing happened. */
export const mark = ({ id }: Message): string | null => MARKS[id.replace("smoki-event-", "")] ?? null;
