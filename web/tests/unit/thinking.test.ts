import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEAST, LONG, PATIENCE, Thinking } from "$/lib/thinking.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a quick bot is never shown as thinking", () => {
  const mark = new Thinking();
  mark.watch(1);
  vi.advanceTimersByTime(PATIENCE - 1);
  mark.watch(null);
  vi.advanceTimersByTime(10 * PATIENCE);
  expect(mark.seat).toBeNull();
});

test("a slow bot is shown after a while, and then long enough to be seen", () => {
  const mark = new Thinking();
  mark.watch(1);
  vi.advanceTimersByTime(PATIENCE);
  expect(mark.seat).toBe(1);
  vi.advanceTimersByTime(LEAST / 4);
  mark.watch(null);
  vi.advanceTimersByTime(LEAST / 2);
  expect(mark.seat).toBe(1);
  vi.advanceTimersByTime(LEAST / 4);
  expect(mark.seat).toBeNull();
});

test("a bot that decides quickly but often thinks all the while", () => {
  const mark = new Thinking();
  for (let decision = 0; decision < 3; decision++) {
    mark.watch(1);
    vi.advanceTimersByTime(PATIENCE / 2);
  }
  expect(mark.seat).toBe(1);
});

test("the mark goes from bot to bot without a gap", () => {
  const mark = new Thinking();
  mark.watch(1);
  vi.advanceTimersByTime(PATIENCE);
  mark.watch(2);
  expect(mark.seat).toBe(2);
  mark.watch(null);
  vi.advanceTimersByTime(LEAST);
  expect(mark.seat).toBeNull();
});

test("only a decision that takes long is slow, not many quick ones", () => {
  const mark = new Thinking();
  for (let decision = 0; decision < 3; decision++) {
    mark.watch(1);
    vi.advanceTimersByTime(LONG - 1);
    expect(mark.slow).toBe(false);
  }
  vi.advanceTimersByTime(1);
  expect(mark.slow).toBe(true);
});

test("once a slow bot has decided, or is watched no longer, nothing is slow", () => {
  const mark = new Thinking();
  mark.watch(1);
  vi.advanceTimersByTime(LONG);
  mark.watch(null);
  expect(mark.slow).toBe(false);
  mark.watch(1);
  mark.stop();
  vi.advanceTimersByTime(LONG);
  expect(mark.slow).toBe(false);
});
