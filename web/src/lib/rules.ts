/** The rules for reading: chapters in the reader's language, then the numbered rules. */

import type { Words } from "$/lib/words";

export interface Chapter {
  /** The message that it is worded by; the chapters of the numbered rules have none. */
  id?: string;
  title: string;
  paragraphs: { id: string | null; text: string }[];
}

const files = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

/** Where the help names the numbered rules it rests on: `(SMO-6.2 to SMO-6.5)`. Who reads on a screen finds them by the search. */
const IDS = / \([A-Z]{3}-[^)]*\)/g;

/** The chapters of the help that the catalogue of the language holds. */
export function helpChapters(words: Words): Chapter[] {
  return words
    .ids(`${words.game}-help-`)
    .sort()
    .map((id) => ({ id, title: words.attribute(id, "title") ?? id, paragraphs: [{ id: null, text: words.say(id).replaceAll(IDS, "") }] }));
}

export async function numberedRules(game: string): Promise<Chapter[]> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${game}.md`));
  return path ? chapters(await files[path]!()) : [];
}

/** Read the small part of Markdown that the rule sheets use: headings, bullets with an id, paragraphs. */
export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const block of text.split(/\n(?=#|- |\n)/)) {
    const line = block.trim().replace(/\n\s*/g, " ");
    const heading = /^#+ (.*)/.exec(line);
    if (heading) found.push({ title: plain(heading[1]!), paragraphs: [] });
    else if (line && found.length) {
      const rule = /^- \*\*([A-Z]+-[\w.]+)\*\*\s*(.*)/.exec(line);
      const paragraph = rule ? { id: rule[1]!, text: plain(rule[2]!) } : { id: null, text: plain(line.replace(/^- /, "• ")) };
      found.at(-1)!.paragraphs.push(paragraph);
    }
  }
  return found.filter((chapter) => chapter.paragraphs.length);
}

const plain = (text: string) => text.replace(/\*\*(.*?)\*\*/g, "$1").replace(/`([^`]*)`/g, "$1");

/** The chapters in which a text occurs. */
export function search(all: Chapter[], wanted: string): Chapter[] {
  const needles = wanted.trim().split(/\s+/).filter(Boolean).map(stem);
  if (!needles.length) return all;
  const has = (text: string) => {
    const there = folded(text);
    return needles.every((needle) => there.includes(needle));
  };
  return all
    .map((chapter) =>
      has(chapter.title)
        ? chapter
        : { ...chapter, paragraphs: chapter.paragraphs.filter((each) => has(each.text) || has(each.id ?? "")) },
    )
    .filter((chapter) => chapter.paragraphs.length);
}

/** Sounds that change into each other when a Polish word bends (kruk, kruczy; krąg, kręgu) are written alike. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ł/g, "l"],
  [/[ąę]/g, "e"],
  [/rz|ż/g, "z"],
  [/cz|ć|c(?!h)/g, "k"],
];

function folded(text: string): string {
  const low = ALIKE.reduce((rest, [from, to]) => rest.replaceAll(from, to), text.toLocaleLowerCase());
  return low.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** A word without the vowels that it ends in: kruki and kruka are looked for as kruk. */
function stem(word: string): string {
  const whole = folded(word);
  return whole.length > 4 ? whole.replace(/[aeiouy]{1,2}$/, "") : whole;
}
