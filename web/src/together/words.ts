/** Words for playing together (`page-together.ftl`), which are loaded where they are needed. */

import { language } from "$/lib/language.svelte";

export const tell = (id: string, args: Record<string, string | number> = {}): string =>
  language.words("together")?.say(id, args) ?? "";

export const isWorded = (): boolean => language.words("together") !== null;
