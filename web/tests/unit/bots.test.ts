import { expect, test } from "vitest";
import { strongestFirst } from "$/bots/order";
import { faceOf } from "$/bots/faces";
import type { BotInfo } from "$/generated/wire";

const bot = (name: string, strength: number | null, level = true): BotInfo => ({
  name,
  title: name,
  about: "",
  level,
  usual: false,
  gentle: false,
  net: [],
  strength,
});
const names = (...bots: BotInfo[]) => strongestFirst(bots).map((each) => each.name);

test("the strongest bot stands first", () => {
  expect(names(bot("random", 459), bot("greedy", 1500), bot("rusher", 1509, false))).toEqual([
    "rusher",
    "greedy",
    "random",
  ]);
});

test("a level that nobody has measured stands above the level below it, anything else last", () => {
  const [low, high] = [bot("adept", 1667), bot("grandmaster", null)];
  expect(names(low, high, bot("digger", null, false))).toEqual(["grandmaster", "adept", "digger"]);
  expect(names(bot("novice", null), low)).toEqual(["adept", "novice"]);
});

test("every bot has a face, and always the same one", () => {
  const faces = ["master", "FirstBot", "OtherBot"].map(faceOf);
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(3);
  expect(faceOf("FirstBot")).toEqual(faces[1]);
});
