import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

vi.mock("$/lib/games.svelte", () => ({ botTitle: (_: string, bot: string) => bot }));
vi.mock("$/lib/language.svelte", () => ({
  say: (id: string) => new RegExp(`^${id} = (.*)$`, "m").exec(readFileSync("src/words/en/page.ftl", "utf-8"))![1],
}));
const { guestName, playerName } = await import("$/lib/players");

test.each(["a", "k3Jd", "Zz91-x"])("people without a name have different names at one table: %s", (table) => {
  const seats = [0, 1, 2, 3, 4].map((seat) => guestName(table, seat));
  expect(new Set(seats).size).toBe(5);
  expect(seats.every((name) => name.startsWith("Guest "))).toBe(true);
});

test("everybody is called the same by everyone, and other tables have other guests", () => {
  const seat = { seat: 1, name: "Guest", bot: null, person: true } as never;
  expect(playerName({ id: "k3Jd" }, seat)).toBe(guestName("k3Jd", 1));
  expect(new Set(["a", "b", "c", "d"].map((table) => guestName(table, 0))).size).toBe(4);
});

test("whoever learns without a name is called the same in every section", () => {
  const seat = { seat: 0, name: "Guest", bot: null, person: true } as never;
  const study = { kind: "lesson", item: "setup" } as never;
  const names = ["a", "b", "c", "d"].map((id) => playerName({ id, study }, seat));
  expect(new Set(names).size).toBe(1);
});
