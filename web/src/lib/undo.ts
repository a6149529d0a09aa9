/** The one wish to take something back: what is possible now, and how it is said beforehand. */

import type { Message, Undoing } from "$/generated/wire";

export type Wish =
  /** Undo the last decision; so many can be undone one by one. */
  | { kind: "undo"; action: string; decisions: number }
  /** Return to the last decision: at once, since only bots have moved, or if the others agree. */
  | { kind: "free" | "asks"; action: string }
  /** Nothing can be taken back: there is nothing, or what one was shown stands in the way, or the turn has passed on. */
  | { kind: "none"; why: "nothing" | "learnt" | "passed"; learnt: Message | null };

/** What the wish comes to; `takesBack` says whether a decision may be taken back although undo has ended. */
export function wishOf(undo: Undoing | null, takesBack: "free" | "asks" | null): Wish {
  if (!undo) return { kind: "none", why: "nothing", learnt: null };
  if (undo.decisions > 0) return { kind: "undo", action: undo.action, decisions: undo.decisions };
  if (takesBack) return { kind: takesBack, action: undo.action };
  const learnt = undo.learnt ?? null;
  return { kind: "none", why: learnt ? "learnt" : "passed", learnt };
}
