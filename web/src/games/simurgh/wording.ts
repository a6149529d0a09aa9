/** Costs and gains of Simurgh in words, made from their notation: no tile has a text of its own. */

import { BOARD, TILES, type Ability, type Board, type Deal } from "$/generated/simurgh";
import type { SimurghView } from "$/generated/wire";
import type { Words } from "$/lib/words";

const MIXES: Record<string, string> = { "veg|meat": "food", "wood|stone": "material" };

/** The board that lies on this table: the printed one, or its owner's. */
export const boardOf = (view: SimurghView): Board => (view.facts ? (JSON.parse(view.facts) as Board) : BOARD);

/** A tile's element and words depend on what it is: an action tile, a dragon, an objective. */
export const kindOf = (tile: string) => (Number(tile) >= 73 ? "objective" : Number(tile) >= 49 ? "dragon" : "tile");

/** What an action tile is for: sets the icon. */
export function sortOf(tile: string): string {
  const number = Number(tile);
  return number < 13
    ? "production"
    : number < 21
      ? "research"
      : number < 29
        ? "transformation"
        : number < 37
          ? "power"
          : "exploration";
}

/** Options separated by “or”, things by commas. */
export function effect(words: Words, text: string): string {
  return text
    .split(" / ")
    .map((option) =>
      option
        .split(" + ")
        .map((each) => term(words, each))
        .join(", "),
    )
    .join(` ${words.say("simurgh-effect-or")} `);
}

function term(words: Words, text: string): string {
  const dragon = /^dragon\(draw=(\d),markers=(\d)\)$/.exec(text);
  if (dragon) return words.say("simurgh-effect-dragon", { count: Number(dragon[1]), markers: Number(dragon[2]) });
  const mixed = /^(\d+) (?:of|matching) (.*)$/.exec(text);
  if (mixed) return words.say(`simurgh-amount-${MIXES[mixed[2]!]}`, { count: Number(mixed[1]) });
  const plain = /^(\d+) (\w+)$/.exec(text);
  if (plain) return words.say(`simurgh-amount-${plain[2]}`, { count: Number(plain[1]) });
  if (text === "-") return "–";
  const [name = "", how = ""] = text.split("(");
  return words.say(`simurgh-effect-${name.replaceAll("_", "-")}${how.slice(0, -1)}`);
}

export const exchange = (words: Words, { cost, gain }: Deal) =>
  cost === "-" ? effect(words, gain) : `${effect(words, cost)} → ${effect(words, gain)}`;

/** An action space: for one vassal or many, for riders only, what it costs and brings. */
export function space(words: Words, deal: Deal): string {
  const who = [
    deal.kind && words.say(`simurgh-page-${deal.kind}`),
    deal.who === "rider" && words.say("simurgh-page-riders-only"),
  ];
  return [exchange(words, deal), ...who.filter(Boolean)].join("\n");
}

/** When an ability can be used, what it costs and brings. */
export function ability(words: Words, deal: Ability): string {
  const [trigger = "", what = ""] = deal.trigger.split(" ");
  const kind = what.includes("|") ? "food" : what;
  const when =
    trigger === "act" ? "" : `${words.say(`simurgh-when-${trigger.replaceAll("_", "-")}${kind ? "-" : ""}${kind}`)}: `;
  return `${when}${exchange(words, deal)}${deal.once ? ` (${words.say("simurgh-effect-once")})` : ""}`;
}

/** What an objective counts, and its points for three places. */
export function objective(words: Words, board: Board, tile: string): string {
  const fact = board.objectives[tile];
  if (!fact) return `#${tile}`;
  const names = fact.counts[0] === "all" ? [] : fact.counts.map((label) => typeName(words, board, label));
  const what =
    fact.counts[0] === "food"
      ? words.say("simurgh-board-food")
      : `${words.say("simurgh-board-markers")} ${names.join(", ")}`.trim();
  return `#${tile} ${what} (${fact.points.join("/")})`;
}

/** A type of dragon: as its owner calls it, otherwise in the reader's language. */
function typeName(words: Words, board: Board, label: string): string {
  const own = board.dragons[label] ?? label;
  const ours = BOARD.dragons[label]!;
  const found = typeof ours === "object" && own === ours.name_en ? ours : own;
  return typeof found === "string" ? found : words.language === "pl" ? found.name_pl : found.name_en;
}

/** A tile's name and everything that it offers, a line each. */
export function tileWords(words: Words, board: Board, tile: string): string {
  if (kindOf(tile) === "objective")
    return `${words.say(`simurgh-objective-${tile}`)}\n${objective(words, board, tile)}`;
  const deals = (TILES[tile] ?? []).map((deal) => space(words, deal).replaceAll("\n", ", "));
  return [words.say(`simurgh-${kindOf(tile)}-${tile}`), ...deals].join("\n");
}

/** A place as the beginning of a line. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
