import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Hall, Halls } from "./hall";
import { Mailbox } from "./mailbox";
import { picker, playByMouse } from "./playing";
import { ask, clocksOf, sitDownTogether } from "./people";

const DAY = 86_400;
/** A database, two servers and a browser start slowly on a busy machine. */
const PATIENCE = 600_000;

/** Two server processes over one PostgreSQL: Ola comes in by the first, Jan by the second. */
let halls: Halls;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  halls = await Halls.open();
}, PATIENCE);
afterAll(async () => {
  await halls.close();
  await mailbox.close();
  expect(halls.faults).toEqual([]);
});

const WAIT = { timeout: 60_000 };
const DAYS = { kind: "days", seconds: 3 * DAY };

const left = (page: Page, seat: number) => page.locator(`[data-clock='${seat}']`).innerText();

test(
  "a game over days by two workers: pushed while away, played from the list, out of time, and played again",
  async () => {
    const [here, there] = halls.each as [Hall, Hall];
    const { ola, jan, id } = await sitDownTogether(here, there, DAYS);
    expect(new URL(ola.url()).port).not.toBe(new URL(jan.url()).port);
    await ask(jan, "POST", "/api/notifications/browsers", mailbox.subscription);

    // Jan goes elsewhere; Ola moves; half a minute later Jan is told, by whichever worker.
    await jan.goto(`${there.address}#/rules/smoki`);
    await playByMouse(ola, picker(3), 1);
    halls.move(60);
    const { told, headers, claims } = await mailbox.next();
    expect(headers["content-encoding"]).toBe("aes128gcm");
    expect(Number(headers["ttl"])).toBeGreaterThan(0);
    expect(claims.aud).toBe(mailbox.origin);
    expect(told).toEqual({ kind: "turn", table: id, title: "Your turn", text: expect.any(String), path: `#/t/${id}` });

    // Two days later Jan follows the list to the table and moves; nobody's time is up.
    halls.move(2 * DAY);
    await jan.goto(`${there.address}#/games`);
    await jan.getByRole("link", { name: "Następna tura" }).click();
    await jan.locator(".room").waitFor();
    await expect.poll(() => left(jan, 1)).toMatch(/\b23:5\d:\d\d$/);
    await playByMouse(jan, picker(3), 1);
    await expect.poll(() => clocksOf(ola, id)).toMatchObject({ runs: 0 });

    // While Ola looks at another table, that one is in the list there, too.
    const other = await ask<{ table: { id: string } }>(ola, "POST", "/api/tables", {
      game: "smoki",
      seats: 2,
      bots: ["random"],
      open: false,
      options: { starting_seat: 0 },
    });
    await ask(ola, "POST", `/api/tables/${other.table.id}/start`, {});
    await ola.goto(`${here.address}#/t/${other.table.id}`);
    await ola.locator(".room").waitFor();
    await ola.getByRole("banner").getByRole("link", { name: "Next turn" }).click();
    await expect.poll(() => new URL(ola.url()).hash).toBe(`#/t/${id}`);

    // Ola lets four days pass: a bot plays on, and both may play again.
    halls.move(4 * DAY);
    for (const page of [ola, jan])
      await expect.poll(async () => (await clocksOf(page, id))?.left[0] ?? 0, WAIT).toBe(0);
    await playByMouse(jan, picker(3));
    await ola.goto(`${here.address}#/t/${id}`);
    await playByMouse(ola, picker(3));
    await ola.getByRole("button", { name: "Play again" }).click();
    await ola.getByText("Waiting for everybody to accept").waitFor();
    await jan.getByRole("button", { name: "Przyjmij rewanż" }).click();
    for (const page of [ola, jan]) await page.locator(".room").waitFor();
    expect(new URL(ola.url()).hash).toBe(new URL(jan.url()).hash);
    expect(new URL(ola.url()).hash).not.toBe(`#/t/${id}`);
    for (const page of [ola, jan]) await page.context().close();
  },
  PATIENCE,
);
