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
  expect(await page.locator("dialog[open] table").first().locator("thead .name").count()).toBe(wanted["seats"]);
  await page.context().close();
});

test.each(GAMES)("%s: a whole game by keyboard alone", async (game, wanted) => {
  const page = await hall.visit({ language: "pl" });
  await hall.table(page, { game, ...wanted });
  await playByKeyboard(page, picker(11));
  expect(await page.locator("dialog[open] table").first().locator("thead .name").count()).toBe(wanted["seats"]);
  await page.context().close();
});

test("a whole game of Smoki in Polish on a phone, from the lobby on, every move confirmed", async () => {
  const page = await hall.visit({ viewport: "phone", language: "pl", settings: { confirm: "auto" } });
  await page.goto(`${hall.address}#/new/smoki`);
  await page.getByLabel("Gracze przy stole").selectOption("2");
  await page.getByLabel("W tym boty").selectOption("1");
  await page.getByText("Opcje", { exact: true }).click();
  await page.getByLabel("Cel gry").selectOption("rounds");
  await page.getByRole("spinbutton", { name: "Liczba rund" }).fill("1");
  await page.getByRole("button", { name: "Otwórz stół" }).click();
  await playByMouse(page, picker(5));
  await page.getByRole("dialog").getByText("Wynik").waitFor();
  await page.context().close();
});

test("words appear on hover, on focus and on a long press, and Esc takes them away", async () => {
  const desk = await hall.visit({ language: "pl" });
  await hall.table(desk, {
    game: "dragon_castle",
    seats: 2,
    bots: ["random"],
    options: { spirits: "wind", dragons: "piety", starting_seat: 0 },
  });
  const tip = "[data-tips]:popover-open";
  const spirit = desk.locator("[data-spot=spirit-wind]");
  await spirit.hover();
  await desk.locator(tip).getByText("Możesz zakryć kamień").waitFor();
  await desk.keyboard.press("Escape");
  await desk.locator(tip).waitFor({ state: "detached" });
  await desk.mouse.move(0, 0);
  await desk.keyboard.press(".");
  await desk.locator(tip).getByText("Zamek").waitFor();
  await desk.context().close();
  const phone = await hall.visit({ viewport: "phone", language: "pl" });
  await hall.table(phone, { game: "wyrmspan", seats: 2, bots: ["random"] });
  const card = phone.locator(".hand [data-card]").first();
  const box = (await card.boundingBox())!;
  const line = await phone.context().newCDPSession(phone);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await phone.locator(tip).locator("h3").waitFor();
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await phone.locator("[data-picked]").count()).toBe(0);
  await phone.locator(tip).locator("h3").tap();
  await phone.locator(tip).waitFor({ state: "detached" });
  expect(await phone.locator("[data-picked]").count()).toBe(0);
  await phone.context().close();
});
