import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("../../src", import.meta.url).pathname;
const pages = readdirSync(root, { recursive: true, encoding: "utf-8" }).filter((each) => each.endsWith(".svelte"));
/** An element whose text begins with a space and a sign: Svelte drops the space, and the sign sticks to the word before. */
const STUCK = /<[a-z][^<>]*>\s+[·–—:;,/|][^\n]*/g;
const markup = (text: string) => text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");

test("no sign sticks to the word before it", () => {
  const stuck = pages.flatMap((page) =>
    [...markup(readFileSync(join(root, page), "utf-8")).matchAll(STUCK)].map(([found]) => `${page}: ${found}`),
  );
  expect(stuck).toEqual([]);
  expect("<small>\n  · forced</small>").toMatch(STUCK);
});
