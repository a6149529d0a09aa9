/** A shared device and the hall in the browser can be read, hit and heard as everything else. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { STATES } from "./anywhere-states";
import { complaints } from "./complaints";
import { Hall } from "./hall";
import { tooSmall } from "./sizes";

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

const VISITS = [
  ["desk", "light", "en"],
  ["phone", "dark", "pl"],
] as const;

test.each(Object.keys(STATES).flatMap((state) => VISITS.map((visit) => [state, ...visit] as const)))(
  "%s, on a %s, %s, %s",
  async (state, viewport, theme, language) => {
    const page = await hall.visit({ viewport, theme, language });
    await STATES[state]!(hall, page);
    expect(await tooSmall(page)).toEqual([]);
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing beside it").toBe(
      true,
    );
    await page.context().close();
  },
);
