import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { picker, playByMouse } from "./playing";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const ROUND = { game: "smoki", seats: 2, bots: ["greedy"], options: { scoring: "rounds", rounds: 1 } };
const seq = (page: Page) => page.evaluate(() => Number(document.querySelector<HTMLElement>(".room")!.dataset["seq"]));
const isAt = (page: Page, wanted: number) =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector<HTMLElement>(".room")?.dataset["seq"]) === wanted,
    wanted,
  );

/** Everything that the board says in words, so that two positions can be told apart. */
const board = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".board [data-spot]")].map((each) => each.getAttribute("title")).join("; "),
  );

/** Open every turn of the log by its fold. */
async function openTurns(page: Page): Promise<void> {
  const closed = page.locator(".log .fold[aria-expanded=false]");
  for (let left = await closed.count(); left > 0; left--) await closed.first().click();
}

async function finished(page: Page): Promise<string> {
  const id = await hall.table(page, ROUND);
  await playByMouse(page, picker(9));
  return id;
}

test("after a reload any line of the log shows its position, keys step, the slider goes anywhere", async () => {
  const page = await hall.visit();
  await finished(page);
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  const last = await seq(page);
  const end = await board(page);
  await openTurns(page);
  await page.locator("[data-entry='3'] button").click();
  await isAt(page, 3);
  const third = await board(page);
  expect(third).not.toBe(end);
  await page.keyboard.press("[");
  await isAt(page, 2);
  await page.keyboard.press("]");
  await page.keyboard.press("]");
  await isAt(page, 4);
  const slider = page.getByRole("slider");
  await slider.fill("0");
  await isAt(page, 0);
  await slider.fill("3");
  await isAt(page, 3);
  expect(await board(page)).toBe(third);
  await page.locator(".board").click({ position: { x: 3, y: 3 } });
  await page.keyboard.press("0");
  await isAt(page, last);
  expect(await board(page)).toBe(end);
  await page.context().close();
});

test("a stranger looks at a finished game that was never watched, by the eyes of any seat", async () => {
  const player = await hall.visit();
  const id = await finished(player);
  await player.context().close();
  const page = await hall.visit({ language: "pl" });
  await page.goto(`${hall.address}#/t/${id}?at=5`);
  await isAt(page, 5);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByRole("link", { name: "Link do tej pozycji" }).getAttribute("href")).toBe(`#/t/${id}?at=5`);
  const spectator = await board(page);
  await page.getByLabel("Oczami gracza").selectOption("1");
  await page.waitForFunction(
    (old) =>
      [...document.querySelectorAll(".board [data-spot]")].map((each) => each.getAttribute("title")).join("; ") !== old,
    spectator,
  );
  await page.getByRole("button", { name: "Wróć do gry" }).click();
  await page.context().close();
});

test("whoever looks back stays there while the game goes on", async () => {
  const page = await hall.visit();
  const id = await hall.table(page, { ...ROUND, options: { ...ROUND.options, starting_seat: 0 } });
  const guest = await page.context().newPage();
  await guest.goto(`${hall.address}#/t/${id}`);
  await page.locator("[data-spot=slot-0]").click();
  await page.locator("[data-spot=pile-0][data-legal]").waitFor();
  await guest.locator("[data-turn='1']").click();
  await isAt(guest, 1);
  const now = await seq(page);
  await page.locator("[data-spot=hidden][data-legal]").click();
  await isAt(page, now + 1);
  await guest.locator(`[data-turn='${now + 1}']`).waitFor();
  expect(await seq(guest)).toBe(1);
  await guest.getByRole("button", { name: "Back to now" }).click();
  await isAt(guest, now + 1);
  await page.context().close();
});
