import { expect, test } from "vitest";
import { chapters, search } from "$/lib/rules";

const SHEET = "# Game\n\nIntro.\n\n## 1 Aim\n\n- **ABC-1.1** Two `players`\n  can play.\n- **ABC-1.2** The **lowest** total wins.\n\n## 2 Cards\n\n- **ABC-2.1** There are 52.\n";

test("a rule sheet becomes chapters with numbered rules", () => {
  const found = chapters(SHEET);
  expect(found.map((each) => each.title)).toEqual(["Game", "1 Aim", "2 Cards"]);
  expect(found[1]!.paragraphs).toEqual([
    { id: "ABC-1.1", text: "Two players can play." },
    { id: "ABC-1.2", text: "The lowest total wins." },
  ]);
});

test("a search finds Polish words in whatever form they stand", () => {
  const text = (words: string) => [{ title: "–", paragraphs: [{ id: null, text: words }] }];
  for (const [asked, there] of [["kruk", "Kruczy krąg"], ["kruki", "krucze gniazdo"], ["kręgu", "Kruczy krąg"], ["smok", "smoczy zamek"], ["karty", "sześć kart"]] as const) {
    expect(search(text(there), asked), asked).toHaveLength(1);
  }
  expect(search(text("Kruczy krąg"), "smok")).toEqual([]);
});

test("a search finds words and ids", () => {
  const all = chapters(SHEET);
  expect(search(all, "lowest").flatMap((each) => each.paragraphs.map((one) => one.id))).toEqual(["ABC-1.2"]);
  expect(search(all, "abc-2.1")).toHaveLength(1);
  expect(search(all, "zzz")).toEqual([]);
});
