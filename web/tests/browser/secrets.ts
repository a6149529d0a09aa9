/** What somebody holds hidden, game by game, and where anything of it is left: on the page or in what a browser keeps. */

import type { Page } from "playwright-core";
import type { PositionShown, SimurghView, WyrmspanView } from "../../src/generated/wire";

/** A card or tile in a hand: its label in the rules, and the words that stand for it on a page. */
export interface Held {
  label: string;
  words: string[];
}

interface Hand {
  /** What lies in the hand that is shown. */
  cards: string;
  /** Where its name stands. */
  name: string;
  /** How many everybody sees somebody hold. */
  count: (view: unknown, seat: number) => number;
}

/** In the other games nothing is held beyond a move: their dreams, piles and castles lie before everybody. */
const HANDS: Record<string, Hand> = {
  wyrmspan: {
    cards: ".strip-of-cards [data-card]",
    name: ".unseen",
    count: (view, seat) => {
      const { dragon_cards, cave_cards } = (view as WyrmspanView).mats[seat]!;
      return dragon_cards + cave_cards;
    },
  },
  simurgh: {
    cards: ".house .cards .tile",
    name: "b",
    count: (view, seat) => (view as SimurghView).houses[seat]!.hand,
  },
};

/** Whether a game has hands that others may not see. */
export const hasHands = (game: string): boolean => game in HANDS;

/** How many cards everybody sees somebody hold. */
export const countOf = (game: string, { view }: PositionShown, seat: number): number => HANDS[game]!.count(view, seat);

/** The hand that is shown. */
export async function handOf(page: Page, game: string): Promise<Held[]> {
  const hand = HANDS[game];
  if (!hand) return [];
  return page.evaluate(
    ([cards, name]) =>
      [...document.querySelectorAll<HTMLElement>(cards)].map((card) => {
        const { at, card: labelled } = card.dataset;
        const called = card.querySelector(name)!.textContent!.split(",")[0]!.trim();
        // What stands on a cave card stands on others, too.
        const names = at!.startsWith("card-") ? [] : [called];
        return { label: at!.split("-")[1]!, words: [at!, ...(labelled ? [`"${labelled}"`] : []), ...names] };
      }),
    [hand.cards, hand.name] as const,
  );
}

/** A running table as a stranger is told of it, with everything that has happened. */
export const asStranger = (page: Page): Promise<PositionShown> =>
  page.evaluate(
    () =>
      new Promise<PositionShown>((resolve, reject) => {
        const table = location.hash.split("/")[2];
        const address = `${location.origin.replace("http", "ws")}/api/tables/${table}/socket?since=0&stranger=true`;
        const socket = new WebSocket(address);
        socket.onclose = () => reject(new Error("the line broke")); // too late, once a position has come
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const frame = JSON.parse(data) as PositionShown & { type: string };
          if (frame.type !== "position") return;
          socket.close();
          resolve(frame);
        };
      }),
  );

/** What of a hand everybody has been told by now may be found anywhere: the rest, as words. */
export function unknown(hand: readonly Held[], told: PositionShown | null): string[] {
  const open = new Set(told ? texts([told.view, told.happened]) : []);
  return hand.filter(({ label }) => !open.has(label)).flatMap(({ words }) => words);
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

/** Everything that the page shows, says or keeps, as one text. */
export const everything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = async (name: string) => {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error(name));
      });
      const stores = [...base.objectStoreNames];
      const all = stores.map(
        (store) =>
          new Promise<unknown[]>((resolve) => {
            const asked = base.transaction(store).objectStore(store).getAll();
            asked.onsuccess = () => resolve(asked.result as unknown[]);
          }),
      );
      const found = JSON.stringify(await Promise.all(all));
      base.close();
      return found;
    };
    const bases = (await indexedDB.databases()).map((base) => base.name!);
    return [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      window.name,
      JSON.stringify(history.state),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      ...(await Promise.all(bases.map(kept))),
    ].join("\n");
  });

/** Those of some words that occur in a text, each as a whole, and not as the beginning of a longer name. */
export const found = (text: string, words: readonly string[]): string[] =>
  words.filter((word) =>
    new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-]| [A-Z])`).test(text),
  );

/** What is written on the tiles of Simurgh that lie before everybody, to be taken. */
export const lyingOpenly = (page: Page): Promise<string> =>
  page
    .locator('[data-at^="source-"]')
    .evaluateAll((all) => all.map((each) => `${(each as HTMLElement).title} ${each.textContent}`).join("\n"));
