import { expect, test } from "vitest";
import { mustConfirm, wishOf } from "$/lib/undo";

const LEARNT = { id: "smoki-event-drew", args: { seat: 0, card: "5" } };

test("what can be undone is undone, whoever plays", () => {
  for (const takesBack of ["free", "asks", null] as const)
    expect(wishOf({ action: "take_open 0", decisions: 2 }, takesBack)).toEqual({
      kind: "undo",
      action: "take_open 0",
      decisions: 2,
    });
});

test("what cannot be undone is taken back against bots, asked for among friends", () => {
  const undo = { action: "draw_hidden", decisions: 0, learnt: LEARNT };
  expect(wishOf(undo, "free")).toEqual({ kind: "free", action: "draw_hidden" });
  expect(wishOf(undo, "asks")).toEqual({ kind: "asks", action: "draw_hidden" });
});

test("what can neither be undone nor taken back says why", () => {
  expect(wishOf(null, null)).toMatchObject({ kind: "none", why: "nothing" });
  expect(wishOf({ action: "draw_hidden", decisions: 0, learnt: LEARNT }, null)).toMatchObject({
    kind: "none",
    why: "learnt",
    learnt: LEARNT,
  });
  expect(wishOf({ action: "put_top 0", decisions: 0 }, null)).toMatchObject({ kind: "none", why: "passed" });
});

test("moves are confirmed where undo ends, against bots once a turn", () => {
  const step = { final: false, passes: false };
  const reveal = { final: true, passes: false };
  const last = { final: true, passes: true };
  const asked = (where: "final" | "turn" | "always" | "never", againstBots: boolean) =>
    [step, reveal, last].map((seen) => mustConfirm(where, seen, againstBots));
  expect(asked("final", false)).toEqual([false, true, true]);
  expect(asked("final", true)).toEqual([false, false, true]);
  expect(asked("turn", false)).toEqual([false, false, true]);
  expect(asked("always", true)).toEqual([true, true, true]);
  expect(asked("never", false)).toEqual([false, false, false]);
});
