/** What somebody needs who has never been here: on a phone, in Polish. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { playByWire } from "./wire";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const PHONE = { viewport: "phone", language: "pl" } as const;
const SMOKI = { game: "smoki", seats: 2, bots: ["random"], options: { starting_seat: 0 } };

/** Hold a finger on something until its words appear. */
async function hold(page: Page, thing: Locator): Promise<Locator> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  const line = await page.context().newCDPSession(page);
  await line.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  const tip = page.locator("[data-tips]:popover-open");
  await tip.waitFor();
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return tip;
}

test("a name is asked for where others read it, and counts as soon as its field is left", async () => {
  const page = await hall.visit(PHONE);
  await page.goto(hall.address);
  await page.getByRole("article").nth(3).waitFor();
  expect(await page.getByLabel("Twoje imię").count()).toBe(0);
  await page.goto(`${hall.address}#/new/smoki`);
  await page.getByLabel("Twoje imię").fill("Basia");
  await page.getByRole("button", { name: "Otwórz stół" }).tap();
  await page.locator("main li", { hasText: "Basia" }).waitFor();
  expect(await page.getByLabel("Twoje imię").count()).toBe(0);
  await page.context().close();
});

test("people who say no name are told apart, and may still say it while they wait", async () => {
  const host = await hall.visit();
  await host.goto(`${hall.address}#/new/smoki`);
  await host.getByLabel("Players at the table").selectOption("2");
  await host.getByRole("button", { name: "Set the table" }).click();
  const friend = await hall.visit(PHONE);
  await friend.goto(await host.getByLabel("Send this link to your friends").inputValue());
  await friend.getByRole("button", { name: "Usiądź" }).tap();
  await host.getByText("Everyone is here").waitFor();
  const names = await host.locator("main li .name").allTextContents();
  expect(names.map((each) => each.trim().split(" ")[0])).toEqual(["Guest", "Guest"]);
  expect(names[0]).not.toBe(names[1]);
  expect(await host.locator("main").innerText()).not.toContain("drakehall serve");
  await friend.getByLabel("Twoje imię").fill("Basia");
  await friend.getByLabel("Twoje imię").press("Enter");
  await host.locator("main li", { hasText: "Basia" }).waitFor();
  await host.context().close();
  await friend.context().close();
});

test("who waits for others can leaf through the game and its icons", async () => {
  const page = await hall.visit(PHONE);
  await page.goto(`${hall.address}#/new/wyrmspan`);
  await page.getByRole("button", { name: "Otwórz stół" }).tap();
  await page.locator(".leaflet").getByText("1 z ").waitFor();
  const first = await page.locator(".leaflet h3").first().innerText();
  await page.getByRole("button", { name: "Następna strona" }).tap();
  await page.locator(".leaflet").getByText("2 z ").waitFor();
  expect(await page.locator(".leaflet h3").first().innerText()).not.toBe(first);
  await page.getByText("Legenda ikon").tap();
  await page.locator("[data-sign=coin]").waitFor();
  await page.context().close();
});

test("a newcomer meets one gentle bot; the next time it is as one chose", async () => {
  const page = await hall.visit(PHONE);
  await page.goto(hall.address);
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Na skrzydłach smoków" }) });
  await card.getByRole("radio", { name: "1", exact: true }).waitFor();
  expect(await card.getByRole("radio", { name: "1", exact: true }).isChecked()).toBe(true);
  expect(await card.getByRole("radio", { name: "Pierwszy raz" }).isChecked()).toBe(true);
  await card.getByRole("radio", { name: "solo" }).check();
  await card.getByLabel("Siła").selectOption({ label: "Automa, poziom 2" });
  await card.getByRole("button", { name: /: Graj/ }).tap();
  await page.locator(".room[data-room=wyrmspan]").waitFor();
  expect(await page.locator(".players [data-seat]").count()).toBe(1);
  await page.goto(hall.address);
  const mine = page.locator("main ul a").first();
  await mine.getByText("Twoja kolej").waitFor();
  expect(await card.getByRole("radio", { name: "solo" }).isChecked()).toBe(true);
  await mine.tap();
  await page.locator(".room[data-room=wyrmspan]").waitFor();
  await page.context().close();
});

test("from the rules one begins to play at once", async () => {
  const page = await hall.visit(PHONE);
  await page.goto(`${hall.address}#/rules/smoki`);
  await page.getByRole("button", { name: "Zagraj z botami" }).tap();
  await page.locator(".room[data-room=smoki]").waitFor();
  await page.context().close();
});

test("a chosen move is read whole, and confirmed under the board", async () => {
  const page = await hall.visit({ ...PHONE, settings: { confirm: "auto" } });
  await hall.table(page, SMOKI);
  await page.locator("[data-spot=slot-0][data-legal]").tap();
  const said = page.locator(".bar .say");
  await said.getByText("Odkryj kartę u góry z lewej").waitFor();
  expect(await said.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThan(4);
  await page.locator(".strip").getByText("cofnięcie będzie widać w historii").waitFor();
  expect(await page.locator("[data-key=confirm]").count()).toBe(1);
  await page.locator(".strip [data-key=confirm]").tap();
  await page.locator("[data-spot=pile-0][data-legal]").waitFor();
  await page.context().close();
});

test("words appear although the finger was elsewhere before, and lead to the rule", async () => {
  const page = await hall.visit(PHONE);
  await hall.table(page, { game: "simurgh", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await page.getByRole("button", { name: "Dzicz" }).tap();
  const tip = await hold(page, page.locator("[data-spot=wild-W1]"));
  await tip.getByRole("button", { name: "Dzicz" }).tap();
  const chapter = page.locator("dialog[open] .asked");
  await chapter.getByText("Dzicz", { exact: true }).waitFor();
  expect(await chapter.evaluate((each) => each.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.context().close();
});

test("the key R opens the rules at what they say about the focused thing", async () => {
  const page = await hall.visit({ language: "pl" });
  await hall.table(page, SMOKI);
  await page.locator("[data-spot=hidden]").focus();
  await page.keyboard.press("r");
  await page.locator("dialog[open] .asked").getByText("Twoja tura", { exact: true }).waitFor();
  await page.context().close();
});

test("a seat is given up only by who says so twice", async () => {
  const page = await hall.visit(PHONE);
  await hall.table(page, SMOKI);
  await page.getByRole("button", { name: "Ustawienia" }).tap();
  await page.getByRole("button", { name: "Odejdź od stołu" }).tap();
  await page.getByText("Odejść na dobre?").waitFor();
  await page.getByRole("button", { name: "Zostaję" }).tap();
  expect(await page.getByText("Odejść na dobre?").count()).toBe(0);
  expect(await page.locator(".room").count()).toBe(1);
  await page.getByRole("button", { name: "Odejdź od stołu" }).tap();
  await page.locator("[data-key=leave]").tap();
  await page.getByRole("heading", { level: 1 }).getByText("Cztery stoły").waitFor();
  await page.context().close();
});

test("the log of a phone opens at its end", async () => {
  const page = await hall.visit(PHONE);
  const id = await hall.table(page, SMOKI);
  await page.addLocatorHandler(page.locator("[data-key=onwards]"), (onwards) => onwards.tap()); // a round may have ended
  await playByWire(page, id, 25);
  await page.locator(".bottom").getByRole("button", { name: "Historia" }).tap();
  const last = page.locator("[data-turn]").last();
  await last.waitFor();
  expect(await last.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await page.context().close();
});

test("a space of Wyrmspan is dug by a touch of the rock itself; elsewhere nothing foolish is said", async () => {
  const page = await hall.visit(PHONE);
  const id = await hall.table(page, { game: "wyrmspan", seats: 2, bots: ["random"] });
  await playByWire(page, id, 5);
  await page.locator(".hand .cave[data-legal]").first().tap();
  await page.locator("[data-spot=place-c2][data-legal]").waitFor();
  await page.locator("[data-spot=place-c4]").tap();
  await page.locator(".bar .notice").getByText("Tego nie można teraz wybrać").waitFor();
  await page.locator("[data-spot=place-c2]").tap();
  await page.locator("[data-spot=place-c2][title*='lita skała']").waitFor({ state: "detached" });
  await page.context().close();
});

test("how a game of Smoki ended is told by its rounds and tokens", async () => {
  const page = await hall.visit(PHONE);
  const id = await hall.table(page, SMOKI);
  await playByWire(page, id, 2000);
  const onwards = page.locator("[data-key=onwards]");
  const over = page.locator("dialog[open] [data-over]");
  for (await onwards.or(over).first().waitFor(); await onwards.count(); await onwards.or(over).first().waitFor())
    await onwards.tap(); // rounds are told first
  const sheet = page.locator("dialog[open]");
  await sheet
    .getByText(/zwycięstwo|Zajmujesz/)
    .first()
    .waitFor();
  const tokens = await sheet.locator("tfoot td").allInnerTexts();
  expect(Math.max(...tokens.map(Number))).toBe(3);
  const best = await sheet.locator("tbody i").count();
  expect(best).toBe(tokens.map(Number).reduce((sum, each) => sum + each, 0));
  await page.context().close();
});

test("the end of a round of Smoki is told until it has been read", async () => {
  const page = await hall.visit(PHONE);
  const id = await hall.table(page, SMOKI);
  const sheet = page.locator("dialog[open]");
  for (let tries = 0; tries < 80 && !(await sheet.count()); tries++) await playByWire(page, id, 4);
  await sheet.getByRole("heading", { name: /rund/ }).first().waitFor();
  expect(await sheet.locator(".dreams h3").count()).toBe(SMOKI.seats);
  await sheet
    .getByText(/Najmniej punktów: żeton 1 z 3/)
    .first()
    .waitFor();
  await sheet.getByRole("button", { name: "Rozdaj następną rundę" }).tap();
  await sheet.waitFor({ state: "detached" });
  await page.context().close();
});

test("one goes back from a table to the hall, not to the form it was made with", async () => {
  const page = await hall.visit(PHONE);
  await page.goto(hall.address);
  await page.getByRole("link", { name: "Stół dla znajomych" }).first().tap();
  await page.getByRole("button", { name: "Otwórz stół" }).tap();
  await page.getByText("Czekamy na graczy").waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1 }).getByText("Cztery stoły").waitFor();
  await page.context().close();
});
