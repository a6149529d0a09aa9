import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { picker, playByKeyboard, playByMouse } from "./playing";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const GAMES: [game: string, wanted: Record<string, unknown>][] = [
  ["smoki", { seats: 3, bots: ["greedy", "greedy"], options: { scoring: "rounds", rounds: 1 } }],
  ["dragon_castle", { seats: 2, bots: ["random"] }],
  ["wyrmspan", { seats: 2, bots: ["random"] }],
  ["simurgh", { seats: 2, bots: ["random"] }],
];

test.each(GAMES)("%s: a whole game by mouse", async (game, wanted) => {
  const page = await hall.visit();
  await hall.table(page, { game, ...wanted });
  await playByMouse(page, picker(7));
  expect(await page.locator("dialog[open] tbody tr").count()).toBe(wanted["seats"]);
  await page.context().close();
});

test.each(GAMES)("%s: a whole game by keyboard alone", async (game, wanted) => {
  const page = await hall.visit({ language: "pl" });
  await hall.table(page, { game, ...wanted });
  await playByKeyboard(page, picker(11));
  expect(await page.locator("dialog[open] tbody tr").count()).toBe(wanted["seats"]);
  await page.context().close();
});
