import { afterAll, beforeAll, expect, test } from "vitest";
import type { MyRatings } from "../../src/generated/wire";
import { Hall } from "./hall";
import { ask, playToTheEnd } from "./people";

const PATIENCE = 300_000;
const WAIT = { timeout: 60_000 };
const WANTED = {
  game: "dragon_castle",
  seats: 2,
  bots: ["random"],
  rated: true,
  clock: { kind: "days", seconds: 3 * 86_400 },
};

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
}, PATIENCE);
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

test(
  "a rated game against a bot stands on the leaderboard, in the statistics and in one's ratings",
  async () => {
    const ola = await hall.visit();
    ola.setDefaultTimeout(60_000);
    await ola.goto(hall.address);
    await ask(ola, "POST", "/api/guest", { name: "Ola" });
    await ask(ola, "POST", "/api/account", { login: "ola", password: "four words make one" });
    const { table } = await ask<{ table: { id: string } }>(ola, "POST", "/api/tables", WANTED);
    await ask(ola, "POST", `/api/tables/${table.id}/start`, {});
    await playToTheEnd(ola, table.id);
    const mine = async () => (await ask<MyRatings>(ola, "GET", "/api/ratings/mine")).ratings;
    await expect.poll(async () => (await mine()).length, WAIT).toBe(1);
    const { figure, steps } = (await mine())[0]!;
    expect(steps).toHaveLength(1);
    const [rating, low, high] = [figure.rating, figure.low, figure.high].map((each) => String(Math.round(each)));

    // The leaderboard: Ola among bots whose figures are fixed.
    await ola.goto(`${hall.address}#/ratings/dragon_castle/2`);
    const board = ola.getByRole("table", { name: "Dragon Castle, 2 players" });
    const own = board.getByRole("row").filter({ hasText: "(you)" });
    await own.waitFor();
    const cells = await own.locator("td, th").allInnerTexts();
    expect(cells.map((each) => each.replace(/\s/g, " "))).toEqual(["1", "Ola (you)", rating, `${low} … ${high}`, "1"]);
    expect(await board.getByRole("row").filter({ hasText: "fixed" }).count()).toBeGreaterThan(3);

    // What it adds up to: victories, rivals and points by source, each a picture with a table.
    await ola.goto(`${hall.address}#/statistics/dragon_castle`);
    for (const table of ["Victories", "Opponents"]) {
      const rows = ola.getByRole("table", { name: table, exact: true }).locator("tbody tr");
      await rows.waitFor();
      expect(await rows.innerText()).toMatch(/\b[01] of 1\b/);
      expect(await rows.locator("svg .bar").count()).toBe(1);
    }
    const points = ola.getByRole("table", { name: "Points by source", exact: true });
    await points.locator("tbody tr").first().waitFor();
    expect(await points.locator("tbody svg").count()).toBe(await points.locator("tbody tr").count());

    // One's own rating as a picture; whoever does not want to be listed is not, and others see nobody.
    await expect.poll(() => ola.locator("article .figure b").innerText()).toBe(rating);
    expect(await ola.locator("article svg path.line").count()).toBe(1);
    await ola.getByLabel("Show me on leaderboards, by name").uncheck();
    await expect.poll(async () => (await ask<MyRatings>(ola, "GET", "/api/ratings/mine")).listed, WAIT).toBe(false);
    const jan = await hall.visit();
    jan.setDefaultTimeout(60_000);
    await jan.goto(`${hall.address}#/ratings/dragon_castle/2`);
    await jan.getByText("Nobody is rated here yet.").waitFor();
  },
  PATIENCE,
);
