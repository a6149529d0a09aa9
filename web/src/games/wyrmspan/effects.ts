/** The effects of cards taken apart for icons. The notation is that of the card tables; the words are in the card's text. */

/** An icon with how many (empty: the icon says it all), or a sign between icons. */
export type Mark = { icon: string; count: string } | { sign: string };

export interface Clause {
  /** When: played, activated, round, endgame, fed, fed3. */
  when: string;
  marks: Mark[];
}

const CARD: Record<string, string> = { dragon: "dragon_card", cave: "cave_card" };
const THINGS = ["meat", "gold", "crystal", "milk", "coin", "egg", "any", "dragon_card", "cave_card"];
const CALL = /->|\bopponents\b|\bswap_dragons\b|\?|\||;|×|(\w+)\(([^()]*)\)/g;

export function clauses(effect: string): Clause[] {
  return effect.split(" || ").map((line) => {
    const at = line.indexOf(":");
    return { when: line.slice(0, at).split("(")[0]!, marks: marks(line.slice(at + 1)) };
  });
}

/** Counts become “n”, conditions “?”: how they are reckoned is said in words. */
function marks(text: string): Mark[] {
  const plain = text
    .replaceAll(/count\([^()]*\)/g, "n")
    .replaceAll(/if\((?:[^()]|\([^()]*\))*\)/g, "?")
    .replaceAll("*n", "×");
  return [...plain.matchAll(CALL)].flatMap(([whole, name, args]) =>
    name ? called(name, args!.split(",")) : sign(whole),
  );
}

function sign(text: string): Mark[] {
  if (text === "opponents") return [{ icon: "players", count: "" }];
  if (text === "swap_dragons") return [{ icon: "dragon", count: "" }, { sign: "⇄" }, { icon: "dragon", count: "" }];
  const said: Record<string, string> = { "->": "→", "|": "/", ";": "·", "?": "?", "×": "× n" };
  return [{ sign: said[text] ?? text }];
}

/** A kind that only the words can tell is drawn as any. */
const thing = (kind: string) => (THINGS.includes(kind) ? kind : kind.includes("card") ? "cards" : "any");

function called(name: string, args: string[]): Mark[] {
  const [first = "", second = ""] = args;
  const many = (count: string) => (count === "1" ? "" : count);
  switch (name) {
    case "gain":
    case "pay":
      return [{ icon: thing(first), count: many(second) }];
    case "draw":
      return [{ icon: CARD[first] ?? "cards", count: many(second) }];
    case "egg":
    case "guild":
    case "excavate":
    case "tuck":
      return [{ icon: name, count: many(first) }];
    case "egg_each":
      return [{ icon: "egg", count: "n" }];
    case "tuck_each":
      return [{ icon: "tuck", count: "n" }];
    case "vp":
      return [{ icon: "points", count: many(first) }];
    case "cache":
      return [
        { icon: "cache", count: "" },
        { icon: thing(first), count: many(second) },
      ];
    case "play_dragon":
      return [{ icon: "dragon", count: "" }];
    case "activate":
      return [{ icon: "activated", count: "" }];
    case "reveal":
      return [{ icon: "eye", count: "" }];
    case "upto":
      return [{ sign: `≤${first}` }];
    case "choose":
      return [{ sign: `${first}∈` }];
    case "split":
      return [
        { icon: "cards", count: "" },
        { icon: "tuck", count: "" },
      ];
    default:
      return [];
  }
}
