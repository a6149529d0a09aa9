import { expect, test } from "vitest";
import type { MatView } from "$/generated/wire";
import { stockOf } from "$/games/wyrmspan/facts";

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
