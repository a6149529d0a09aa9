/** Words for learning: those of the page about it, and sentences that come with a lesson in every language. */

import type { Sentence } from "$/generated/wire";
import { language } from "$/lib/language.svelte";
import { settings } from "$/lib/settings.svelte";

/** Whether the words have been loaded. */
export const isWorded = (): boolean => language.words("learn") !== null;

/** Say something of `page-learn.ftl`. */
export const tell = (id: string, args: Record<string, string | number> = {}): string =>
  language.words("learn")?.say(id, args) ?? "";

export const inWords = (sentence: Sentence): string => sentence[settings.language];

/** What a game is called. */
export const gameName = (game: string): string => language.words(game)?.maybe(`${game}-name`) ?? "";

/** A number as it is read: one decimal, a true minus. */
export const number = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value).replace("-", "−");

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
