import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SmokiView } from "$/generated/wire";
import { aim, warns } from "$/games/smoki/telling";
import { Words } from "$/lib/words";

const root = new URL("../..", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), "utf-8");
const words = (language: "en" | "pl") =>
  Words.of(language, "smoki", [
    read(`../src/drakehall/text/${language}/smoki.ftl`),
    read(`src/words/${language}/page-smoki.ftl`),
  ]);

test("that the card in hand ends the round is told before it is laid, with what the dream will count", () => {
  const told = (language: "en" | "pl", args: Record<string, number>) =>
    warns({ prompt: { id: "smoki-prompt-hold", args } }, words(language));
  expect(told("en", { ends: 5, points: 3 })).toBe(
    "Laid on your last hidden card, it ends the round: your dream will count 3 points.",
  );
  expect(told("pl", { ends: 5, points: 3 })).toContain("twój sen będzie liczył 3 punkty");
  expect(told("en", { ends: 0 })).toBe("Laid on your last hidden card, it ends the round.");
  expect(told("en", {})).toBeNull();
});

test("the aim that is told is that of the table's options", () => {
  const told = (scoring: string) => words("en").say(aim({ scoring } as SmokiView));
  expect(told("tokens")).toContain("three rounds win the game");
  expect(told("points")).not.toContain("three rounds");
});
