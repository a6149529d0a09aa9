/** What is learnt in this browser goes to the account, and what was learnt elsewhere comes from there. */

import type { GameProgress, LearningProgress } from "$/generated/wire";
import { ask, Refusal } from "$/lib/api";
import { type Begun, progress, SIGNED_IN } from "$/lib/progress.svelte";

const PAUSE = 1500;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Put both together now, and keep them so as long as this page is open. */
export async function begin(): Promise<void> {
  remember(true);
  try {
    await Promise.all(progress.games.map((game) => tellOf(game)));
    const { games } = await ask<LearningProgress>("GET", "/account/progress");
    for (const [game, learnt] of Object.entries(games)) progress.take(game, learnt);
    progress.changed = soon;
  } catch (error) {
    failed(error);
  }
}

/** Nobody is signed in here any more: what was learnt is with the account, not with whoever comes next. */
export function end(): void {
  remember(false);
  progress.changed = null;
  waiting.forEach(clearTimeout);
  waiting.clear();
  progress.clear();
}

/** Tell of a game once it has been quiet for a moment. */
function soon(game: string, over: Record<string, Begun>): void {
  clearTimeout(waiting.get(game));
  waiting.set(
    game,
    setTimeout(() => void tellOf(game, over).catch(failed), PAUSE),
  );
}

async function tellOf(game: string, over: Record<string, Begun> = {}): Promise<void> {
  const { begun, ...learnt } = progress.of(game);
  const told = { ...learnt, begun: { ...over, ...begun } };
  progress.take(game, await ask<GameProgress>("POST", `/account/progress/${encodeURIComponent(game)}`, told));
}

/** Without an account there is nothing to do; whatever else fails is tried again with the next change. */
function failed(error: unknown): void {
  if (!(error instanceof Refusal) || error.problem.id !== "server-needs-account") return;
  remember(false);
  progress.changed = null;
}

function remember(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN, "yes");
    else localStorage.removeItem(SIGNED_IN);
  } catch {
    // A browser that keeps nothing: the page about the account puts things together when it is opened.
  }
}
