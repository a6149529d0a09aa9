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

test("a whole game of Smoki in Polish on a phone, from the lobby on, every move confirmed", async () => {
  const page = await hall.visit({ viewport: "phone", language: "pl", settings: { confirm: "auto" } });
  await page.goto(`${hall.address}#/new/smoki`);
  await page.getByLabel("Gracze przy stole").selectOption("2");
  await page.getByLabel("W tym boty").selectOption("1");
  await page.getByText("Opcje", { exact: true }).click();
  await page.getByLabel("Cel gry").selectOption("rounds");
  await page.getByRole("textbox", { name: "Liczba rund" }).fill("1");
  await page.getByRole("button", { name: "Nakryj stół" }).click();
  await playByMouse(page, picker(5));
  await page.getByRole("dialog").getByText("Wynik").waitFor();
  await page.context().close();
});
