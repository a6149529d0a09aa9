/** What page, hall and thinkers say to each other: three threads of one browser. */

/** What a browser needs to run the hall, as `packing/browser.py` lists it beside the page. */
export interface Packed {
  /** The version of the page that it belongs to. */
  page: string;
  /** What Pyodide wants to know of itself. */
  lock: object;
  files: PackedFile[];
}

export type Part = "loader" | "runtime" | "wasm" | "library" | "msgspec" | "drakehall";

export interface PackedFile {
  part: Part;
  path: string;
  /** Number of bytes that are fetched. */
  bytes: number;
}

/** How far the opening of the hall has come. */
export interface Progress {
  fetched: number;
  of: number;
  /** Everything is fetched; the hall is being opened. */
  opening: boolean;
}

export type ToHall =
  | { say: "open"; base: string; packed: Packed }
  | { say: "ask"; id: number; method: string; path: string; body: string | null; language: string }
  | { say: "dial"; line: number; table: string; since: number; language: string }
  | { say: "frame"; line: number; frame: string }
  | { say: "hang up"; line: number };

export type FromHall =
  | { say: "progress"; progress: Progress }
  | { say: "open" }
  | { say: "failed"; why: string }
  | { say: "told"; id: number; status: number; body: string }
  | { say: "dialled"; line: number }
  | { say: "frame"; line: number; frame: string }
  | { say: "ended"; line: number };

export type ToThinkers =
  | { say: "open"; packed: Packed; files: Map<Part, Uint8Array<ArrayBuffer>> }
  | { say: "think"; id: number; question: string };
export type FromThinkers =
  { say: "thought"; id: number; answer: string } | { say: "failed"; id: number | null; why: string };
