/** Which key does what at a table; every key can be changed (WCAG 2.1.4). */

import { settings } from "$/lib/settings.svelte";

/** What can be done by a key of its own, and the key if nobody chooses another. `⇧` stands for Shift with a letter. */
export const STANDARD = {
  next: ".",
  previous: ",",
  confirm: "c",
  undo: "u",
  reset: "⇧u",
  hint: "h",
  why: "y",
  mine: "m",
  opponent: "o",
  board: "b",
  log: "l",
  earlier: "[",
  later: "]",
  now: "0",
  scores: "s",
  rules: "r",
  legend: "i",
  command: "/",
  repeat: "e",
  help: "?",
  "guide-next": "n",
  "guide-show": "w",
  "guide-back": "p",
  "guide-leave": "x",
} as const;
export type Command = keyof typeof STANDARD;
export const COMMANDS = Object.keys(STANDARD) as Command[];

export const keyFor = (command: Command): string => settings.keys[command] ?? STANDARD[command];

export const commandFor = (key: string): Command | null => COMMANDS.find((each) => keyFor(each) === key) ?? null;

/** What a key is called here. */
export function keyOf(event: KeyboardEvent): string {
  if (event.key.length !== 1) return event.key;
  const lower = event.key.toLowerCase();
  return lower !== event.key.toUpperCase() && event.shiftKey ? `⇧${lower}` : lower;
}

/** Whether a key may be given to a command: one that types something, and not a digit, which names a move. */
export const isFree = (key: string): boolean => key.replace("⇧", "").length === 1 && !/^[1-9 ]$/.test(key);

/** Give a command another key; the command that had it takes the old one. */
export function bind(command: Command, key: string): void {
  const old = keyFor(command);
  const other = commandFor(key);
  settings.keys = { ...settings.keys, ...(other && other !== command ? { [other]: old } : {}), [command]: key };
}

export const shownKey = (key: string): string => key.toLocaleUpperCase();
