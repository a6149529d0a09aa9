/** The rules for reading: chapters in the reader's language, then the numbered rules. */

import { settings, type Language } from "$/lib/settings.svelte";
import type { Words } from "$/lib/words";

export interface Chapter {
  /** The message that it is worded by; the chapters of the numbered rules have none. */
  id?: string;
  title: string;
  /** The language of a numbered chapter; it need not be the reader's. */
  language?: Language;
  /** `unverified`: no source confirms it. */
  paragraphs: { id: string | null; text: string; unverified?: boolean }[];
}

/** The sheets in English, and in the folder of a language those that are translated. */
const files = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** Where the help names the numbered rules it rests on: `(SMO-6.2 to SMO-6.5)`. Who reads on a screen finds them by the search. */
const IDS = / \([A-Z]{3}-[^)]*\)/g;

/** The chapters of the help that the catalogue of the language holds. */
export function helpChapters(words: Words): Chapter[] {
  return words
    .ids(`${words.game}-help-`)
    .sort()
    .map((id) => ({
      id,
      title: words.attribute(id, "title") ?? id,
      paragraphs: [{ id: null, text: words.say(id).replaceAll(IDS, "") }],
    }));
}

/** The numbered rules in the reader's language; where they are not translated, in English. */
export async function numberedRules(game: string, language: Language = settings.language): Promise<Chapter[]> {
  const sheet = (folder: string) => files[`../../../docs/rules/${folder}${game}.md`];
  const translated = sheet(`${language}/`);
  const read = translated ?? sheet("");
  return read ? chapters(await read()).map((each) => ({ ...each, language: translated ? language : "en" })) : [];
}

/** The numbered rules with these ids, in their order. */
export function rulesNamed(chapters: readonly Chapter[], ids: readonly string[]): { id: string; text: string }[] {
  const all = new Map(chapters.flatMap(({ paragraphs }) => paragraphs.map((each) => [each.id, each.text] as const)));
  return ids.flatMap((id) => {
    const text = all.get(id);
    return text === undefined ? [] : [{ id, text }];
  });
}

/** What the chapter is called that holds a rule, without its number: what to name the rule by before it is read. */
export function chapterOf(chapters: readonly Chapter[], id: string): string | null {
  const found = chapters.find(({ paragraphs }) => paragraphs.some((each) => each.id === id));
  return found ? found.title.replace(/^\d+ /, "") : null;
}

/** Read the small part of Markdown that the rule sheets use: headings, bullets with an id, paragraphs. */
export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const block of text.replaceAll(/<!--.*?-->/gs, "").split(/\n(?=#|- |\n)/)) {
    const line = block.trim().replace(/\n\s*/g, " ");
    const heading = /^#+ (.*)/.exec(line);
    if (heading) found.push({ title: plain(heading[1]!), paragraphs: [] });
    else if (line && found.length) {
      const rule = /^- \*\*([A-Z]+-[\w.]+)\*\*\s*(\[\?\] )?(.*)/.exec(line);
      const paragraph = rule
        ? { id: rule[1]!, text: plain(rule[3]!), unverified: Boolean(rule[2]) }
        : { id: null, text: plain(line.replace(/^- /, "• ")) };
      found.at(-1)!.paragraphs.push(paragraph);
    }
  }
  return found.filter((chapter) => chapter.paragraphs.length);
}

const plain = (text: string) => text.replace(/\*\*(.*?)\*\*/g, "$1").replace(/`([^`]*)`/g, "$1");

/** The chapters in which all words of a text occur, also in another form: `zamek` finds `zamku`. */
export function search(all: Chapter[], wanted: string): Chapter[] {
  const needles = wanted.trim().split(/\s+/).filter(Boolean);
  if (!needles.length) return all;
  const has = (text: string) => needles.every((needle) => occurs(needle, text));
  return all
    .map((chapter) =>
      has(chapter.title)
        ? chapter
        : { ...chapter, paragraphs: chapter.paragraphs.filter((each) => has(each.text) || has(each.id ?? "")) },
    )
    .filter((chapter) => chapter.paragraphs.length);
}

/** Whether a word stands in a text as it is typed, with or without accents, or in another form. */
function occurs(needle: string, text: string): boolean {
  if (bare(text).includes(bare(needle))) return true;
  const [bent, typed] = stems(needle);
  return wordsOf(text).some((word) => {
    const [other, plain] = stems(word);
    return begins(other, bent) || begins(plain, typed);
  });
}

/** A stem of four letters may go on (kruk, krukowi); a shorter one says too little for that: pole is not położyć. */
const begins = (word: string, stem: string) => (stem.length < 4 ? word === stem : word.startsWith(stem));

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** A text in small letters without accents. */
const bare = (text: string) => text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Sounds that change into each other when a Polish word bends are written alike: kruk and kruczy, krąg and kręgu, karta and karcie. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^(..+?)(?:ow)?[aeiyąę]ć$/, "$1"],
  [/ci(?=[aeouóąę])|ć/g, "t"],
  [/[ąę]/g, "o"],
  [/rz|ż/g, "z"],
  [/dzi|dź/g, "di"],
  [/cz|c(?!h)/g, "k"],
  [/ia(?=.)/g, "ie"],
];
const ENDING = /^(..+?)(?:i?(?:ami|ach|om|ow|owi|em|ego|emu|ej|ych|ymi|ym)|ich|imi|im|i?[aeiouy])$/;
/** The e that comes and goes: zamek and zamku, sen and snu. */
const FLEETING = /([^aeiouy])i?e([^aeiouy])$/;

const known = new Map<string, readonly [string, string]>();

/** What the forms of a word have in common: by its sounds, and by its letters alone for who types without accents. */
function stems(word: string): readonly [string, string] {
  let found = known.get(word);
  if (!found) {
    const low = word.toLowerCase();
    const sounds = ALIKE.reduce((rest, [from, to]) => rest.replace(from, to), low);
    const cut = (text: string) => bare(text).replace(ENDING, "$1").replace(FLEETING, "$1$2");
    known.set(word, (found = [cut(sounds), cut(low)]));
  }
  return found;
}
