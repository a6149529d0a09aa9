import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PositionShown } from "$/generated/wire";
import { Timeline } from "$/lib/timeline.svelte";

const pace = vi.hoisted(() => ({ pause: 500, total: 2000, of: "turn" }));
vi.mock("$/lib/settings.svelte", () => ({ travelTime: () => 300, pace: () => pace }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ME = 0;
const OTHER = 1;

/** The position after a move of a seat with an event. */
function position(seq: number, seat = OTHER, event = "moved"): PositionShown {
  const happened = [{ seq, kind: "move", seat, events: [{ id: event }] }];
  return { type: "position", seq, happened, result: null } as unknown as PositionShown;
}

function timeline(asks: number | null = null): { line: Timeline; seen: [number, boolean][] } {
  const seen: [number, boolean][] = [];
  const line = new Timeline("table", {
    me: () => ME,
    asks: () => asks,
    milestones: () => [["round-over", "round-begun"]],
    awaits: ({ seq }, moving) => {
      seen.push([seq, moving]);
      return () => {};
    },
    complain: (error) => expect.unreachable(String(error)),
  });
  return { line, seen };
}

test("moves of others that come at once are shown one after another, each in its time", () => {
  const { line, seen } = timeline();
  for (const seq of [1, 2, 3]) line.tell(position(seq));
  expect([line.now?.seq, line.told]).toEqual([1, 3]);
  vi.runAllTimers();
  expect(seen).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
  expect(line.log.map((entry) => entry.seq)).toEqual([1, 2, 3]);
});

test("each turn of another has its own time, and at a fast pace all of them share one", () => {
  for (const [of, shown] of [
    ["turn", 5],
    ["chain", 6],
  ] as const) {
    Object.assign(pace, { total: 600, of });
    const { line } = timeline();
    for (const seq of [1, 2, 3, 4, 5, 6]) line.tell(position(seq, seq < 4 ? 1 : 2));
    vi.advanceTimersByTime(1600);
    expect(line.now?.seq, of).toBe(shown);
    vi.runAllTimers();
    expect(line.now?.seq).toBe(6);
  }
});

test("what waits is shown at once, without a journey, if one does not want to wait", () => {
  const { line, seen } = timeline();
  for (const seq of [1, 2, 3]) line.tell(position(seq));
  line.skip();
  expect(seen.slice(1)).toEqual([
    [2, false],
    [3, false],
  ]);
  expect(line.now?.seq).toBe(3);
});

test("the recap begins after my last decision", () => {
  const { line } = timeline();
  for (const [seq, seat] of [
    [1, OTHER],
    [2, ME],
    [3, OTHER],
  ] as const)
    line.tell(position(seq, seat));
  line.skip();
  expect(line.recap.map((entry) => entry.seq)).toEqual([3]);
});

test("a milestone holds all that happens from its first event to its last", () => {
  const { line } = timeline();
  ["moved", "round-over", "scored", "round-begun"].forEach((event, i) => line.tell(position(i + 1, OTHER, event)));
  line.skip();
  expect(line.milestone?.events.map((event) => event.id)).toEqual(["round-over", "scored", "round-begun"]);
  expect(line.now?.seq).toBe(4);
});

test("while the account of a round is read, everything lies as it was; then what waits is shown", () => {
  const { line } = timeline();
  const account = { total: 7 };
  line.tell(position(1));
  line.skip();
  line.tell(position(2, OTHER, "round-over"));
  const scored = position(3, OTHER, "round-begun");
  scored.happened[0]!.account = account;
  line.tell(scored);
  line.tell(position(4));
  line.skip();
  expect([line.now?.seq, line.told, line.log.length]).toEqual([2, 4, 2]);
  expect(line.milestone).toMatchObject({ account, events: [{ id: "round-over" }, { id: "round-begun" }] });
  vi.runAllTimers();
  expect(line.now?.seq).toBe(2);
  line.goOn();
  vi.runAllTimers();
  expect([line.now?.seq, line.milestone, line.log.length]).toEqual([4, null, 4]);
});

test("the account of the last round is read before the result is shown", () => {
  const { line } = timeline();
  line.tell(position(1, OTHER, "round-over"));
  const last = { ...position(2, OTHER, "round-begun"), result: { scores: [1] } } as unknown as PositionShown;
  last.happened[0]!.account = { total: 7 };
  line.tell(last);
  line.skip();
  expect(line.now?.result).toBeNull();
  line.goOn();
  expect(line.now?.result).not.toBeNull();
});

test("nobody looks further back than the deal, or beyond now", () => {
  const { line } = timeline();
  for (const seq of [1, 2]) line.tell(position(seq));
  line.skip();
  line.lookAt(1);
  expect([line.looking, line.shown?.seq, line.now?.seq]).toEqual([1, 1, 2]);
  line.lookAt(9);
  expect([line.looking, line.shown?.seq]).toEqual([null, 2]);
});

test("whoever a device is handed to reads the end of a round since their last decision, over the present position", () => {
  for (const [seat, told] of [
    [OTHER, true],
    [ME, false],
  ] as const) {
    const { line } = timeline(ME);
    const events = ["moved", "round-over", "counted", "round-begun", "moved"];
    const happened = [ME, OTHER, OTHER, OTHER, seat].map((seat, i) => ({
      seq: i + 1,
      kind: "move",
      seat,
      events: [{ id: events[i] }],
      account: i === 3 ? { points: 3 } : undefined,
    }));
    line.tell({ type: "position", seq: 5, happened, result: null } as unknown as PositionShown);
    expect(line.now?.seq).toBe(5);
    expect(line.milestone?.events.map((event) => event.id) ?? null).toEqual(
      told ? ["round-over", "counted", "round-begun"] : null,
    );
    line.goOn();
    expect(line.milestone).toBe(null);
    line.close();
  }
});

test("who comes to a game that goes on, at a device of their own, is told of no round that is over", () => {
  const { line } = timeline();
  const happened = ["round-over", "round-begun"].map((id, i) => ({
    seq: i + 1,
    kind: "move",
    seat: OTHER,
    events: [{ id }],
  }));
  line.tell({ type: "position", seq: 2, happened, result: null } as unknown as PositionShown);
  expect(line.milestone).toBe(null);
});
