import { afterAll, beforeAll, expect, test } from "vitest";
import { complaints } from "./complaints";
import { Hall, PLACES } from "./hall";
import { ask } from "./people";
import { playByWire } from "./wire";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

test.each([
  ["light", "desk"],
  ["dark", "desk"],
  ["dark", "phone"],
] as const)("the hall is accessible, %s on a %s", async (theme, viewport) => {
  for (const place of PLACES) {
    const page = await hall.visit({ theme, viewport });
    await hall.arrive(page, place);
    expect(await complaints(page), place).toEqual([]);
    await page.context().close();
  }
});

test.each(["smoki", "dragon_castle", "wyrmspan", "simurgh"])(
  "%s is accessible in both themes and on a phone",
  async (game) => {
    for (const [theme, viewport] of [
      ["light", "desk"],
      ["dark", "desk"],
      ["light", "phone"],
    ] as const) {
      const page = await hall.visit({ theme, viewport });
      await hall.table(page, { game, seats: 2, bots: ["greedy"] });
      await page.locator(".board [data-legal]").first().waitFor();
      expect(await complaints(page), `${theme} ${viewport}`).toEqual([]);
      for (const tab of viewport === "phone" ? [1, 2, 3] : []) {
        await page.locator(".bottom button").nth(tab).click();
        expect(await complaints(page), `tab ${tab} of a phone`).toEqual([]);
      }
      await page.context().close();
    }
  },
);

test.each(["light", "dark"] as const)(
  "a table's sheets, its recap, a hint and an earlier position are accessible, %s",
  async (theme) => {
    const page = await hall.visit({ theme });
    await hall.table(page, { game: "smoki", seats: 2, bots: ["greedy"], options: { starting_seat: 0 } });
    await page.locator("[data-spot=slot-0][data-legal]").click();
    await page.locator("[data-spot=pile-0][data-legal]").waitFor();
    await page.reload();
    await page.locator(".recap").waitFor();
    expect(await complaints(page), "recap").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await page.locator("[data-hinted]").first().waitFor();
    expect(await complaints(page), "hint").toEqual([]);
    await page.keyboard.press("[");
    await page.getByRole("button", { name: "Back to now" }).waitFor();
    expect(await complaints(page), "earlier").toEqual([]);
    for (const key of ["?", "s", "r"]) {
      await page.keyboard.press(key);
      await page.locator("dialog[open]").waitFor();
      expect(await complaints(page), key).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator("dialog[open]").waitFor();
    expect(await complaints(page), "settings").toEqual([]);
    await page.context().close();
  },
);

test("words that lead to a rule, and the sheet at the end of a round, are accessible", async () => {
  const page = await hall.visit({ language: "pl" });
  const id = await hall.table(page, { game: "smoki", seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await page.locator("[data-spot=hidden]").hover();
  await page.locator("[data-tips]:popover-open [data-read]").waitFor();
  expect(await complaints(page), "words").toEqual([]);
  const onwards = page.locator("[data-key=onwards]");
  for (let tries = 0; tries < 80 && !(await onwards.count()); tries++) await playByWire(page, id, 5);
  await onwards.waitFor();
  expect(await complaints(page), "end of a round").toEqual([]);
  await page.context().close();
});

test.each([
  ["wyrmspan", "light", "desk"],
  ["wyrmspan", "dark", "phone"],
  ["simurgh", "light", "phone"],
  ["simurgh", "dark", "desk"],
] as const)("in the middle of a game %s is accessible, %s on a %s", async (game, theme, viewport) => {
  const page = await hall.visit({ theme, viewport });
  const id = await hall.table(page, { game, seats: 2, bots: ["random"], options: { starting_seat: 0 } });
  await page.goto(hall.address);
  for (const moves of [15, 30]) {
    await playByWire(page, id, moves);
    await page.goto(`${hall.address}#/t/${id}`);
    await page.locator(":is(.board [data-legal], .strip [data-number]):visible, [data-key=onwards]").first().waitFor();
    expect(await complaints(page), `after ${moves} moves`).toEqual([]);
  }
  await page.context().close();
});

test.each([
  ["light", "desk"],
  ["dark", "phone"],
] as const)("the end of a round of Wyrmspan is accessible, %s on a %s", async (theme, viewport) => {
  const page = await hall.visit({ theme, viewport });
  const id = await hall.table(page, { game: "wyrmspan", seats: 2, bots: ["random"] });
  const onwards = page.locator("[data-key=onwards]");
  for (let tries = 0; tries < 80 && !(await onwards.count()); tries++) await playByWire(page, id, 5);
  await onwards.waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ["light", "desk"],
  ["dark", "phone"],
] as const)("the end of a game and the list of one's games are accessible, %s on a %s", async (theme, viewport) => {
  const page = await hall.visit({ theme, viewport });
  for (const game of ["smoki", "dragon_castle"]) {
    const options = game === "smoki" ? { turn_cap: 4 } : {};
    const id = await hall.table(page, { game, seats: 2, bots: ["random"], options });
    await page.goto(hall.address);
    await playByWire(page, id, 2000);
    await page.goto(`${hall.address}#/t/${id}`);
    await page.locator("dialog[open] [data-over]").waitFor();
    expect(await complaints(page), `${game}, the result`).toEqual([]);
  }
  await page.goto(`${hall.address}#/games`);
  await page.locator("main li").first().waitFor();
  expect(await complaints(page), "my games").toEqual([]);
  await page.context().close();
});

test.each([
  ["smoki", "light"],
  ["dragon_castle", "dark"],
  ["wyrmspan", "light"],
  ["simurgh", "dark"],
] as const)("a television and its phones are accessible: %s, %s", async (game, theme) => {
  const [television, phone] = [
    await hall.visit({ viewport: "wide", theme }),
    await hall.visit({ viewport: "phone", theme }),
  ];
  await phone.goto(hall.address);
  await ask(phone, "POST", "/api/guest", { name: "Ola" });
  const wanted = { game, seats: 2, open: false, options: { starting_seat: 0 } };
  const { id } = (await ask<{ table: { id: string } }>(phone, "POST", "/api/tables", wanted)).table;
  const { code } = await ask<{ code: string }>(phone, "POST", `/api/tables/${id}/code`);
  await television.goto(`${hall.address}#/tv/${code}`);
  await television.locator("[data-free]").waitFor();
  expect(await complaints(television), "gathering").toEqual([]);
  const stranger = await hall.visit({ viewport: "phone", theme });
  await stranger.goto(`${hall.address}#/join/${code}`);
  await stranger.locator("[data-key=sit]").waitFor();
  expect(await complaints(stranger), "joining").toEqual([]);
  await stranger.locator("[data-key=return]").click();
  expect(await complaints(stranger), "coming back").toEqual([]);
  await ask(phone, "POST", `/api/tables/${id}/start`, { fill: "random" });
  await phone.goto(`${hall.address}#/join/${code}`);
  await phone.locator(".room[data-hand] :is(.board [data-legal], .strip [data-number]):visible").first().waitFor();
  expect(await complaints(phone), "a hand").toEqual([]);
  await television.locator("[data-turn='0']").waitFor();
  expect(await complaints(television), "the game").toEqual([]);
  for (const page of [television, phone, stranger]) await page.context().close();
});
