/** Words of the page about one's account. */

import { language } from "$/lib/language.svelte";
import { settings } from "$/lib/settings.svelte";

/** Whether the words have been loaded. */
export const isWorded = (): boolean => language.words("account") !== null;

/** Say something of `page-account.ftl`. */
export const tell = (id: string, args: Record<string, string | number> = {}): string =>
  language.words("account")?.say(id, args) ?? "";

/** A day, as it is read, of seconds since 1970. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "long" }).format(seconds * 1000);
