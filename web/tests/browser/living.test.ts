/** The living room: a television shows the table, phones come in by the code that it shows. */

import qrcode from "qrcode-generator";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { ask } from "./people";
import { Overheard, toldToSome } from "./overheard";
import { picker, playByMouse } from "./playing";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

const LONG = 1_500_000;
const SHORT = { scoring: "rounds", rounds: 1 };
type Wanted = { game: string; seats: number; options?: object; bots?: string[] };

/** A table that somebody sets on a phone for a television, with its code. */
async function setTable(host: Page, wanted: Wanted): Promise<{ id: string; code: string }> {
  await host.goto(hall.address);
  await ask(host, "POST", "/api/guest", { name: "Ola" });
  const { table } = await ask<{ table: { id: string } }>(host, "POST", "/api/tables", { ...wanted, open: false });
  await host.goto(`${hall.address}#/t/${table.id}`);
  await host.locator("[data-key=television]").click();
  const code = (await host.locator("[data-living] [data-code]").innerText()).replace(" ", "");
  await host.getByRole("checkbox", { name: "The board is on a television" }).check();
  return { id: table.id, code };
}

/** What the QR code of a television leads to: the only text that is drawn like this. */
async function scan(television: Page, code: string): Promise<string> {
  const link = `${hall.address}#/join/${code}`;
  const made = qrcode(0, "M");
  made.addData(link);
  made.make();
  let path = "";
  for (let row = 0; row < made.getModuleCount(); row++)
    for (let col = 0; col < made.getModuleCount(); col++)
      if (made.isDark(row, col)) path += `M${col + 3} ${row + 3}h1v1h-1z`;
  expect(await television.locator(".way svg path").getAttribute("d")).toBe(path);
  return link;
}

async function join(phone: Page, link: string, name: string): Promise<void> {
  await phone.goto(link);
  await phone.locator("#name").fill(name);
  await phone.locator("[data-key=sit]").click();
}

/** What only one of the people there knows: what their browsers hold, and the numbers of their seats. */
async function secrets(phones: readonly Page[]): Promise<string[]> {
  const cookies = await Promise.all(phones.map((phone) => phone.context().cookies()));
  return cookies.flat().map(({ value }) => value);
}

/** The people at a table who are asked something: each plays in turn until a television shows something. */
async function playUntil(television: Page, phones: ReadonlyMap<number, Page>, wanted: string): Promise<void> {
  const pick = picker(4);
  for (;;) {
    const seat = await television.waitForFunction(
      ([wanted, seats]) => {
        if (document.querySelector(wanted)) return "there";
        const turn = document.querySelector<HTMLElement>("[data-turn]")?.dataset["turn"] ?? "";
        return seats.includes(Number(turn || -1)) ? turn : null;
      },
      [wanted, [...phones.keys()]] as const,
      { timeout: 0 },
    );
    const turn = String(await seat.jsonValue());
    if (turn === "there") return;
    const phone = phones.get(Number(turn))!;
    await playByMouse(phone, pick, 1);
    const seq = Number(await phone.locator(".room").getAttribute("data-seq"));
    await television.waitForFunction(
      (seq) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset["seq"]) >= seq,
      seq,
      { timeout: 0 },
    );
  }
}

/** Somebody comes back to a seat with its number. */
async function comeBack(phone: Page, link: string, name: string, pin: string): Promise<void> {
  await phone.goto(link);
  await phone.locator("[data-key=return]").click();
  await phone.getByRole("radio", { name }).check();
  await phone.locator("#pin").fill(pin);
  await phone.locator("[data-key=come-back]").click();
}

const pinOf = (phone: Page, id: string) =>
  ask<{ pin: string }>(phone, "POST", `/api/tables/${id}/pin`).then(({ pin }) => pin);

const GAMES: Wanted[] = [
  { game: "smoki", seats: 3, options: SHORT },
  { game: "dragon_castle", seats: 3 },
  { game: "simurgh", seats: 3 },
  { game: "wyrmspan", seats: 3 },
];

test.each(GAMES)(
  "$game: three phones play a whole game before a television, which is told nothing that not everybody knows",
  async (wanted) => {
    const [television, ola, jan, ewa] = [
      await hall.visit({ viewport: "wide" }),
      await hall.visit({ viewport: "phone" }),
      await hall.visit({ viewport: "phone", language: "pl" }),
      await hall.visit({ viewport: "phone" }),
    ] as const;
    const phones = [ola, jan, ewa];
    const shown = new Overheard(television);
    const held = phones.map((phone) => new Overheard(phone));

    const { id, code } = await setTable(ola, wanted);
    await television.goto(`${hall.address}tv/${code.toLowerCase()}`);
    await television.locator("[data-television=gathering] [data-free='2']").waitFor();
    const link = await scan(television, code);
    await join(jan, link, "Jan");
    await television.getByText("Jan").waitFor();
    await join(ewa, link, "Ewa");
    await television.locator("[data-free='0']").waitFor();
    await ola.getByRole("button", { name: "Start the game" }).click();
    await television.locator(`[data-television=${wanted.game}] [data-turn]`).waitFor();
    await Promise.all(phones.map((phone) => phone.locator(".room[data-hand]").waitFor()));

    const moves = await Promise.all(phones.map((phone, seat) => playByMouse(phone, picker(seat + 2))));
    expect(Math.min(...moves)).toBeGreaterThan(3);
    await television.locator("[data-over]").waitFor();
    const last = [...shown.positions().values()].at(-1)!;
    const scores = await television.locator("[data-score]").allInnerTexts();
    expect(scores.map(Number).sort()).toEqual([...last.result!.scores].sort());
    expect(await television.locator("[data-legal], [data-mine] button:enabled").count()).toBe(0);

    expect(await toldToSome(id, shown, held)).toEqual([]);
    expect(shown.positions().size).toBeGreaterThan(20);
    expect(shown.happened().size).toBe(last.seq);
    const everything = await shown.everything();
    for (const secret of await secrets(phones)) expect(everything).not.toContain(secret);
    for (const phone of phones) expect(everything).not.toContain(`"${await pinOf(phone, id)}"`);
    expect(await television.context().cookies()).toEqual([]);
    for (const page of [television, ...phones]) await page.context().close();
  },
  LONG,
);

test(
  "who comes late takes a bot's seat, who lost a phone comes back on another, and one of two phones has the seat",
  async () => {
    const visit = () => hall.visit({ viewport: "phone" });
    const [ola, jan] = [await visit(), await visit()];
    const { id, code } = await setTable(ola, { game: "smoki", seats: 3, options: SHORT, bots: ["random"] });
    // The television is a window of the very browser that has a seat: it must be told no more for that.
    const television = await ola.context().newPage();
    const shown = new Overheard(television);
    await television.setViewportSize({ width: 1920, height: 1080 });
    await television.goto(`${hall.address}#/tv/${code}`);
    const link = await scan(television, code);
    await join(jan, link, "Jan");
    const pin = await jan.locator("[data-pin]").innerText();
    expect(pin).toBe(await pinOf(jan, id));
    await ola.getByRole("button", { name: "Start the game" }).click();
    const moved = (seq: number) => `[data-seq='${seq}'], [data-seq='${seq + 1}'], [data-seq='${seq + 2}']`;
    await playUntil(
      television,
      new Map([
        [0, ola],
        [1, jan],
      ]),
      moved(6),
    );

    const ewa = await visit();
    await ewa.goto(link);
    await ewa.locator("[data-join=playing] #name").fill("Ewa");
    await ewa.locator("[data-key=late]").click();
    await ewa.locator(".room[data-hand]").waitFor();
    await television.locator("[data-seat='2']", { hasText: "Ewa" }).waitFor();

    await jan.context().close();
    await television.locator("[data-seat='1'] small").waitFor(); // away
    const second = await visit();
    const wrong = pin.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    await comeBack(second, link, "Jan", wrong);
    await second.getByRole("alert").waitFor();
    await second.locator("#pin").fill(pin);
    await second.locator("[data-key=come-back]").click();
    await second.locator(".room[data-hand]").waitFor();
    await television.locator("[data-seat='1'] small").waitFor({ state: "detached" });
    await playUntil(
      television,
      new Map([
        [0, ola],
        [1, second],
        [2, ewa],
      ]),
      moved(20),
    );

    const third = await visit();
    const told = new Overheard(second);
    await comeBack(third, link, "Jan", pin);
    await third.locator(".room[data-hand]").waitFor();
    await second.locator("[data-moved]").waitFor();
    await second.getByRole("button", { name: "Just watch" }).click();
    await playUntil(
      television,
      new Map([
        [0, ola],
        [1, third],
        [2, ewa],
      ]),
      "[data-over]",
    );
    expect([...told.positions().values()].filter((position) => position.legal.length)).toEqual([]);
    expect(await second.locator(".room[data-hand]").count()).toBe(0);

    expect(
      await toldToSome(id, shown, [await lookBack(ola, id), await lookBack(third, id), await lookBack(ewa, id)]),
    ).toEqual([]);
    const everything = await shown.everything();
    for (const secret of await secrets([ola, second, third, ewa])) expect(everything).not.toContain(secret);

    await playByMouse(ola, picker(1)); // to the result
    await ola.getByRole("button", { name: "Play again" }).click();
    await television.locator("[data-television=gathering]").waitFor();
    for (const page of [ola, second, third, ewa]) await page.context().close();
  },
  LONG,
);

/** Everything that a seat was told of a game, heard again from its beginning. */
async function lookBack(phone: Page, id: string): Promise<Overheard> {
  const page = await phone.context().newPage();
  const told = new Overheard(page);
  await page.goto(`${hall.address}#/t/${id}`);
  await page.locator("[data-over]").first().waitFor();
  return told;
}
