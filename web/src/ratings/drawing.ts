/** The pictures of statistics, as numbers. */

import { across, scale, upwards, type Frame } from "$/course/drawing";
import type { PlayedGame, RatedStep } from "$/generated/wire";

/** The figure after every game, with its interval above and below; it begins before the first. */
export interface Band {
  at: number[];
  low: number[];
  high: number[];
}

export function band(steps: readonly RatedStep[]): Band {
  const figures = [...steps.slice(0, 1).map((step) => step.before), ...steps.map((step) => step.after)];
  return {
    at: figures.map((each) => each.rating),
    low: figures.map((each) => each.low),
    high: figures.map((each) => each.high),
  };
}

/** The outline of an interval: along the upper ends and back along the lower ones. */
export function outline({ low, high }: Band, x: (at: number) => number, y: (value: number) => number): string {
  const there = high.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
  const back = low.map((value, at) => `L${x(at).toFixed(1)} ${y(value).toFixed(1)}`).reverse();
  return `${there.join("")}${back.join("")}Z`;
}

/** Round figures between which everything lies. */
export function figures(values: readonly number[]): { range: [number, number]; ticks: number[] } {
  const low = Math.floor(Math.min(...values) / 200) * 200;
  const high = Math.ceil(Math.max(...values) / 200) * 200;
  const step = high - low > 1200 ? 400 : 200;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return { range: [low, high > low ? high : low + 200], ticks };
}

/** The sources of points in the game's own order: those that ever brought anything. */
export function sources(games: readonly PlayedGame[]): string[] {
  const all = [...new Set(games.flatMap((game) => Object.keys(game.points)))];
  return all.filter((id) => games.some((game) => game.points[id]));
}

/** Games of which the sources are known: earlier ones do not know them. */
export const counted = (games: readonly PlayedGame[]): PlayedGame[] =>
  games.filter((game) => Object.keys(game.points).length > 0);

export const average = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** Where the points of a source lie, game by game; with one game there is one point. */
export function growth(frame: Frame, games: readonly PlayedGame[], id: string) {
  const values = games.map((game) => game.points[id] ?? 0);
  const { range } = scale(values);
  return { values, x: across(frame, games.length), y: upwards(frame, range) };
}
