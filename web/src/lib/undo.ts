/** The one wish to take something back: what is possible now, and how it is said beforehand. */

import type { Message, Undoing } from "$/generated/wire";
import type { Confirms } from "$/lib/settings.svelte";

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

/** Whether a move with such consequences waits for a second click. Against bots all can be taken back: once a turn is enough. */
export function mustConfirm(
  where: Confirms,
  { final, passes = false }: { final: boolean; passes?: boolean },
  againstBots: boolean,
): boolean {
  if (where === "final") return againstBots ? passes : final;
  return where === "always" || (where === "turn" && passes);
}
