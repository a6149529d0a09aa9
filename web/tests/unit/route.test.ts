import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { parse } = await import("$/lib/route.svelte");

test("addresses of the hall", () => {
  expect(parse("")).toEqual({ page: "lobby" });
  expect(parse("#/games")).toEqual({ page: "games" });
  expect(parse("#/new/smoki")).toEqual({ page: "new", game: "smoki" });
  expect(parse("#/rules/wyrmspan")).toEqual({ page: "rules", game: "wyrmspan" });
  expect(parse("#/unverified/simurgh")).toEqual({ page: "unverified", game: "simurgh" });
  expect(parse("#/t/ab12?invitation=x_y")).toEqual({
    page: "table",
    table: "ab12",
    invitation: "x_y",
    seatLink: null,
    at: null,
  });
  expect(parse("#/t/ab12?at=17")).toEqual({ page: "table", table: "ab12", invitation: null, seatLink: null, at: 17 });
  expect(parse("#/t/ab12?at=x")).toMatchObject({ at: null });
});
