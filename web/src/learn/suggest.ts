/** What to do in the next five minutes. */

import type { LearningInfo, Sentence } from "$/generated/wire";
import { isDue, type Begun, type GameProgress, type Kind } from "$/lib/progress.svelte";

/** Why something is suggested, what matters most first. */
const REASONS = ["resume", "back", "play", "next", "daily", "practise", "start", "puzzle"] as const;
export type Reason = (typeof REASONS)[number];

export interface Suggestion {
  game: string;
  /** A `game` is a first real one. */
  kind: Kind | "game";
  /** Of a real game, nothing. */
  item: string;
  /** A puzzle and a game have none. */
  title: Sentence | null;
  reason: Reason;
}

type ProgressOf = (game: string) => GameProgress;

/** Exercises and puzzles that were failed and come back today. */
export function comingBack(info: LearningInfo, kept: GameProgress): (Suggestion & { kind: Kind })[] {
  const { game, today, comes_back } = info;
  const due = (id: string, tries: GameProgress["puzzles"]) =>
    tries[id] !== undefined && isDue(tries[id], today, comes_back);
  return [
    ...info.exercises
      .filter(({ id }) => due(id, kept.exercises))
      .map(({ id, title }) => ({ game, kind: "exercise" as const, item: id, title, reason: "back" as const })),
    ...info.puzzles
      .filter(({ id }) => due(id, kept.puzzles))
      .map(({ id }) => ({ game, kind: "puzzle" as const, item: id, title: null, reason: "back" as const })),
  ];
}

/** Whether the puzzle of today has been answered today. */
export function isAnswered({ daily, today }: LearningInfo, { puzzles }: GameProgress): boolean {
  const tries = daily === null ? undefined : puzzles[daily];
  return tries !== undefined && (tries.done === today || tries.failed.at(-1) === today);
}

/** Whether a section was begun and left in the middle. */
export const isLeft = (begun: Begun | undefined): boolean =>
  begun !== undefined && !begun.over && begun.told.length > 0;

/** The first section that was not finished. */
export const nextSection = (info: LearningInfo, { sections }: GameProgress) =>
  info.sections.find(({ id }) => !sections[id]) ?? null;

/** The easiest exercise that was not done yet. */
export const nextExercise = (info: LearningInfo, { exercises }: GameProgress) =>
  [...info.exercises].sort((one, other) => one.level - other.level).find(({ id }) => !exercises[id]?.done) ?? null;

/** The easiest puzzle that was never tried. */
export const nextPuzzle = (info: LearningInfo, { puzzles }: GameProgress) =>
  [...info.puzzles].sort((one, other) => one.level - other.level).find(({ id }) => !puzzles[id]) ?? null;

/** What can be done in a game, each for its reason; one that `isNew` was never played to its end. */
function ofGame(info: LearningInfo, kept: GameProgress, isNew: boolean): Suggestion[] {
  const { game } = info;
  const found: Suggestion[] = comingBack(info, kept);
  const add = (reason: Reason, kind: Suggestion["kind"], what: { id: string; title?: Sentence } | null) => {
    if (what) found.push({ game, kind, item: what.id, title: what.title ?? null, reason });
  };
  const section = nextSection(info, kept);
  const known = Object.keys(kept.sections).length > 0;
  add("resume", "lesson", info.sections.find(({ id }) => isLeft(kept.begun[id])) ?? null);
  add(known ? "next" : "start", "lesson", section);
  if (section === null) {
    if (known && isNew) add("play", "game", { id: "" });
    if (info.daily !== null && !isAnswered(info, kept)) add("daily", "puzzle", { id: info.daily });
    add("practise", "exercise", nextExercise(info, kept));
    add("puzzle", "puzzle", nextPuzzle(info, kept));
  }
  return found;
}

/** Everything that could come next, the best first. */
export function suggestions(
  infos: readonly LearningInfo[],
  of: ProgressOf,
  isNew: (game: string) => boolean,
): Suggestion[] {
  const all = infos.flatMap((info) => ofGame(info, of(info.game), isNew(info.game)));
  const rank = (each: Suggestion) => REASONS.indexOf(each.reason);
  return all.sort((one, other) => rank(one) - rank(other));
}
