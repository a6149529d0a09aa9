import { expect, test } from "vitest";
import { firstLoad } from "./first-load";
import { Hall } from "./hall";
test("first load", async () => {
  const hall = await Hall.open();
  const page = await hall.visit({ viewport: "phone" });
  console.log("FIRST LOAD", await firstLoad(page, hall.address));
  await hall.close();
  expect(1).toBe(1);
});
