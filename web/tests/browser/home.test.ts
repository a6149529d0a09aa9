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

test.each(["en", "pl"] as const)("on a phone the buttons of a game hold their words: %s", async (language) => {
  const page = await hall.visit({ viewport: "phone", language });
  await hall.arrive(page, "#/");
  await page.locator("section.games .play").first().waitFor();
  const cut = await page
    .locator("section.games article .button")
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent?.trim()),
    );
  expect(cut).toEqual([]);
  await page.context().close();
});

test("Play says whom one plays, as chosen below it; a strength has one name", async () => {
  const page = await hall.visit({ viewport: "phone" });
  await hall.arrive(page, "#/");
  const smoki = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Smoki" }) });
  const play = smoki.getByRole("button", { name: "Smoki: Play" });
  await play.getByText("against 1 bot · First time").waitFor();
  expect(await smoki.innerText()).not.toContain("Greedy");
  await smoki.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await smoki.getByRole("radio", { name: "Strong" }).check({ force: true });
  await play.getByText("against 2 bots · Strong").waitFor();
  await page.context().close();
});
