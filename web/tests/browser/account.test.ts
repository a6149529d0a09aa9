import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const PASSWORD = "four words make one";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall.close();
  expect(hall.faults).toEqual([]);
});

/** An authenticator inside the browser that holds passkeys and says that its user was verified. */
async function authenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const taken = async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  const give = async (credentials: Awaited<ReturnType<typeof taken>>): Promise<void> => {
    for (const credential of credentials)
      await devtools.send("WebAuthn.addCredential", { authenticatorId, credential });
  };
  return { taken, give };
}

/** What is hashed and checked here takes its time on a busy machine. */
async function patient(more: Parameters<Hall["visit"]>[0] = {}): Promise<Page> {
  const page = await hall.visit(more);
  page.setDefaultTimeout(60_000);
  return page;
}

async function visit(language: "en" | "pl" = "en", more: Parameters<Hall["visit"]>[0] = {}): Promise<Page> {
  const page = await patient({ language, ...more });
  await page.goto(`${hall.address}#/account`);
  await page.locator("main .card").first().waitFor();
  return page;
}

async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; nodes: { html: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(context: object): Promise<Found> } };
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  });
}

const learnt = (page: Page, progress?: object) =>
  page.evaluate((given) => {
    if (given) localStorage.setItem("drakehall.progress", JSON.stringify(given));
    return JSON.parse(localStorage.getItem("drakehall.progress") ?? "{}");
  }, progress);

const progressOf = (section: string) => ({
  version: 1,
  teach: false,
  games: { smoki: { sections: { [section]: "2026-03-01" }, begun: {}, exercises: {}, puzzles: {}, heard: [] } },
});

test("a passkey opens an account, and on another device its tables and what was learnt are there", async () => {
  const desk = await patient();
  const table = await hall.table(desk, { game: "smoki", seats: 2, bots: ["greedy"] });
  await learnt(desk, progressOf("goal"));
  await desk.goto(`${hall.address}#/account`);
  await desk.reload();
  const key = await authenticator(desk);
  await desk.locator("[name=new-login]").fill("Ola");
  await desk.getByRole("button", { name: "Open with a passkey" }).click();
  await desk.locator("[data-codes] code").nth(9).waitFor();
  expect(await complaints(desk)).toEqual([]);
  await desk.getByRole("button", { name: "I have saved them" }).click();
  await desk.getByText("You sign in as “Ola”").waitFor();
  const taken = await key.taken();
  expect(taken).toHaveLength(1);
  await desk.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await desk.locator("[name=new-login]").waitFor();
  expect((await learnt(desk)).games).toEqual({});

  const phone = await visit("pl", { viewport: "phone" });
  await learnt(phone, progressOf("turn"));
  await phone.reload();
  await (await authenticator(phone)).give(taken);
  await phone.getByRole("button", { name: "Zaloguj się kluczem dostępu" }).click();
  await phone.getByText("Logujesz się jako „Ola”").waitFor();
  expect(await complaints(phone)).toEqual([]);
  expect(Object.keys((await learnt(phone)).games.smoki.sections).sort()).toEqual(["goal", "turn"]);
  await phone.goto(`${hall.address}#/games`);
  await phone.locator(`a[href*="${table}"]`).first().waitFor();
  await desk.context().close();
  await phone.context().close();
});

test("by password: devices are signed out elsewhere, data are taken and deleted", async () => {
  const [desk, phone] = [await visit(), await visit()];
  await desk.getByRole("button", { name: "Use a password instead" }).click();
  await desk.locator("[name=new-login]").fill("Jan");
  await desk.locator("[name=new-password]").fill(PASSWORD);
  await desk.keyboard.press("Enter");
  await desk.locator("[data-codes]").waitFor();
  await phone.locator("[name=login]").fill("jan");
  await phone.locator("[name=password]").fill("not the password");
  await phone.keyboard.press("Enter");
  await phone.getByRole("alert").waitFor();
  await phone.locator("[name=password]").fill(PASSWORD);
  await phone.keyboard.press("Enter");
  await phone.getByText("You sign in as “Jan”").waitFor();
  await desk.reload();
  await desk.getByRole("button", { name: "Sign out all others" }).click();
  await desk.getByText("this device").waitFor();
  await phone.reload();
  await phone.locator("[name=new-login]").waitFor();
  const [file] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf-8")).accounts[0].login).toBe("Jan");
  await desk.getByRole("button", { name: "Delete my data …" }).click();
  await desk.locator("dialog[open]").waitFor();
  expect(await complaints(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Keep it" }).click();
  await desk.getByRole("button", { name: "Delete my data …" }).click();
  await desk.locator("[data-delete]").click();
  await desk.locator("[name=new-login]").waitFor();
  await desk.locator("[name=login]").fill("jan");
  await desk.locator("[name=password]").fill(PASSWORD);
  await desk.keyboard.press("Enter");
  await desk.getByRole("alert").waitFor();
  await desk.context().close();
  await phone.context().close();
});

test.each(["light", "dark"] as const)("becoming an account and signing in are accessible, %s", async (theme) => {
  for (const viewport of ["desk", "phone"] as const) {
    const page = await visit("en", { theme, viewport });
    expect(await complaints(page), viewport).toEqual([]);
    await page.context().close();
  }
});
