/** People who share a device: at every hand-over nothing of another's hand is left, on the page or in what it keeps. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Hall } from "./hall";
import { picker } from "./playing";
import { everything, found, handOf, unknown } from "./secrets";
import { behindCurtain, handRound, playToCurtain, setTable } from "./sharing";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

const LONG = 1_200_000;

/** How many words of hands are looked for at least in a whole game: none where nothing is held beyond a move. */
const SECRETS = { wyrmspan: 200, simurgh: 100, dragon_castle: 0, smoki: 0 };

test.each(Object.entries(SECRETS))(
  "%s: two people play a whole game at one device, and nothing of one's hand is left when the other looks",
  async (game, secrets) => {
    const page = await hall.visit();
    await setTable(page, hall.address, game, 2);
    const handed = await handRound({ page, game, served: true }, picker(3));
    expect(handed.times).toBeGreaterThan(10);
    expect(handed.secrets).toBeGreaterThanOrEqual(secrets);
    expect([...handed.named].toSorted()).toEqual(["Jan:", "Ola:"]);
    await page.locator("dialog[open] [data-over]").waitFor();
    await page.context().close();
  },
  LONG,
);

test(
  "three people play a whole game with a bot, by mouse and Enter",
  async () => {
    const page = await hall.visit();
    await setTable(page, hall.address, "smoki", 3, { bots: 1 });
    const handed = await handRound({ page, game: "smoki", served: true }, picker(5));
    expect(handed.times).toBeGreaterThan(10);
    await page.locator("dialog[open] [data-over]").waitFor();
    await page.context().close();
  },
  LONG,
);

test(
  "neither keys, nor the past, nor undo, nor a reload lead to another's cards",
  async () => {
    const page = await hall.visit();
    await setTable(page, hall.address, "wyrmspan", 2);
    await page.keyboard.press("Enter");
    await page.locator(".strip-of-cards [data-card]").first().waitFor();
    const dealt = unknown(await handOf(page, "wyrmspan"), null);
    expect(dealt).not.toEqual([]);
    await page.getByRole("button", { name: "Hide everything of Ola’s" }).click();
    expect(await behindCurtain(page)).toBe("Ola");
    for (const key of ["u", "z", "h", "ArrowLeft", "[", "Escape", "1", "m", "F6", "Tab", "Tab"])
      await page.keyboard.press(key);
    expect(found(await everything(page), dealt)).toEqual([]);
    await page.locator("[data-look]").click();
    const held = await playToCurtain({ page, game: "wyrmspan", served: true }, picker(3));
    const ola = unknown(held, null);
    expect(ola).not.toEqual([]);
    expect(await behindCurtain(page)).toBe("Jan");
    expect(await page.locator("[data-look]").count()).toBe(2);
    await page.getByRole("button", { name: "I am Ola, one more look" }).click();
    await page.locator(".strip-of-cards [data-card]").first().waitFor();
    expect(await handOf(page, "wyrmspan")).toEqual(held);
    await page.getByRole("button", { name: "Hide everything of Ola’s" }).click();
    await page.locator("[data-ready]").waitFor();
    await page.getByRole("button", { name: "I am Jan, show my cards" }).click();
    await page.locator(".strip-of-cards [data-card]").first().waitFor();
    const slider = page.locator("input[type=range]").first();
    for (let back = 0; back < 3; back++) {
      await slider.focus();
      await page.keyboard.press(back ? "ArrowLeft" : "Home");
      await page.getByRole("button", { name: "Back to now" }).first().waitFor();
      expect(found(await everything(page), ola)).toEqual([]);
    }
    const answers = await page.evaluate(async () => {
      const table = location.hash.split("/")[2];
      const asked = ["positions/0?seat=0", "positions/0?seat=1", "position", "save"];
      return Promise.all(asked.map(async (path) => (await fetch(`/api/tables/${table}/${path}`)).status));
    });
    expect(answers).toEqual([403, 200, 200, 409]);
    const away = () => page.goto(`${hall.address}#/`).then(() => page.goBack());
    for (const again of [() => page.reload(), away]) {
      await again();
      expect(await behindCurtain(page)).toBe("Jan");
      expect(await page.locator("[data-look]").count()).toBe(1);
    }
    await page.context().close();
  },
  LONG,
);
