import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forewarns } from "$/games/simurgh/forewarning";
import { Words } from "$/lib/words";

const root = new URL("../..", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), "utf-8");
const words = (language: "en" | "pl") =>
  Words.of(language, "simurgh", [
    read(`../src/drakehall/text/${language}/simurgh.ftl`),
    read(`src/words/${language}/page-simurgh.ftl`),
  ]);

test("whoever withdraws everybody is told before how many tiles will be gone", () => {
  const choice = (name: string) => ({ action: 1, name, targets: [] });
  const question = (leaving: number) => ({ prompt: { id: "simurgh-prompt-turn", args: { leaving } } });
  const told = (language: "en" | "pl", name: string, leaving: number) =>
    forewarns(choice(name), question(leaving), words(language));
  expect(told("en", "withdraw_all", 2)).toBe("2 tiles will go to the Chronicle");
  expect(told("pl", "withdraw_all", 1)).toBe("1 płytka trafi do kroniki");
  expect(told("en", "withdraw_all", 0)).toBeNull();
  expect(told("en", "end_turn", 2)).toBeNull();
});
