import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { chapterOf, chapters, numberedRules, search } from "$/lib/rules";

const chosen = vi.hoisted(() => ({ language: "en" }));
vi.mock("$/lib/settings.svelte", () => ({ settings: chosen }));

const SHEET =
  "# Game\n\nIntro.\n\n## 1 Aim\n\n- **ABC-1.1** Two `players`\n  can play.\n- **ABC-1.2** [?] The **lowest** total wins.\n\n## 2 Cards\n\n- **ABC-2.1** There are 52.\n";

test("a rule sheet becomes chapters with numbered rules", () => {
  const found = chapters(SHEET);
  expect(found.map((each) => each.title)).toEqual(["Game", "1 Aim", "2 Cards"]);
  expect(found[1]!.paragraphs).toEqual([
    { id: "ABC-1.1", text: "Two players can play.", unverified: false },
    { id: "ABC-1.2", text: "The lowest total wins.", unverified: true },
  ]);
});

test("a rule is named by its chapter, without the number", () => {
  const found = chapters(SHEET);
  expect(chapterOf(found, "ABC-2.1")).toBe("Cards");
  expect(chapterOf(found, "ABC-1.2")).toBe("Aim");
  expect(chapterOf(found, "ABC-9.9")).toBeNull();
});

const FORMS: readonly (readonly [string, string])[] = [
  ["kruk", "Kruczy krąg"],
  ["kruk", "krucze gniazdo"],
  ["kruki", "krucze gniazdo"],
  ["krucza", "kart kruków"],
  ["kręgu", "Kruczy krąg"],
  ["krag", "Kruczy krąg"],
  ["smok", "smoczy zamek"],
  ["smoków", "żeton smoka"],
  ["karty", "sześć kart"],
  ["karta", "po jednej karcie"],
  ["kartami", "weź kartę"],
  ["gniazdo", "w gnieździe"],
  ["rząd", "w jednym rzędzie"],
  ["rzędu", "dwa rzędy"],
  ["sen", "karta opuszcza twój sen; karty snu"],
  ["sen", "we śnie gracza"],
  ["snów", "swój sen"],
  ["zamek", "z zamku"],
  ["zamku", "Zamek Smoków"],
  ["kupiec", "kupcy"],
  ["świątynia", "dwóch świątyń"],
  ["swiatynia", "dwóch świątyń"],
  ["świątyniami", "zbudowana świątynia"],
  ["kamień", "zakrytymi kamieniami"],
  ["pole", "dwóch pól"],
  ["moc", "jego mocą"],
  ["duchów", "Duch Wiatru"],
  ["scalić", "gracz scala zestaw"],
  ["jajko", "sześć jajek"],
  ["gildia", "na planszy gildii"],
];

const text = (words: string) => [{ title: "–", paragraphs: [{ id: null, text: words }] }];

test.each(FORMS)("a search for %s finds “%s”", (asked, there) => {
  expect(search(text(there), asked)).toHaveLength(1);
});

test.each([
  ["smok", "Kruczy krąg"],
  ["moc", "smok"],
  ["pole", "położyć"],
  ["sen", "śnieżyca"],
  ["kruk", "krok"],
  ["kruk smok", "Kruczy krąg"],
])("a search for %s does not find “%s”", (asked, there) => {
  expect(search(text(there), asked)).toEqual([]);
});

const RULES = `${import.meta.dirname}/../../../docs/rules`;
const ids = (sheet: string) =>
  chapters(sheet).flatMap((chapter) => chapter.paragraphs.flatMap((each) => each.id ?? []));

test.each(readdirSync(`${RULES}/pl`))("the Polish reader sees pl/%s", async (file) => {
  const sheet = readFileSync(`${RULES}/pl/${file}`, "utf8");
  const found = await numberedRules(file.replace(".md", ""), "pl");
  expect(found).toEqual(chapters(sheet).map((each) => ({ ...each, language: "pl" })));
  expect(found.flatMap((each) => each.paragraphs.flatMap((one) => one.id ?? []))).toEqual(
    ids(readFileSync(`${RULES}/${file}`, "utf8")),
  );
});

test("rules are read in the language that is chosen, or in English where there are no others", async () => {
  const title = async () => (await numberedRules("smoki"))[0]!.title;
  expect(await title()).toContain("the rules");
  chosen.language = "pl";
  expect(await title()).toContain("zasady");
  chosen.language = "xx";
  expect(await title()).toContain("the rules");
  expect((await numberedRules("smoki"))[0]!.language).toBe("en");
  expect(await numberedRules("chess")).toEqual([]);
});

test("a search finds words and ids", () => {
  const all = chapters(SHEET);
  expect(search(all, "lowest").flatMap((each) => each.paragraphs.map((one) => one.id))).toEqual(["ABC-1.2"]);
  expect(search(all, "abc-2.1")).toHaveLength(1);
  expect(search(all, "zzz")).toEqual([]);
});
