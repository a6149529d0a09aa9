/** The keyboard map of a table. */

import type { Play } from "$/lib/play.svelte";
import { spots } from "$/lib/roving";
import { settings } from "$/lib/settings.svelte";

export type Panel = "log" | "moves";
export type SheetName = "settings" | "keys" | "rules" | "scores";

export interface Room {
  play: Play;
  show(panel: Panel): void;
  sheet(name: SheetName): void;
  repeat(): void;
}

/** What each key is for, as the list of keys shows it: keys, id of the words. */
export const KEYS: readonly (readonly [keys: string, id: string])[] = [
  ["F6 ⇧F6", "page-key-zones"],
  ["← ↑ → ↓", "page-key-arrows"],
  [". ,", "page-key-targets"],
  ["Enter", "page-key-choose"],
  ["Esc", "page-key-cancel"],
  ["1–9", "page-key-number"],
  ["C", "page-key-confirm"],
  ["U ⇧U", "page-key-undo"],
  ["Y", "page-key-why"],
  ["B", "page-key-board"],
  ["O", "page-key-players"],
  ["L", "page-key-log"],
  ["[ ]", "page-key-history"],
  ["0", "page-key-now"],
  ["S", "page-key-scores"],
  ["R", "page-key-rules"],
  ["/", "page-key-command"],
  ["E", "page-key-repeat"],
  ["?", "page-key-help"],
];

export function pressed(event: KeyboardEvent, room: Room): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const { play } = room;
  play.skip();
  const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key === "F6") return done(event, () => nextZone(event.shiftKey ? -1 : 1));
  if (event.key === "Escape") {
    if (inField) (event.target as HTMLElement).blur();
    return play.looking === null ? play.clear() : play.backToNow();
  }
  if (inField || !settings.letters) return;
  const focused = document.activeElement?.getAttribute("data-spot");
  const isGroup = document.activeElement instanceof SVGElement;
  const does: Record<string, () => void> = {
    ".": () => nextTarget(1),
    ",": () => nextTarget(-1),
    "[": () => play.step(-1),
    "]": () => play.step(1),
    "0": () => play.backToNow(),
    "/": () => {
      room.show("moves");
      requestAnimationFrame(() => document.getElementById("command")?.focus());
    },
    "?": () => room.sheet("keys"),
    c: () => play.confirm(),
    u: () => void play.undo(event.shiftKey),
    y: () => focused && void play.whyNot(focused),
    s: () => room.sheet("scores"),
    r: () => room.sheet("rules"),
    e: () => room.repeat(),
    l: () => {
      room.show("log");
      focusZone("log");
    },
    b: () => focusZone("board"),
    o: () => focusZone("players"),
  };
  if (isGroup && focused && (event.key === "Enter" || event.key === " ")) return done(event, () => play.pick(focused));
  if (/^[1-9]$/.test(event.key)) {
    const choice = play.open_choices[Number(event.key) - 1];
    if (choice) done(event, () => play.choose(choice));
    return;
  }
  const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) done(event, act);
}

function done(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

function nextTarget(by: 1 | -1): void {
  const legal = spots(document).filter((each) => each.dataset["legal"]);
  const at = legal.indexOf(document.activeElement as HTMLElement);
  legal[(at + by + legal.length + (at < 0 && by < 0 ? 1 : 0)) % legal.length]?.focus();
}

const zones = () => [...document.querySelectorAll<HTMLElement>("[data-zone]")].filter((zone) => zone.offsetParent);

function nextZone(by: 1 | -1): void {
  const all = zones();
  const at = all.findIndex((zone) => zone.contains(document.activeElement));
  enter(all[(at + by + all.length) % all.length]);
}

function focusZone(name: string): void {
  enter(zones().find((zone) => zone.dataset["zone"] === name));
}

function enter(zone: HTMLElement | undefined): void {
  zone?.querySelector<HTMLElement>('[tabindex="0"], button, a[href], input')?.focus();
}
