import { expect, test, vi } from "vitest";
import { across, growth, landmarks, line, places, scale, sources, turnOf, upwards } from "$/course/drawing";
import type { CourseMoment, CourseShown, CourseTurn } from "$/generated/wire";

const turn = (seq: number, more: Partial<CourseTurn> = {}): CourseTurn => ({
  seq,
  seat: 0,
  wins: [0.5, 0.5],
  scores: [10, 12],
  points: [
    { eggs: seq, coins: 0 },
    { eggs: 0, coins: 0 },
  ],
  ...more,
});
const turns = [turn(0, { mark: { id: "round" } }), turn(3), turn(7, { mark: { id: "round" } }), turn(9), turn(12)];
const moment = (seq: number) => ({ seq }) as CourseMoment;

test("turns lie side by side over the whole width, values between the ends of the scale", () => {
  const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
  const [x, y] = [across(frame, 5), upwards(frame, [0, 1])];
  expect([x(0), x(2), x(4), y(0), y(0.5), y(1)]).toEqual([10, 60, 110, 55, 30, 5]);
  expect(line([0, 1, 0.5], across(frame, 3), y)).toBe("M10.0 55.0L60.0 5.0L110.0 30.0");
  expect(across(frame, 1)(0)).toBe(10);
});

test("scales end at round numbers and hold every value", () => {
  expect(scale([71, 93])).toEqual({ range: [0, 100], ticks: [0, 20, 40, 60, 80, 100] });
  expect(scale([-7, 3])).toEqual({ range: [-8, 4], ticks: [-8, -6, -4, -2, 0, 2, 4] });
  expect(scale([])).toEqual({ range: [0, 1], ticks: [0, 1] });
});

test("a moment belongs to the turn in which its position lies", () => {
  expect([0, 2, 3, 8, 40].map((seq) => turnOf(turns, moment(seq)))).toEqual([0, 0, 1, 2, 4]);
});

test("moments of the same turn and seat stand one above the other", () => {
  const moments = [
    { seq: 3, seat: 0 },
    { seq: 4, seat: 0 },
    { seq: 5, seat: 1 },
    { seq: 9, seat: 0 },
  ];
  expect(places(turns, moments).map(({ at, above }) => [at, above])).toEqual([
    [1, 0],
    [1, 1],
    [1, 0],
    [3, 0],
  ]);
});

test("sources that brought nothing are left out, and the others grow", () => {
  expect(sources(turns)).toEqual(["eggs"]);
  expect(growth(turns, "eggs")).toEqual([
    [0, 3, 7, 9, 12],
    [0, 0, 0, 0, 0],
  ]);
});

test("the short table has where parts begin, the moments and the end", () => {
  expect(landmarks(turns, [moment(4)])).toEqual([0, 1, 2, 4]);
});

test("a course is asked for until it is made, and no longer than somebody looks", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const { AskedCourse } = await import("$/course/asking.svelte");
  const told: CourseShown[] = [
    { done: 0, of: 0, course: null },
    { done: 3, of: 9, course: null },
    { done: 9, of: 9, course: { turns, moments: [], studied: [0], trials: 64, in_points: true } },
  ];
  const ask = vi.fn(async () => told.shift()!);
  const asked = new AskedCourse("ab12", ask);
  await vi.advanceTimersByTimeAsync(700);
  expect([asked.done, asked.of, asked.course]).toEqual([3, 9, null]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.course?.trials).toBe(64);
  expect(ask).toHaveBeenCalledTimes(3);

  const waiting = vi.fn(async () => ({ done: 0, of: 4, course: null }));
  const left = new AskedCourse("ab12", waiting);
  await vi.advanceTimersByTimeAsync(100);
  left.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(waiting).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
