/** Files that a person takes along. */

import type { Table } from "$/generated/wire";
import { api } from "$/lib/api";
import { place } from "$/lib/place";

/** Give a table as a file: the whole game where that may be, else the position as one knows it oneself. */
export async function takeAlong(table: Table): Promise<void> {
  const whole = table.status === "over" || place.here;
  const file = whole ? await api.save(table.id) : asFile(await api.positionText(table.id));
  download(file, `${table.game}-${table.id}.json`);
}

const asFile = (value: unknown) => new Blob([JSON.stringify(value)], { type: "application/json" });

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
