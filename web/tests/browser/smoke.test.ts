/** The short look that every change gets: the hall opens, every game can be played, nothing fails on the way. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Alone, OPENS } from "./alone";
import { firstLoad } from "./first-load";
import { Hall } from "./hall";
import { picker, playByKeyboard, playByMouse } from "./playing";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

test("the lobby shows four games in the language of the browser", async () => {
  const page = await hall.visit({ language: "pl" });
  await page.goto(hall.address);
  await page.getByRole("article").nth(3).waitFor();
  expect(await page.getByRole("button", { name: /: Graj/ }).count()).toBe(4);
  await page.context().close();
});

test("the first load stays small: whoever comes for a game on the server fetches nothing of what other places need", async () => {
  const page = await hall.visit();
  expect(await firstLoad(page, hall.address)).toBeLessThan(130_000);
  await page.context().close();
});

const FEW = 6;

test.each(["smoki", "dragon_castle", "wyrmspan", "simurgh"])(
  "%s: some moves by mouse and by keyboard",
  async (game) => {
    const page = await hall.visit();
    await hall.table(page, { game, seats: 2, bots: ["random"] });
    expect(await playByMouse(page, picker(7), FEW)).toBe(FEW);
    expect(await playByKeyboard(page, picker(11), FEW)).toBe(FEW);
    await page.context().close();
  },
);

test("a round of Smoki to its end on a phone", async () => {
  const page = await hall.visit({ viewport: "phone", language: "pl" });
  await hall.table(page, { game: "smoki", seats: 2, bots: ["greedy"], options: { scoring: "rounds", rounds: 1 } });
  await playByMouse(page, picker(5));
  await page.getByRole("dialog").getByText("Wynik").waitFor();
  await page.context().close();
});

test("some moves of Smoki in the hall of the browser, from a plain file server that then goes away", async () => {
  const host = await Alone.open();
  const page = await host.visit();
  await host.begin(page, "Smoki", "smoki", ["greedy"]);
  expect(await playByMouse(page, picker(7), 2)).toBe(2);
  await host.kept(page);
  await host.cut();
  await page.reload();
  await page.locator(".room").waitFor(OPENS);
  expect(await playByMouse(page, picker(7), 2)).toBe(2);
  await host.serve();
  await host.close();
  expect(host.faults).toEqual([]);
});
