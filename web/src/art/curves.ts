/** Small geometry for drawings made by code. */

export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const unit = (a: Point): Point => {
  const length = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / length, a[1] / length];
};
export const left = (a: Point): Point => [a[1], -a[0]];
export const turn = (a: Point, angle: number): Point => [
  a[0] * Math.cos(angle) - a[1] * Math.sin(angle),
  a[0] * Math.sin(angle) + a[1] * Math.cos(angle),
];

const n = (value: number) => Math.round(value * 10) / 10;
const at = (point: Point) => `${n(point[0])} ${n(point[1])}`;

/** A smooth line through points (Catmull and Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.min(Math.max(i, 0), count - 1)]!;
  let path = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    path += `C${at(add(b, minus(c, a), 1 / 6))} ${at(add(c, minus(d, b), -1 / 6))} ${at(c)}`;
  }
  return closed ? `${path}Z` : path;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;

/** Points along a smooth line, evenly by parameter. */
export function sampled(points: readonly Point[], count: number): Point[] {
  const get = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  return Array.from({ length: count }, (_, k) => {
    const t = (k / (count - 1)) * (points.length - 1);
    const i = Math.min(Math.floor(t), points.length - 2);
    const u = t - i;
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const blend = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * u +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u);
    return [blend(0), blend(1)] as const;
  });
}

/** A stream of numbers in [0, 1) that depends on its seed only. */
export function numbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
