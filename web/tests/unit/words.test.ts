import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Words } from "$/lib/words";

const root = new URL("../..", import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), "utf-8");
const GAMES = ["smoki", "dragon_castle", "wyrmspan", "simurgh"];

function words(language: "en" | "pl", game: string): Words {
  const shared = ["hall", "server", game].map((name) => read(`../src/drakehall/text/${language}/${name}.ftl`));
  const own = ["page", `page-${game}`, `legend-${game}`]
    .map((name) => `src/words/${language}/${name}.ftl`)
    .filter((path) => existsSync(join(root, path)));
  return Words.of(language, game, [...shared, ...own.map(read)]);
}

test("an action is worded by its verb and arguments", () => {
  expect(words("en", "smoki").action("place 3")).toBe("Place it in the bottom-left slot");
  expect(words("pl", "smoki").with(["Ola", "Jan"]).action("swap_with 1 2")).toContain("Jan");
});

test("what a first click leaves open is asked in its own words", () => {
  const forge = ["place spearman C3", "place rider C3"];
  expect(words("en", "simurgh").opened(forge)).toBe("Whom do you send to the Forge?");
  expect(words("pl", "simurgh").opened(forge)).toBe("Kogo wysyłasz do Kuźni?");
  expect(words("pl", "simurgh").opened(["place rider C3", "withdraw rider C4"])).toBe(
    "Dokąd wysyłasz jeźdźca albo kogo wycofujesz?",
  );
  expect(words("en", "simurgh").opened(["place spearman C5", "withdraw rider C5"])).toBe(
    "Whom do you send to the Main Market, or withdraw from there?",
  );
  expect(words("en", "smoki").opened(["swap_own 0 1", "swap_own 0 2"])).toBe("Which card do you exchange it with?");
  expect(words("en", "wyrmspan").opened(["swap a1 c2", "swap a1 c3"])).toBe("Which dragon does it change places with?");
  expect(words("en", "simurgh").opened(["pass", "withdraw_all"])).toBeNull();
});

test("what a move costs or brings, and why undo has ended, is said in whole sentences", () => {
  const [english, polish] = [words("en", "wyrmspan"), words("pl", "wyrmspan")];
  expect(english.say("page-points-gain", { points: 3 })).toBe("you gain 3 points");
  expect(polish.say("page-points-loss", { points: 2 })).toBe("tracisz 2 punkty");
  const lacking = { need: 2, kind: "gold", have: 0, more: 1, missing: 1 };
  expect(english.say("wyrmspan-why-resources", lacking)).toMatch(/in all you are 1 resource short$/);
  expect(polish.say("wyrmspan-why-resources", { ...lacking, missing: 2 })).toMatch(/w sumie brakuje ci 2 surowców$/);
  for (const each of [english, polish])
    for (const why of ["nothing", "learnt", "passed"])
      expect(each.say(`page-undo-${why}`, { event: "" }), "a button is called what stands on it").toMatch(
        new RegExp(`^${each.say("page-undo")}\\b`),
      );
});

test("a refused action is quoted as it was given, whatever another message is called", () => {
  const why = words("en", "smoki").say("hall-why", { action: "skip", reason: "wait" });
  expect(why).toBe("“skip” is not possible: wait");
});

test("a number below nothing has a minus, and its noun agrees with it", () => {
  expect(words("en", "smoki").say("smoki-page-best", { points: -1, round: 3 })).toBe("best round: −1 point in round 3");
  expect(words("pl", "smoki").say("smoki-page-best", { points: -2, round: 3 })).toContain(" −2 punkty ");
});

test("labels and seats in events become names", () => {
  const event = { id: "simurgh-event-recruited", args: { seat: 0, vassal: "rider" } };
  expect(words("en", "simurgh").with(["Ola"]).message(event)).toBe("Ola recruits a rider");
});

test("cards are called as the table in force names them, everything else as the messages do", () => {
  const faces = { "dragon-12": { name: "Mój smok", forms: { acc: "mojego smoka" } }, "space-0": {} };
  const own = words("pl", "wyrmspan").withCards(faces).with(["Ola"]);
  expect(own.action("entice 12")).toBe("Zwab: Mój smok");
  expect(own.message({ id: "wyrmspan-event-drew-dragon", args: { seat: 0, dragon: "12" } })).toBe(
    "Ola dobiera: Mój smok",
  );
  expect(own.say("wyrmspan-dragon-12")).toBe("Mój smok");
  expect([own.has("wyrmspan-dragon-12"), own.has("wyrmspan-space-0"), own.has("wyrmspan-kind-milk")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(own.face("dragon-13")).toEqual({});
  const text = "smoki-event-x = { $seat } głaszcze { $card_acc }";
  const cat = Words.of("pl", "smoki", [text]).withCards({ "card-K": { name: "Kot", forms: { acc: "kota" } } });
  expect(cat.say("smoki-event-x", { seat: "Ola", card: "K" })).toBe("Ola głaszcze kota");
});

test("nothing is said of what there is none of", () => {
  expect(words("pl", "simurgh").action("food 0 1")).toBe("1 mięso");
  expect(words("pl", "simurgh").action("food 2 0")).toBe("2 warzywa");
  expect(words("pl", "simurgh").action("material 1 5")).toBe("1 drewno i 5 kamieni");
  expect(words("en", "simurgh").action("material 1 0")).toBe("1 wood");
});

test("on a screen the slots and piles of Smoki have places, never numbers", () => {
  const args = { seat: 0, other_seat: 1, card: "K", round: 1, count: 2, points: 2, tokens: 2, sum: "–", seats: 2 };
  for (const language of ["en", "pl"] as const) {
    const all = words(language, "smoki").with(["Ola", "Jan"]);
    for (const id of [
      ...all.ids("smoki-action-"),
      ...all.ids("smoki-event-"),
      ...all.ids("smoki-page-slot"),
      ...all.ids("smoki-page-pile"),
    ]) {
      const at = (place: number) =>
        all.say(id, {
          ...args,
          shown: "K",
          whose: "Ola",
          slot: place,
          other_slot: place,
          first: place,
          second: place,
          pile: place,
        });
      expect(`${at(4)} ${at(5)}`, `${language} ${id}`).not.toMatch(/[45]/);
    }
  }
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
  const text = sources(join(root, "src"))
    .map((path) => readFileSync(path, "utf-8"))
    .join("\n");
  const named = new Set(
    [...text.matchAll(/"((?:page|hall|learn|smoki|dragon_castle|wyrmspan|simurgh)-[\w-]+)"/g)].map(
      (found) => found[1]!,
    ),
  );
  const missing = (["en", "pl"] as const).flatMap((language) => {
    const all = [...GAMES, "learn"].map((game) => words(language, game));
    return [...named].filter((id) => !all.some((each) => each.has(id))).map((id) => `${language}: ${id}`);
  });
  const labels = /^(smoki|dragon_castle|wyrmspan|simurgh)-(event|name|help)-?$|^hall-$/;
  expect(missing.filter((id) => !labels.test(id.slice(4)))).toEqual([]);
});

test.each(readdirSync(join(root, "src/words/en")))("both languages of the page have the same messages: %s", (file) => {
  const ids = (language: string) =>
    [...read(`src/words/${language}/${file}`).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]);
  expect(ids("pl")).toEqual(ids("en"));
});
