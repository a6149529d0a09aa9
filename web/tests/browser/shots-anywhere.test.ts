/** Pictures of a shared device and of the hall in the browser for people to look at, in `shots/`. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STATES } from "./anywhere-states";
import { Hall } from "./hall";

const folder = fileURLToPath(new URL("../../shots/", import.meta.url));
const wanted = (process.env["SHOTS"] ?? "").split(" ").filter(Boolean);
const VIEWS = (["desk", "phone"] as const).flatMap((viewport) =>
  (["en", "pl"] as const).flatMap((language) =>
    (["light", "dark"] as const).map((theme) => ({ viewport, language, theme })),
  ),
);
const TAKEN = Object.keys(STATES)
  .flatMap((state) => VIEWS.map((view) => [[state, ...Object.values(view)].join("-"), state, view] as const))
  .filter(([name]) => wanted.every((word) => name.split("-").includes(word)));

let hall: Hall;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  hall = await Hall.open();
});
afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

test.each(TAKEN)("%s", async (name, state, view) => {
  const page = await hall.visit(view);
  await STATES[state]!(hall, page);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: !state.startsWith("curtain") });
  await page.context().close();
});
