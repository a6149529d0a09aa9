/** What of the words on a page cannot be read because something cuts it off. */

import type { Page } from "playwright-core";

/** Letters reach a little beyond their lines without being cut. */
const REACH = 3.5;

/** The texts in an element that end behind an edge which cannot be scrolled, each with the card that it stands on. */
export const cutOff = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    ([within, reach]) => {
      const root = document.querySelector(within)!;
      const scrolls = (way: string) => way === "auto" || way === "scroll";
      /** The nearest edges that hide what is beyond them, outwards until something can be scrolled. */
      function* edges(from: Element): Generator<DOMRect> {
        for (let each: Element | null = from; each && root.contains(each); each = each.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(each);
          if (scrolls(overflowX) || scrolls(overflowY)) return;
          if (overflowX !== "visible" || overflowY !== "visible") yield each.getBoundingClientRect();
        }
      }
      const found = new Set<string>();
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement!;
        if (!node.textContent!.trim() || parent.closest(".unseen, select")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width, height }) => width && height);
        const isCut = [...edges(parent)].some((edge) =>
          lines.some(
            (line) =>
              line.left < edge.left - reach ||
              line.right > edge.right + reach ||
              line.top < edge.top - reach ||
              line.bottom > edge.bottom + reach,
          ),
        );
        const card = parent.closest<HTMLElement>("[data-card]")?.dataset["card"];
        if (isCut) found.add([card, node.textContent!.trim()].filter(Boolean).join(": "));
      }
      return [...found];
    },
    [within, REACH] as const,
  );
