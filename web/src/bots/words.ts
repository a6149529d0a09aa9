/** Words for the page of bots (`page-bots.ftl`), which are loaded where they are needed. */

import { language } from "$/lib/language.svelte";

export const tell = (id: string, args: Record<string, string | number> = {}): string =>
  language.words("bots")?.say(id, args) ?? "";

export const isWorded = (): boolean => language.words("bots") !== null;
