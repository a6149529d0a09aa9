/** What time people have at a table, in words, and how what is left of it is written. */

import type { TimeControl } from "$/generated/wire";
import { say } from "$/lib/language.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below so many seconds a clock is urgent. */
export const URGENT = 20;

/** The clocks that the form for a new table offers. */
export const OFFERED: readonly TimeControl[] = [
  { kind: "move", seconds: 30 },
  { kind: "move", seconds: MINUTE },
  { kind: "move", seconds: 3 * MINUTE },
  { kind: "game", seconds: 10 * MINUTE, increment: 10 },
  { kind: "game", seconds: 20 * MINUTE, increment: 20 },
  { kind: "game", seconds: 45 * MINUTE, increment: 30 },
  { kind: "days", seconds: DAY },
  { kind: "days", seconds: 3 * DAY },
  { kind: "days", seconds: 7 * DAY },
];

export function clockInWords(control: TimeControl): string {
  const { kind, seconds, increment = 0 } = control;
  if (kind === "days") return say("page-clock-days", { days: seconds / DAY });
  if (kind === "game") return say("page-clock-game", { minutes: Math.round(seconds / MINUTE), increment });
  return seconds % MINUTE
    ? say("page-clock-move", { seconds })
    : say("page-clock-move-minutes", { minutes: seconds / MINUTE });
}

/** Seconds as a clock shows them: 2 d 4 h, 1:05:09, 4:09. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(Math.max(0, seconds));
  if (whole >= 2 * DAY)
    return say("page-clock-left-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** How much time is left until a moment, in coarse words for lists. */
export function timeLeft(due: number, now: number): string {
  const seconds = Math.max(0, due - now);
  if (seconds >= 2 * DAY)
    return say("page-clock-left-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return say("page-clock-left-hours", { hours: Math.floor(seconds / HOUR) });
  return say("page-clock-left-minutes", { minutes: Math.ceil(seconds / MINUTE) });
}
