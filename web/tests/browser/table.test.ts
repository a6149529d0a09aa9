import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall, VIEWPORTS, type Viewport } from "./hall";
import { picker, playByMouse } from "./playing";
import { playByWire } from "./wire";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const QUICK = { game: "smoki", seats: 2, bots: ["greedy"], options: { scoring: "rounds", rounds: 1 } };
const seq = (page: { evaluate: <T>(act: () => T) => Promise<T> }) =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>(".room")!.dataset["seq"]));

/** Play the first legal spot and wait until it is our turn again. */
async function firstMove(page: Page): Promise<number> {
  const before = await seq(page);
  await page.locator(".board [data-legal]").first().click();
  await page.waitForFunction(
    (old) =>
      Number(document.querySelector<HTMLElement>(".room")!.dataset["seq"]) > old &&
      document.querySelector(".board [data-legal]"),
    before,
  );
  return seq(page);
}

test("from the lobby to a game against bots by one click", async () => {
  const page = await hall.visit({ language: "pl" });
  await page.goto(hall.address);
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Smoki", exact: true }) });
  await card.getByRole("button", { name: /: Graj/ }).click();
  await page.locator(".room[data-room=smoki]").waitFor();
  await page.context().close();
});

test("two browsers at one table, by the invitation's link", async () => {
  const host = await hall.visit();
  await host.goto(`${hall.address}#/new/smoki`);
  await host.getByLabel("Players at the table").selectOption("2");
  await host.getByText("Options", { exact: true }).click();
  await host.getByLabel("Goal").selectOption("rounds");
  await host.getByLabel("Rounds", { exact: false }).last().fill("1");
  await host.getByRole("button", { name: "Set the table" }).click();
  const link = await host.getByLabel("Send this link to your friends").inputValue();
  const friend = await hall.visit({ language: "pl" });
  await friend.goto(link);
  await friend.getByRole("button", { name: "Usiądź" }).click();
  await host.getByRole("button", { name: "Start the game" }).click();
  const [first, second] = await Promise.all([playByMouse(host, picker(3)), playByMouse(friend, picker(4))]);
  expect(first).toBeGreaterThan(2);
  expect(second).toBeGreaterThan(2);
  await host.context().close();
  await friend.context().close();
});

test("the game goes on after the server was killed and started again", async () => {
  const page = await hall.visit();
  await hall.table(page, QUICK);
  const before = await firstMove(page);
  await hall.crash();
  await page.getByText("Reconnecting").waitFor();
  await hall.serve();
  await page.getByText("Reconnecting").waitFor({ state: "detached" });
  expect(await seq(page)).toBe(before);
  await playByMouse(page, picker(5));
  const told = await page.evaluate(() => [...document.querySelectorAll(".panel li")].length);
  expect(told).toBeGreaterThan(5);
  await page.context().close();
});

test("a move is undone, and what was revealed is not", async () => {
  const page = await hall.visit();
  await hall.table(page, { ...QUICK, options: { ...QUICK.options, starting_seat: 0 } });
  await page.locator("[data-spot=slot-0]").click();
  const undo = page.locator("[data-key=undo]");
  const says = (words: RegExp) => page.getByRole("button", { name: words }).waitFor();
  await page.locator("[data-spot=pile-0][data-legal]").click();
  await says(/^Undo: Take the top card/);
  await undo.click();
  await page.locator("[data-spot=pile-0][data-legal]").waitFor();
  await page.locator("[data-spot=hidden][data-legal]").click();
  await says(/^Undo anyway: Draw/);
  await page.context().close();
});

test("what one chooses from one's own hand is undone, though the others have seen it", async () => {
  const page = await hall.visit();
  const id = await hall.table(page, { game: "wyrmspan", seats: 2, bots: ["random"] });
  await playByWire(page, id, 5);
  await page.getByRole("tab", { name: "Moves" }).click();
  const excavate = page
    .locator(".moves")
    .getByRole("button", { name: /Excavate with/ })
    .first();
  await excavate.click();
  await page.getByRole("button", { name: /^Undo: Excavate with/ }).click();
  await excavate.waitFor();
  await page.context().close();
});

test("a whole turn is reset by the menu, by Shift and by a key", async () => {
  const page = await hall.visit();
  await hall.table(page, { game: "wyrmspan", seats: 2, bots: ["random"] });
  const menu = async () => {
    await page.getByRole("button", { name: "More ways to undo" }).click();
    await page.getByRole("button", { name: "Reset the turn: 2 decisions" }).click();
  };
  for (const reset of [
    menu,
    () => page.locator("[data-key=undo]").click({ modifiers: ["Shift"] }),
    () => page.keyboard.press("Shift+U"),
  ]) {
    await page.locator("[data-key=undo]").waitFor();
    await page.keyboard.press("1"); // which cards one gives away at the beginning stays hidden
    await page.getByRole("button", { name: /^Undo: Discard/ }).waitFor();
    await page.keyboard.press("1");
    await page.getByRole("button", { name: "More ways to undo" }).waitFor();
    await reset();
    await page.getByRole("button", { name: "Undo: there is nothing to take back yet" }).waitFor();
  }
  await page.context().close();
});

test("an illegal click answers why", async () => {
  const page = await hall.visit();
  await hall.table(page, { ...QUICK, options: { ...QUICK.options, starting_seat: 0 } });
  await page.locator("[data-spot=pile-0]").click();
  await page.getByText("first, everyone turns up one card").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("discard 1");
  await page.keyboard.press("Enter");
  await page.locator(".notice.why", { hasText: "Discard it onto the right pile" }).waitFor();
  await page.context().close();
});

test("the field for moves takes what is typed right after its key", async () => {
  const page = await hall.visit();
  await hall.table(page, QUICK);
  const focused = await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    return document.activeElement?.id;
  });
  expect(focused).toBe("command");
  await page.context().close();
});

test("the language changes without reloading the game", async () => {
  const page = await hall.visit();
  await hall.table(page, QUICK);
  await page.evaluate(() => (document.body.dataset["same"] = "yes"));
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("pl");
  await page.getByRole("button", { name: "Zamknij" }).click();
  await page.getByText("Odkryj jedną kartę swojego snu").waitFor();
  expect(await page.evaluate(() => [document.documentElement.lang, document.body.dataset["same"]])).toEqual([
    "pl",
    "yes",
  ]);
  await page.context().close();
});

test("a touch asks to confirm, and a second touch does", async () => {
  const page = await hall.visit({ viewport: "phone", settings: { confirm: "auto" } });
  await hall.table(page, QUICK);
  const before = await seq(page);
  await page.locator(".board [data-legal]").first().tap();
  expect(await seq(page)).toBe(before);
  await page.getByRole("button", { name: "Confirm" }).tap();
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>(".room")!.dataset["seq"]) > old,
    before,
  );
  await page.context().close();
});

test("a line of the log shows its position, and one comes back", async () => {
  const page = await hall.visit();
  await hall.table(page, QUICK);
  const now = await firstMove(page);
  await page.keyboard.press("[");
  expect(await seq(page)).toBeLessThan(now);
  await page.getByRole("button", { name: "Back to now" }).click();
  expect(await seq(page)).toBe(now);
  await page.context().close();
});

test.each(["smoki", "dragon_castle", "wyrmspan", "simurgh"])("%s: no page scroll in any viewport", async (game) => {
  for (const viewport of Object.keys(VIEWPORTS) as Viewport[]) {
    const page = await hall.visit({ viewport, language: "pl" });
    await hall.table(page, { game, seats: 4, bots: ["random", "random", "random"] });
    await page.locator(".board [data-legal]").first().waitFor();
    const overflow = await page.evaluate(() => {
      const board = document.querySelector(".board")!;
      const root = document.documentElement;
      return [
        root.scrollHeight - root.clientHeight,
        root.scrollWidth - root.clientWidth,
        board.scrollHeight - board.clientHeight,
        board.scrollWidth - board.clientWidth,
      ];
    });
    expect(overflow, viewport).toEqual([0, 0, 0, 0]);
    await page.context().close();
  }
});

test("with reduced motion nothing travels", async () => {
  const page = await hall.visit();
  await hall.table(page, QUICK);
  await page.locator(".board [data-legal]").first().click();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((each) => (each.effect as KeyframeEffect).getKeyframes().some((frame) => frame["transform"])).length,
  );
  expect(moving).toBe(0);
  await page.context().close();
});
