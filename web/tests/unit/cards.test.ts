import { afterEach, expect, test, vi } from "vitest";
import type { Cards as Told } from "$/generated/wire";
import { Refusal } from "$/lib/api";
import { Cards } from "$/lib/cards.svelte";

afterEach(() => void vi.useRealTimers());

const told = (name: string): Told => ({ game: "wyrmspan", language: "en", faces: { "dragon-1": { name } } });

test("cards are asked for once in each language", async () => {
  const ask = vi.fn((language: string) => Promise.resolve(told(language)));
  const cards = new Cards(ask);
  expect(cards.faces("pl")).toBeNull();
  cards.load("pl");
  cards.load("pl");
  cards.load("en");
  await vi.waitFor(() => expect(cards.faces("en")).toEqual({ "dragon-1": { name: "en" } }));
  expect(cards.faces("pl")).toEqual({ "dragon-1": { name: "pl" } });
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a broken line is tried again, a refusal is final", async () => {
  vi.useFakeTimers();
  const ask = vi.fn().mockRejectedValueOnce(new TypeError("no network")).mockResolvedValueOnce(told("late"));
  const cards = new Cards(ask);
  cards.load("en");
  await vi.runAllTimersAsync();
  expect(cards.faces("en")).toEqual({ "dragon-1": { name: "late" } });

  const refused = new Cards(() => Promise.reject(new Refusal({ status: 409, id: "x", text: "x" })));
  refused.load("en");
  await vi.runAllTimersAsync();
  expect(refused.faces("en")).toEqual({});
});
