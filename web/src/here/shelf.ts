/** What the hall keeps in this browser: IndexedDB, one transaction for what belongs together. Texts only: numbers of JavaScript cannot hold a seed. */

const NAME = "drakehall";
const VERSION = 1;

const STORES = ["guests", "devices", "tables", "entries"] as const;

interface Pieces {
  guests: [string, string][];
  devices: [string, string][];
  tables: [string, string][];
  entries: [string, number, string][];
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Shelf {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of STORES) asked.result.createObjectStore(store);
    };
    const base = await done(asked);
    base.onversionchange = () => base.close(); // a newer page wants to change it
    return new Shelf(base);
  }

  /** Read everything, the entries of each log in order. */
  async read(): Promise<string> {
    const at = this.base.transaction(STORES);
    const all = (store: (typeof STORES)[number]) => {
      const from = at.objectStore(store);
      return Promise.all([done(from.getAllKeys()), done(from.getAll() as IDBRequest<string[]>)]);
    };
    const [guests, devices, tables, entries] = await Promise.all(STORES.map(all));
    const byName = ([keys, texts]: [IDBValidKey[], string[]]) =>
      keys.map((key, i) => [key as string, texts[i]!] satisfies [string, string]);
    const pieces: Pieces = {
      guests: byName(guests!),
      devices: byName(devices!),
      tables: byName(tables!),
      entries: entries![0].map((key, i) => [...(key as [string, number]), entries![1][i]!]),
    };
    return JSON.stringify(pieces);
  }

  /** Keep all of it, or nothing; an entry that is there already is never written over. */
  async keep(text: string): Promise<void> {
    const pieces = JSON.parse(text) as Pieces;
    const at = this.base.transaction(STORES, "readwrite", { durability: "strict" });
    const kept = new Promise<void>((resolve, reject) => {
      at.oncomplete = () => resolve();
      at.onabort = () => reject(at.error ?? new Error("not kept"));
    });
    for (const store of ["guests", "devices", "tables"] as const)
      for (const [key, text] of pieces[store]) at.objectStore(store).put(text, key);
    for (const [table, number, entry] of pieces.entries) at.objectStore("entries").add(entry, [table, number]);
    at.commit();
    await kept;
  }

  /** Whether anything was ever kept. */
  async isEmpty(): Promise<boolean> {
    return (await done(this.base.transaction("tables").objectStore("tables").count())) === 0;
  }

  close(): void {
    this.base.close();
  }
}
