import { expect, test, vi } from "vitest";
import type { OptionInfo } from "$/generated/wire";

vi.stubGlobal("navigator", { languages: [] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { matters } = await import("$/lib/options");

const option = (name: string, usual: string, needs: Record<string, string> = {}): OptionInfo => ({
  name,
  allowed: "",
  default: usual,
  description: "",
  needs,
  content: false,
});

test("options that another one makes idle are not told, nor the number of turns that no game reaches", () => {
  const tokens = (name: string) => ({ scoring: "tokens", turn_cap: "10000" })[name];
  const rounds = (name: string) => ({ scoring: "rounds", turn_cap: "50" })[name];
  expect(matters(option("rounds", "8", { scoring: "rounds" }), tokens)).toBe(false);
  expect(matters(option("points_limit", "100", { scoring: "points" }), tokens)).toBe(false);
  expect(matters(option("turn_cap", "10000"), tokens)).toBe(false);
  expect(matters(option("open_piles", "2"), tokens)).toBe(true);
  expect(matters(option("rounds", "8", { scoring: "rounds" }), rounds)).toBe(true);
  expect(matters(option("turn_cap", "10000"), rounds)).toBe(true);
});

test("an option by the name of rounds in a game that scores in one way only is told", () => {
  expect(matters(option("rounds", "4"), () => undefined)).toBe(true);
});
