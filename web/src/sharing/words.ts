/** Words of a device that several people share (`page-sharing.ftl`), which are loaded where they are needed. */

import { language } from "$/lib/language.svelte";

export const isWorded = (): boolean => language.words("sharing") !== null;

/** Say something of `page-sharing.ftl`. */
export const tell = (id: string, args: Record<string, string | number> = {}): string =>
  language.words("sharing")?.say(id, args) ?? "";
