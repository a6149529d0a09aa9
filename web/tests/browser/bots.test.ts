import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

test.each(["en", "pl"] as const)(
  "one meets a bot, registers one and makes a token that works, in %s",
  async (language) => {
    const page = await hall.visit({ language });
    await page.goto(`${hall.address}#/bots`);
    await page.locator("main li").first().waitFor();
    await page.locator("main section input").first().fill("Zosia");
    await page.locator("main section form button").click();
    await page.locator("main article > button").click();
    const secret = (await page.locator("main article code").textContent()) ?? "";
    expect(secret).toMatch(/^dh_/);

    const proof = { headers: { Authorization: `Bearer ${secret}` } };
    const known = () => fetch(`${hall.address}api/guest`, proof);
    expect(((await (await known()).json()) as { name: string }).name).toBe("Bot Zosia");
    await page.locator("main article li button").click();
    await page.locator("main article li").waitFor({ state: "detached" });
    expect((await known()).status).toBe(401);

    await page.locator("main ul li .button").last().click();
    await page.locator(".board").first().waitFor();
    await page.context().close();
  },
);
