/** The living room: a television shows the table, phones come in by the code that it shows. */

import qrcode from "qrcode-generator";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, Hall } from "./hall";
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
