import { expect, test } from "vitest";
import { dragon } from "$/art/dragon";
import { DRAGONS } from "$/generated/wyrmspan";
import { lookOf } from "$/games/wyrmspan/facts";

test("183 cards are 183 dragons, each always the same", () => {
  const drawn = Object.entries(DRAGONS).map(([label, facts]) => {
    const look = lookOf(label, facts);
    return JSON.stringify([dragon(look.traits), look.tones, look.scale, look.flip]);
  });
  expect(drawn.length).toBe(183);
  expect(new Set(drawn).size).toBe(183);
  expect(JSON.stringify(lookOf("7", DRAGONS["7"]!))).toBe(JSON.stringify(lookOf("7", DRAGONS["7"]!)));
});

test("silhouettes differ too, not only colours", () => {
  const outlines = Object.entries(DRAGONS).map(([label, facts]) =>
    JSON.stringify(dragon(lookOf(label, facts).traits).map((part) => part.d)),
  );
  expect(new Set(outlines).size).toBe(183);
});
