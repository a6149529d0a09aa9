import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Advice } from "$/generated/wire";
import { Words } from "$/lib/words";

vi.mock("$/lib/language.svelte", () => ({ say: (id: string) => id }));
const { grounds } = await import("$/lib/preview");

const root = new URL("../..", import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, "utf-8");
const words = (language: "en" | "pl") =>
  Words.of(language, "smoki", [
    ...["hall", "smoki"].map((name) => read(`../src/drakehall/text/${language}/${name}.ftl`)),
    read(`src/words/${language}/page.ftl`),
  ]);
const advice = (name: string, score: number | null) =>
  ({ action: 0, name, targets: [], share: null, win: null, score, reasons: [] }) as Advice;
/** What is said of the second choice. */
const lead = (language: "en" | "pl", ...all: Advice[]) =>
  grounds(words(language), all).filter((each) => /[“„]/.test(each));

test("a hint says by how many points it beats the next best move, if by any", () => {
  const [best, next] = [advice("place 3", 20.4), advice("place 0", 17.6)];
  expect(lead("en", best, next)).toEqual(["3 points more than with “Place it in slot 0”"]);
  expect(lead("en", best, advice("place 0", 19.3))[0]).toMatch(/^1 point more/);
  expect(lead("pl", best, advice("place 0", 15.2))[0]).toMatch(/^o 5 punktów więcej niż „/);
  expect(lead("en", best, advice("place 0", 20.2))).toEqual([]);
  expect(lead("en", best, advice("place 0", 25))).toEqual([]);
  expect(lead("en", best, advice("place 0", null))).toEqual([]);
  expect(lead("en", best)).toEqual([]);
});
