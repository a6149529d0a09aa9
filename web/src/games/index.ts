/** The pages of the games. A game without one is shown by the generic page. */

import type { Component } from "svelte";
import type { Legend } from "$/games/legend/legend";
import type { Choice, Happened, Message, Question } from "$/generated/wire";
import type { Flight } from "$/lib/flight";
import type { Play } from "$/lib/play.svelte";
import type { Milestone } from "$/lib/timeline.svelte";
import type { Words } from "$/lib/words";

export interface BoardProps<V> {
  play: Play;
  view: V;
  /** Only what is mine and where I choose: the rest lies on a television. A board that hides nothing may leave nothing out. */
  hand?: boolean;
}

/** A figure on a player's card: an icon's name, a number or short text, and the words for it. */
export interface Figure {
  icon: string;
  value: number | string;
  label: string;
}

/** A figure in words; a label with a number in it says everything. */
export const inWords = ({ label, value }: Figure): string =>
  /\d/.test(label) || label === value ? label : `${label}: ${value}`;

export type Say = (id: string, args?: Record<string, number | string>) => string;

export interface SummaryProps<V> {
  play: Play;
  view: V;
  words: Words;
}

/** The end of a round that the game accounts for; the position after it waits until `goOn`. */
export interface RoundEndProps<V> extends SummaryProps<V> {
  milestone: Milestone;
  goOn: () => void;
}

// Pages of all games lie in one table, and each knows its own view only.
// oxlint-disable-next-line typescript/no-explicit-any
export interface GamePage<V = any> {
  Board: Component<BoardProps<V>>;
  /** What the icons of the board mean. */
  legend?: Legend;
  /** Choices that are always there and would hide the others: listed last, offered by the board itself. */
  isQuiet?(choice: Choice): boolean;
  /** What ends a turn once all that must be done is done: its button shines although the board offers more. */
  ends?: string;
  /** What else comes of a choice that is offered in words, if the question tells it. */
  forewarns?(choice: Choice, question: Question, words: Words): string | null;
  /** What may come of a question whatever is chosen on the board, if the question tells it. */
  warns?(question: Question, words: Words): string | null;
  /** The words with the aim of the game, for who decides for the first time. */
  aim?(view: V): string;
  /** Where pieces travel in an event, and in what has been caused by something. */
  flights?(event: Message, me: number | null, cause: Message | null): Flight[];
  /** The icon of an event in the log. */
  mark?(event: Message): string | null;
  /** What deserves a moment: all that happens from the first of these events to the second is told on a sheet. */
  milestones?: readonly (readonly [from: string, to: string])[];
  /** Events that name a seat only because it decides next: nothing happens to it. */
  calls?: readonly string[];
  /** How the round was scored, told step by step, if the milestone has an account. */
  RoundEnd?: Component<RoundEndProps<V>>;
  /** What a seat did best, in words, where the points by source do not tell. */
  best?(log: readonly Happened[], seat: number, words: Words): string | null;
  /** How the game went, on the sheet of points. */
  Summary?: Component<SummaryProps<V>>;
  /** How points stand while the game goes on, on the sheet of points. */
  Standing?: Component<SummaryProps<V>>;
  /** Whether the points by source say what the game was about. */
  hasBreakdown?(view: V): boolean;
  /** The chapter of the help (`04-ring`) that an element rests on. */
  chapter?(element: string, view: V): string | null;
  /** What a player's card shows. */
  figures?(view: V, seat: number, say: Say): Figure[];
}

const pages: Record<string, () => Promise<{ page: GamePage }>> = {
  smoki: () => import("$/games/smoki"),
  dragon_castle: () => import("$/games/dragon_castle"),
  simurgh: () => import("$/games/simurgh"),
  wyrmspan: () => import("$/games/wyrmspan"),
};

export async function pageOf(game: string): Promise<GamePage> {
  return (await (pages[game] ?? (() => import("$/games/generic")))()).page;
}
