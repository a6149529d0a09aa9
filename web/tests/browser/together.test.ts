import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, Hall } from "./hall";
import { picker, playByMouse } from "./playing";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

const DAYS = { kind: "days", seconds: 3 * 86_400 };
const WANTED = { game: "smoki", seats: 2, options: { scoring: "rounds", rounds: 1, starting_seat: 0, turn_cap: 2 } };

/** Two people at one table, the second of whom followed a link. */
async function together(clock: object): Promise<{ ola: Page; jan: Page; id: string }> {
  const [ola, jan] = [await hall.visit(), await hall.visit({ language: "pl", viewport: "laptop" })];
  await ola.goto(hall.address);
  await ask(ola, "POST", "/api/guest", { name: "Ola" });
  const { table, invitation } = await ask<{ table: { id: string }; invitation: string }>(ola, "POST", "/api/tables", {
    ...WANTED,
    open: false,
    clock,
  });
  await jan.goto(hall.address);
  await ask(jan, "POST", "/api/guest", { name: "Jan" });
  await jan.goto(`${hall.address}#/t/${table.id}?invitation=${invitation}`);
  await jan.getByRole("button", { name: "Usiądź" }).click();
  await ola.goto(`${hall.address}#/t/${table.id}`);
  await ola.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ola, jan]) await page.locator(".room").waitFor();
  return { ola, jan, id: table.id };
}

/** The page of whoever must decide at a table; null: the game is over. */
async function decider(id: string, pages: readonly Page[]): Promise<Page | null> {
  const { clocks } = await ask<{ clocks: { runs: number | null } | null }>(pages[0]!, "GET", `/api/tables/${id}`);
  return pages[clocks?.runs ?? -1] ?? null;
}

test("two people play over days: each is shown the clocks, told whose turn it is, and both accept a rematch", async () => {
  const { ola, jan, id } = await together(DAYS);
  expect(await ola.locator("[data-clock='0']").innerText()).toContain("3 d 0 h");
  await jan.goto(`${hall.address}#/games`);
  const pick = picker(3);
  await playByMouse(ola, pick, 1);
  await jan.reload();
  await jan.getByRole("link", { name: "Następna tura" }).click();
  await jan.locator(".room").waitFor();
  for (let page = await decider(id, [ola, jan]); page; page = await decider(id, [ola, jan]))
    await playByMouse(page, pick, 1);
  for (const page of [ola, jan]) await playByMouse(page, pick); // the end is told to both
  await ola.getByRole("button", { name: "Play again" }).click();
  await ola.getByText("Waiting for everybody to accept").waitFor();
  await jan.getByRole("button", { name: "Przyjmij rewanż" }).click();
  for (const page of [ola, jan]) await page.locator(".room").waitFor();
  expect(new URL(ola.url()).hash).toBe(new URL(jan.url()).hash);
  for (const page of [ola, jan]) await page.context().close();
});

test("people talk beside the game in their own languages, mute, block and report", async () => {
  const { ola, jan } = await together(DAYS);
  for (const [page, name] of [
    [ola, "Chat"],
    [jan, "Rozmowa"],
  ] as const)
    await page.getByRole("tab", { name }).click();
  await ola.getByLabel("Say something").fill("Hi, <b>Jan</b>");
  await ola.getByRole("button", { name: "Send" }).click();
  await jan.getByText("Hi, <b>Jan</b>").waitFor();
  await jan.getByRole("button", { name: "Powodzenia!" }).click();
  await ola.getByRole("log").getByText("Good luck!").waitFor();
  expect(await ola.getByRole("log").getAttribute("aria-live")).toBe("polite");
  await ola.getByRole("button", { name: "More about what Jan said" }).click();
  await ola.getByRole("button", { name: "Report" }).click();
  await ola.getByText("Reported.").waitFor();
  await ola.getByRole("button", { name: "More about what Jan said" }).click();
  await ola.getByRole("button", { name: "Mute here" }).click();
  await ola.getByRole("log").getByText("Good luck!").waitFor({ state: "detached" });
  await ola.getByRole("button", { name: "Unmute" }).click();
  await ola.getByRole("button", { name: "More about what Jan said" }).click();
  await ola.getByRole("button", { name: "Block" }).click();
  await ola.getByText("Blocked.").waitFor();
  await ola.goto(`${hall.address}#/people`);
  await ola.getByRole("button", { name: "Unblock" }).waitFor();
  for (const page of [ola, jan]) await page.context().close();
});

/** What the test reaches in the service worker. */
interface Scope {
  registration: { showNotification(title: string, how: object): Promise<void> };
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  shown: Promise<object>;
  dispatchEvent(event: Event): boolean;
}

test("a push message is shown by the service worker unless one looks, and its click leads to the table", async () => {
  const page = await hall.visit();
  const context = page.context();
  const id = await hall.table(page, { game: "smoki", seats: 2, bots: ["random"] });
  const found = context.waitForEvent("serviceworker");
  await page.goto(hall.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
  });
  const worker = await found;
  // A browser without a screen shows nothing and lets nobody click: what it would show is kept, any window may come forward.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = new Promise((resolve) => {
      scope.registration.showNotification = async (title, how) => resolve({ title, ...how });
    });
    scope.WindowClient.prototype.focus = () => Promise.resolve();
  });
  const session = await context.newCDPSession(await context.newPage());
  const registration = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const told = { kind: "turn", table: id, title: "Your turn", text: "Smoki: it is your turn", path: `#/t/${id}` };
  const push = async () =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(hall.address).origin,
      registrationId: await registration,
      data: JSON.stringify(told),
    });

  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("message", (event) => resolve(event.data), { once: true });
      }),
  );
  await push();
  expect(await heard).toEqual({ say: "waiting" });
  expect(await worker.evaluate(() => Promise.race([(globalThis as unknown as Scope).shown, "nothing"]))).toBe(
    "nothing",
  );

  await page.close();
  await push();
  const shown = await worker.evaluate(() => (globalThis as unknown as Scope).shown);
  const data = { path: told.path };
  expect(shown).toEqual({ title: told.title, body: told.text, tag: `turn-${id}`, icon: "dragon.svg", data });

  const other = await context.newPage();
  await other.goto(hall.address);
  await other.locator("header [aria-expanded]").waitFor();
  await worker.evaluate((data) => {
    const facts = { notification: { close: () => undefined, data }, waitUntil: () => undefined };
    (globalThis as unknown as Scope).dispatchEvent(Object.assign(new Event("notificationclick"), facts));
  }, data);
  await other.locator(".room").waitFor();
  expect(new URL(other.url()).hash).toBe(told.path);
  await context.close();
});
