/** The faces of the tiles: colour and glyph by kind, a glyph of its own for every symbol; strokes in a box of 24 × 24. */

export interface Glyph {
  colour: string;
  path: string;
  /** The number that is printed, for factions; the letter of its colour for a dragon. */
  number: string;
  filled: boolean;
}

const COLOUR: Record<string, string> = {
  M: "#8a5a00",
  S: "#b3261e",
  F: "#1f6e3a",
  E: "#9b2f77",
  W: "#1c5a9e",
  D: "#2b2b2b",
};

const PATH: Record<string, string> = {
  M: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.500h5v5h-5z",
  S: "M12 2.5 20 6v6c0 5-3.5 8-8 9.500C7.5 20 4 17 4 12V6zM12 6v12M7.5 10.500h9",
  F: "M12 22V8M12 12C7 12 5 8.5 5 5c4 0 7 2.5 7 7zM12 16c5 0 7-3.5 7-7-4 0-7 2.5-7 7zM8 22h8",
  E1: "M12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 9.500c-3-3-1.5-7 0-7s3 4 0 7zM14.5 11.500c1.5-4 6-4 6.5-2.500s-2.5 4-6.5 2.500zM14 14c4 .5 5.5 4.5 4.5 5.700s-5-.7-4.5-5.700zM10 14c.5 5-3.5 6.900-4.5 5.700S6 14.5 10 14zM9.5 11.500C5.5 13 2.5 10.5 3 9s5-1.5 6.5 2.500z",
  E2: "M12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 1.500V5M12 19v3.500M1.5 12H5M19 12h3.500M4.5 4.5 7 7M17 17l2.5 2.500M19.5 4.5 17 7M7 17l-2.5 2.5",
  E3: "M12 22c0-5 0-8-1-11M11 14c-6 1-8-3-8-6 3 0 4 0 5-3 2 1 3 3 3.5 5 1-3 3-5 6.5-6 0 3 .5 4 3 5-1 4-4 6.5-10 5z",
  E4: "M12 2v20M3.5 7l17 10M3.5 17l17-10M9.5 3.5 12 6l2.5-2.500M9.5 20.5 12 18l2.5 2.5",
  W1: "M2 9h12a3 3 0 1 0-3-3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.5 2.5 0 1 1-2.5 2.5",
  W2: "M6 13a4 4 0 0 1 .5-8A5.5 5.5 0 0 1 17 6a3.5 3.5 0 0 1 .5 7zM8 16l-1.5 4M12.5 16 11 20M17 16l-1.5 4",
  W3: "M6 12a4 4 0 0 1 .5-8A5.5 5.5 0 0 1 17 5a3.5 3.5 0 0 1 1 7M13 9l-4 6h5l-3 7",
  W4: "M6 12a4 4 0 0 1 .5-8A5.5 5.5 0 0 1 17 5a3.5 3.5 0 0 1 .5 7zM7 16h.01M12 16h.01M17 16h.01M9.5 20h.01M14.5 20h.01",
  D: "M3 20c7 1 10-2 11-7 .7-4 3-7 7-9-.5 3 0 5 1 7-3.5 0-5 2-5 4 0 5-6 8-14 5zM16 8.500h.01M8 14c-1-4 0-7 3-10 .5 3 1.5 4 3.5 4.5",
};

const DRAGON_COLOURS: Record<string, string> = { "1": "#b3261e", "2": "#1f6e3a", "3": "#4a4a55" };

/** What to draw for a tile's label, for example `M3`; the letters stand for the colours of the three dragons. */
export function glyph(tile: string, letters: string): Glyph {
  const [kind = "", symbol = ""] = [tile[0], tile[1]];
  const faction = kind === "M" || kind === "S" || kind === "F";
  return {
    colour: kind === "D" ? (DRAGON_COLOURS[symbol] ?? COLOUR["D"]!) : (COLOUR[kind] ?? "#333"),
    path: PATH[tile] ?? PATH[kind] ?? "",
    number: faction ? symbol : kind === "D" ? (letters[Number(symbol) - 1] ?? "") : "",
    filled: kind === "D",
  };
}

/** The colour of a kind. */
export const kindColour = (kind: string) => COLOUR[kind] ?? "#333";
