import { expect, test } from "vitest";
import type { MatView } from "$/generated/wire";
import { forewarns } from "$/games/wyrmspan/declining";
import { stockOf } from "$/games/wyrmspan/facts";
import { Words } from "$/lib/words";

const MAT = {
  resources: { meat: 1, gold: 0, crystal: 0, milk: 0 },
  coins: 6,
  nest: 1,
  spaces: [{ eggs: 2 }],
} as unknown as MatView;

test("a stock counts what lies in the supply and the eggs of all nests", () => {
  expect(stockOf(MAT)).toEqual({ meat: 1, gold: 0, crystal: 0, milk: 0, coin: 6, egg: 3 });
});

test("resources chosen while everybody prepares count at once, cards chosen beside them do not", () => {
  const chosen = ["d12", "c34", "meat", "gold", "gold"];
  expect(stockOf(MAT, chosen)).toEqual({ meat: 2, gold: 2, crystal: 0, milk: 0, coin: 6, egg: 3 });
});

test.each([
  ["en", "take nothing"],
  ["pl", "nic nie biorę"],
] as const)("whoever declines is told what is not taken, in %s", async (language, said) => {
  const words = await Words.load(language, "wyrmspan");
  const asked = { prompt: { id: "wyrmspan-prompt-gain", args: { left: 1 } } };
  expect(forewarns({ action: 1, name: "decline", targets: [] }, asked, words)).toBe(said);
  expect(forewarns({ action: 2, name: "gain meat", targets: [] }, asked, words)).toBeNull();
  const used = { prompt: { id: "wyrmspan-prompt-use", args: {} } };
  expect(forewarns({ action: 1, name: "decline", targets: [] }, used, words)).toBeNull();
});
