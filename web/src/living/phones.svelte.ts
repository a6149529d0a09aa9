/** At which tables this browser is a phone in somebody's hand: the board is on a television, and here are only my own things. */

const KEY = "drakehall.living";
const MOST = 20;

class Phones {
  /** The codes by which this browser came in, by table; the latest last. */
  #codes: Record<string, string> = $state.raw(read());

  /** Whether the table's board is on a television. */
  at(table: string): boolean {
    return table in this.#codes;
  }

  codeOf(table: string): string | null {
    return this.#codes[table] ?? null;
  }

  begin(table: string, code: string): void {
    const { [table]: _, ...others } = this.#codes;
    this.#keep([...Object.entries(others), [table, code] as const].slice(-MOST));
  }

  end(table: string): void {
    this.#keep(Object.entries(this.#codes).filter(([each]) => each !== table));
  }

  #keep(entries: (readonly [string, string])[]): void {
    this.#codes = Object.fromEntries(entries);
    localStorage.setItem(KEY, JSON.stringify(this.#codes));
  }
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, code]) => typeof code === "string"));
  } catch {
    return {};
  }
}

export const phones = new Phones();
