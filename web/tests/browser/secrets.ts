/** What somebody holds hidden in Wyrmspan, and where anything of it is left: on the page or in what a browser keeps. */

import type { Page } from "playwright-core";

/** The cards in the hand that is shown: the words that stand for each in attributes, and its name. */
export const handOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".strip-of-cards [data-card]")].flatMap((card) => [
      card.dataset["at"]!,
      `"${card.dataset["card"]}"`,
      card.querySelector(".unseen")!.textContent!.split(",")[0]!.trim(),
    ]),
  );

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

/** Those of some words that occur in a text, each as a whole. */
export const found = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`).test(text));
