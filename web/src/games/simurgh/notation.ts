/** Costs and gains in the notation of the tiles, taken apart for icons. */

export interface Term {
  /** How many; empty where the thing says it all. */
  count: string;
  /** Names of icons, any of which may be meant. */
  things: string[];
}

/** The options of an effect, each a list of terms. */
export function options(text: string): Term[][] {
  return text === "-" ? [] : text.split(" / ").map((option) => option.split(" + ").map(term));
}

function term(text: string): Term {
  const mixed = /^(\d+) (?:of|matching) (.*)$/.exec(text);
  if (mixed) return { count: mixed[1]!, things: mixed[2]!.split("|") };
  const plain = /^(\d+) (\w+)$/.exec(text);
  if (plain) return { count: plain[1]!, things: [plain[2]!] };
  if (text.startsWith("extra_move")) return { count: "+1", things: ["extra_move"] };
  return { count: "", things: [text.split("(")[0]!] };
}
