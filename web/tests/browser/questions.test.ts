/** Whatever asks a question is lit up: whole stretches of play of every game, looked at whenever something new asks. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { walkByWire } from "./wire";

/** How many moves of one's own are played. */
const MOVES: Record<string, number> = { smoki: 40, dragon_castle: 50, simurgh: 50, wyrmspan: 36 };
/** So many kinds of questions with a source come up at least. */
const KINDS: Record<string, number> = { smoki: 2, dragon_castle: 3, simurgh: 3, wyrmspan: 4 };

/** What the turn itself asks, or the beginning of a game: nothing on the board does. Anything else must name its source. */
const BY_ITSELF = new Set([
  ...["reveal", "source"].map((prompt) => `smoki-prompt-${prompt}`),
  ...["start", "post", "consolidate"].map((prompt) => `dragon_castle-prompt-${prompt}`),
  ...["turn", "after", "withdraw", "hand-limit", "resource-limit"].map((prompt) => `simurgh-prompt-${prompt}`),
  ...["last-turn", "nobody-home"].map((prompt) => `simurgh-ask-${prompt}`),
  ...["turn", "setup-cards", "setup-resources", "limits"].map((prompt) => `wyrmspan-prompt-${prompt}`),
]);

let hall: Hall;
beforeAll(async () => void (hall = await Hall.open()), 60_000);
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

/** A card that has left the hand and lies nowhere yet, or lies before somebody else; the prompt shows its text. */
const isOnTheWay = (targets: readonly string[]) => targets.every((each) => /^(dragon|card|seat)-/.test(each));

/** Whether what asks is marked on the page, once the page has come as far as the game. */
async function isMarked(page: Page, targets: readonly string[]): Promise<boolean> {
  const wanted = isOnTheWay(targets) ? "[data-asking], [data-stakes]" : "[data-asking]";
  const marked = page.waitForFunction(
    (sign) => {
      document.querySelector<HTMLElement>("[data-key=onwards]")?.click(); // a round that has ended is told first
      return document.querySelector(sign) !== null;
    },
    wanted,
    { timeout: 10_000 },
  );
  return marked.then(
    () => true,
    () => false,
  );
}

test.each(Object.keys(MOVES))(
  "what asks is lit up: %s",
  async (game) => {
    const page = await hall.visit();
    const id = await hall.table(page, { game, seats: 2, bots: ["random"] });
    const seen = new Set<string>();
    const unmarked: string[] = [];
    await walkByWire(page, id, MOVES[game]!, async ({ prompt, source, targets }) => {
      const kind = `${prompt.id} by ${source?.id}`;
      if (seen.has(kind) || (!source && BY_ITSELF.has(prompt.id))) return;
      seen.add(kind);
      if (!source) unmarked.push(`${prompt.id}: nothing asks`);
      else if (!(await isMarked(page, targets ?? []))) unmarked.push(`${kind}: ${targets?.join(", ")}`);
    });
    expect(unmarked).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(KINDS[game]!);
    await page.context().close();
  },
  240_000,
);
