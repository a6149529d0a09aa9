import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Words } from "$/lib/words";

const root = new URL("../..", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), "utf-8");
const GAMES = ["smoki", "dragon_castle", "wyrmspan", "simurgh"];

function words(language: "en" | "pl", game: string): Words {
  const shared = ["hall", "server", game].map((name) => read(`../src/drakehall/text/${language}/${name}.ftl`));
  return Words.of(language, game, [...shared, read(`src/words/${language}/page.ftl`)]);
}

test("an action is worded by its verb and arguments", () => {
  expect(words("en", "smoki").action("place 3")).toBe("Place it on slot 3");
  expect(words("pl", "smoki").with(["Ola", "Jan"]).action("swap_with 1 2")).toContain("Jan");
});

test("labels and seats in events become names", () => {
  const event = { id: "smoki-event-took", args: { seat: 0, card: "K", pile: 1 } };
  expect(words("en", "smoki").with(["Ola"]).message(event)).toBe("Ola takes Raven Ring from open pile 1");
});

test.each([
  [0, "0 ruchów"],
  [1, "1 ruch"],
  [2, "2 ruchy"],
  [5, "5 ruchów"],
  [12, "12 ruchów"],
  [22, "22 ruchy"],
  [1.5, "1,5 ruchu"],
])("Polish counts %s", (count, said) => {
  expect(words("pl", "smoki").say("page-undid", { seat: "Ola", count })).toContain(said);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return each.name === "generated" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(each.name) ? [path] : [];
  });
}

test("every message that the page names exists in both languages", () => {
  const text = sources(join(root, "src")).map((path) => readFileSync(path, "utf-8")).join("\n");
  const named = new Set([...text.matchAll(/"((?:page|hall|smoki|dragon_castle|wyrmspan|simurgh)-[\w-]+)"/g)].map((found) => found[1]!));
  const missing = (["en", "pl"] as const).flatMap((language) => {
    const all = GAMES.map((game) => words(language, game));
    return [...named].filter((id) => !all.some((each) => each.has(id))).map((id) => `${language}: ${id}`);
  });
  const labels = /^(smoki|dragon_castle|wyrmspan|simurgh)-(event|name|help)-?$|^hall-$/;
  expect(missing.filter((id) => !labels.test(id.slice(4)))).toEqual([]);
});

test("both languages of the page have the same messages", () => {
  const ids = (language: string) => [...read(`src/words/${language}/page.ftl`).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]);
  expect(ids("pl")).toEqual(ids("en"));
});
