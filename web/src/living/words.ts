/** Words of the living room (`page-living.ftl`), which are loaded where they are needed. */

import { language } from "$/lib/language.svelte";

export const isWorded = (): boolean => language.words("living") !== null;

/** Say something of `page-living.ftl`. */
export const tell = (id: string, args: Record<string, string | number> = {}): string =>
  language.words("living")?.say(id, args) ?? "";
