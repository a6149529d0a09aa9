import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";

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

/** Ask the hall for something as whoever sits before this browser. */
const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, body ? { method, headers, body: JSON.stringify(body) } : { method });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json() as Promise<T>;
    },
    [method, path, body] as const,
  );

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

/** Play whatever is legal until the decision passes on, or the game ends. */
async function play(page: Page): Promise<void> {
  await page.locator("[data-legal]").first().waitFor();
  while (await page.locator("[data-legal]").count()) {
    const before = await page.locator(".room").getAttribute("data-seq");
    await page.locator("[data-legal]").first().click();
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>(".room")?.dataset["seq"] !== before,
      before,
    );
  }
}

test("two people play over days: each is shown the clocks, told whose turn it is, and both accept a rematch", async () => {
  const { ola, jan, id } = await together(DAYS);
  expect(await ola.locator("[data-clock='0']").innerText()).toContain("3 d 0 h");
  await jan.goto(`${hall.address}#/games`);
  await play(ola);
  await jan.reload();
  await jan.getByRole("link", { name: "Następna tura" }).click();
  await jan.locator(".room").waitFor();
  for (let turn = 0; turn < 20 && !(await ola.locator("[data-over]").count()); turn++) {
    const seat = (await ask<{ clocks: { runs: number | null } | null }>(ola, "GET", `/api/tables/${id}`)).clocks?.runs;
    if (seat == null) break;
    await play([ola, jan][seat]!);
  }
  for (const page of [ola, jan]) await page.locator("[data-over]").waitFor();
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

test("a push message is shown by the service worker, and its click leads to the table", async () => {
  const page = await hall.visit();
  const context = page.context();
  await context.grantPermissions(["notifications"], { origin: hall.address });
  await page.goto(hall.address);
  const worker = context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
  });
  const notices = await worker;
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const told = { kind: "turn", table: "abc", title: "Your turn", text: "Smoki: it is your turn", path: "#/games" };
  const blank = await context.newPage(); // now the page of the hall is not in front
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(hall.address).origin,
    registrationId: await registration,
    data: JSON.stringify(told),
  });
  const shown = await notices.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    for (;;) {
      const [one] = await scope.registration.getNotifications();
      if (one) return { title: one.title, body: one.body, tag: one.tag, data: one.data as unknown };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  expect(shown).toEqual({ title: told.title, body: told.text, tag: "turn-abc", data: { path: told.path } });
  await blank.close();
  await context.close();
});
