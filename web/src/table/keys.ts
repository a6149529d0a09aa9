/** The keyboard at a table. */

import { flushSync } from "svelte";
import { commandFor, keyOf, type Command } from "$/lib/keymap";
import type { Play } from "$/lib/play.svelte";
import { spots } from "$/lib/roving";
import { settings } from "$/lib/settings.svelte";

export type Panel = "log" | "moves" | "chat";
export type SheetName = "settings" | "keys" | "rules" | "legend" | "scores";

export interface Room {
  play: Play;
  /** Bring the board, the players or a panel to the front. */
  show(pane: "board" | "players" | Panel): void;
  /** Open a sheet; the rules at what they say about a thing. */
  sheet(name: SheetName, about?: Element | null): void;
  repeat(): void;
}

/** Keys that are always the same: keys, id of the words. */
export const FIXED: readonly (readonly [keys: string, id: string])[] = [
  ["F6 ⇧F6", "page-key-zones"],
  ["← ↑ → ↓", "page-key-arrows"],
  ["Enter", "page-key-choose"],
  ["Esc", "page-key-cancel"],
  ["1–9", "page-key-number"],
];

export function pressed(event: KeyboardEvent, room: Room): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const { play } = room;
  play.skip();
  const inField = event.target instanceof HTMLInputElement && event.target.type !== "range";
  const typing = inField || event.target instanceof HTMLSelectElement;
  if (event.key === "F6") return done(event, () => nextZone(event.shiftKey ? -1 : 1));
  if (event.key === "Escape") {
    if (typing) (event.target as HTMLElement).blur();
    return play.looking === null ? play.cancel() : play.backToNow();
  }
  if (typing) return;
  const focused = document.activeElement?.getAttribute("data-spot") ?? null;
  if (document.activeElement instanceof SVGElement && focused && (event.key === "Enter" || event.key === " ")) {
    return done(event, () => play.pick(focused));
  }
  if (!settings.letters) return;
  if (/^[1-9]$/.test(event.key)) {
    const choice = play.selection.openChoices[Number(event.key) - 1];
    if (choice) done(event, () => play.choose(choice));
    return;
  }
  const command = commandFor(keyOf(event));
  if (command) done(event, () => obey(command, room, focused));
}

/** Do what a key stands for. */
function obey(command: Command, room: Room, focused: string | null): void {
  const { play } = room;
  const does: Record<Command, () => void> = {
    next: () => nextTarget(1),
    previous: () => nextTarget(-1),
    confirm: () => play.confirm(),
    undo: () => play.takeBack(),
    reset: () => play.reset(),
    hint: () => void play.hint(),
    why: () => focused && void play.whyNot(focused),
    mine: () => shown(room, "board", focusMine),
    opponent: () => shown(room, "players", () => nextOpponent(play.me)),
    board: () => shown(room, "board", () => focusZone("board")),
    log: () => shown(room, "log", () => focusZone("log")),
    earlier: () => play.step(-1),
    later: () => play.step(1),
    now: () => play.backToNow(),
    scores: () => room.sheet("scores"),
    rules: () => room.sheet("rules", document.activeElement),
    legend: () => room.sheet("legend"),
    command: () => shown(room, "moves", () => document.getElementById("command")?.focus()),
    repeat: () => room.repeat(),
    help: () => room.sheet("keys"),
    "guide-next": () => press(command),
    "guide-show": () => press(command),
    "guide-back": () => press(command),
    "guide-leave": () => press(command),
  };
  does[command]();
}

/** Press the button that stands for a command, if it is there. */
function press(command: Command): void {
  document.querySelector<HTMLElement>(`[data-key="${command}"]`)?.click();
}

/** Bring something to the front and act there at once: whoever types on must not be ahead of the page. */
function shown(room: Room, pane: "board" | "players" | Panel, act: () => void): void {
  flushSync(() => room.show(pane));
  act();
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

/** Elements without a seat in their name that lie in front of the seat which decides, as `targets` call them. */
const OWN = /^(slot|realm|place|cave|vassal|resource)-/;

/** Go to what is mine: a part of the board that says so, or the first of my elements. */
function focusMine(): void {
  const marked = document.querySelector<HTMLElement>("[data-mine]");
  const own = spots(marked ?? document).filter((each) => marked || OWN.test(each.dataset["spot"] ?? ""));
  const best = own.find((each) => each.dataset["legal"]) ?? own[0] ?? marked;
  if (best) best.focus();
  else document.querySelector<HTMLElement>(".players .me")?.focus();
}

/** Go to the card of the next opponent. */
function nextOpponent(me: number | null): void {
  const cards = [...document.querySelectorAll<HTMLElement>(".players [data-seat]")];
  const others = cards.filter((card) => Number(card.dataset["seat"]) !== me);
  const at = others.indexOf(document.activeElement as HTMLElement);
  others[(at + 1) % others.length]?.focus();
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
