/** The home page: what one has begun stands on top, and a game can be begun without scrolling. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";

let hall: Hall;
beforeAll(async () => void (hall = await Hall.open()), 60_000);
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

test.each(["en", "pl"] as const)("a newcomer sees where to begin each game: %s", async (language) => {
  const page = await hall.visit({ language });
  await hall.arrive(page, "#/");
  await page.locator("section.games .play").first().waitFor();
  for (const play of await page.locator("section.games .play").all()) {
    const { y, height } = (await play.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(800);
  }
  for (const cover of await page.locator("section.games .picture").all()) {
    const { width, height } = (await cover.boundingBox())!;
    expect(height).toBeCloseTo(width / 2, 0);
  }
  await page.context().close();
});

test("games one has not finished stand above everything else", async () => {
  const page = await hall.visit();
  await hall.table(page, { game: "smoki", seats: 2, bots: ["random"] });
  await hall.arrive(page, "#/");
  const [mine, shelf, games] = await Promise.all(
    [page.getByRole("heading", { name: "Unfinished games" }), page.locator(".next"), page.locator("section.games")].map(
      async (each) => (await each.boundingBox())!.y,
    ),
  );
  expect(mine).toBeLessThan(shelf!);
  expect(shelf).toBeLessThan(games!);
  await page.context().close();
});
