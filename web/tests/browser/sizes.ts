/** Whether everything can be read and hit: sizes of text, and of targets for fingers. */

import type { Page } from "playwright-core";

const LEAST_TEXT = 14;
const LEAST_TARGET = 44;

/** Text that is smaller than it may be once it is painted, and targets of a touch screen that are. Covers are pictures; `pieces` are as large as their board lets them be, unless they are asked about. */
export const tooSmall = (page: Page, pieces = false) =>
  page.evaluate(
    async ([leastText, leastTarget, pieces]) => {
      // Drawings learn how large they are shown just before they are painted.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const found: string[] = [];
      const isSeen = (each: Element | null): boolean => {
        if (!each) return true;
        const { display, visibility, opacity } = getComputedStyle(each);
        if (display === "none" || visibility === "hidden" || opacity === "0") return false;
        return !each.matches(".unseen, [data-cover], style, script, title") && isSeen(each.parentElement);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement!;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        if (!node.textContent!.trim() || !width || !height || !isSeen(parent)) continue;
        const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()! : { a: 1, b: 0 };
        const size = parseFloat(getComputedStyle(parent).fontSize) * Math.hypot(matrix.a, matrix.b);
        if (size < leastText - 0.05)
          found.push(`${size.toFixed(1)} px: “${node.textContent!.trim()}” in ${parent.outerHTML.slice(0, 80)}`);
      }
      for (const use of document.querySelectorAll<SVGUseElement>("use")) {
        const painted = document.querySelector(use.getAttribute("href")!);
        const { width, height } = use.getBoundingClientRect();
        if (!(painted instanceof SVGTextElement) || !width || !height || !isSeen(use)) continue;
        const matrix = use.getScreenCTM()!;
        const size = parseFloat(getComputedStyle(use).fontSize) * Math.hypot(matrix.a, matrix.b);
        if (size < leastText - 0.05) found.push(`${size.toFixed(1)} px: “${painted.textContent}” is painted`);
      }
      const targets = "button, a[href], input, select, summary, [role=button], [role=tab]";
      for (const each of matchMedia("(pointer: coarse)").matches ? document.querySelectorAll(targets) : []) {
        const { width, height } = (each.closest("label") ?? each).getBoundingClientRect();
        if (!width || !height || (!pieces && each.matches("[data-spot]")) || !isSeen(each)) continue;
        if (Math.min(width, height) < leastTarget - 0.5)
          found.push(`${Math.round(width)} × ${Math.round(height)}: ${each.outerHTML.slice(0, 120)}`);
      }
      return found;
    },
    [LEAST_TEXT, LEAST_TARGET, pieces] as const,
  );
