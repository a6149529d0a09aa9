import { expect, test, vi } from "vitest";
import { href } from "$/course/links";
import type { CourseMoment } from "$/generated/wire";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { parse } = await import("$/lib/route.svelte");

test("addresses of the hall", () => {
  expect(parse("")).toEqual({ page: "lobby" });
  expect(parse("#/games")).toEqual({ page: "games" });
  expect(parse("#/account")).toEqual({ page: "account" });
  expect(parse("#/statistics")).toEqual({ page: "statistics", game: null });
  expect(parse("#/statistics/smoki")).toEqual({ page: "statistics", game: "smoki" });
  expect(parse("#/ratings")).toEqual({ page: "ratings", game: null, seats: null });
  expect(parse("#/ratings/smoki/3")).toEqual({ page: "ratings", game: "smoki", seats: 3 });
  expect(parse("#/ratings/smoki/x")).toEqual({ page: "ratings", game: "smoki", seats: null });
  expect(parse("#/learn")).toEqual({ page: "learn", game: null });
  expect(parse("#/learn/smoki")).toEqual({ page: "learn", game: "smoki" });
  expect(parse("#/new/smoki")).toEqual({ page: "new", game: "smoki" });
  expect(parse("#/rules/wyrmspan")).toEqual({ page: "rules", game: "wyrmspan" });
  expect(parse("#/unverified/simurgh")).toEqual({ page: "unverified", game: "simurgh" });
  expect(parse("#/tv/")).toEqual({ page: "tv", code: null });
  expect(parse("#/tv/BCDFGHJK")).toEqual({ page: "tv", code: "BCDFGHJK" });
  expect(parse("#/join/bcdf%20ghjk")).toEqual({ page: "join", code: "bcdf ghjk" });
  expect(parse("#/join/%E0%A4%A")).toEqual({ page: "join", code: null });
  expect(parse("#/t/ab12?invitation=x_y")).toEqual({
    page: "table",
    table: "ab12",
    invitation: "x_y",
    seatLink: null,
    at: null,
    light: null,
  });
  expect(parse("#/t/ab12?at=17")).toMatchObject({ page: "table", table: "ab12", at: 17, light: null });
  expect(parse("#/t/ab12?at=x")).toMatchObject({ at: null });
});

test("the course of a game has a page, and its moments have links", () => {
  expect(parse("#/t/ab12/course")).toEqual({ page: "course", table: "ab12" });
  const moment = { seq: 17, seat: 1, better: "place 3", targets: ["slot-3", "pile-0"] } as unknown as CourseMoment;
  expect(parse(href("ab12", moment))).toMatchObject({
    page: "table",
    at: 17,
    light: { eyes: 1, move: "place 3", targets: ["slot-3", "pile-0"] },
  });
  expect(parse("#/t/ab12?at=17&eyes=x&better=place")).toMatchObject({ light: null });
  expect(parse("#/t/ab12?at=17&eyes=1")).toMatchObject({ light: null });
});
