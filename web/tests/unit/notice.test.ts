import { expect, test } from "vitest";
import { leavesQuestion } from "$/lib/notice";

test("a hint that fails does not hide what I am asked", () => {
  expect(leavesQuestion({ kind: "error", text: "The bot gave no hint" }, true)).toBe(true);
  expect(leavesQuestion({ kind: "error", text: "The line is broken" }, false)).toBe(false);
  expect(leavesQuestion({ kind: "why", text: "You have no stone" }, true)).toBe(false);
  expect(leavesQuestion(null, true)).toBe(false);
});
