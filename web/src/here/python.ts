/** Python in a worker: its files are fetched, byte by byte counted, then it is started with our modules in it. */

import type * as Pyodide from "pyodide";
import type { Packed, Part, Progress } from "$/here/messages";

/** The files of a packed hall, unpacked. */
export type Files = Map<Part, Uint8Array<ArrayBuffer>>;

const GZIP = [0x1f, 0x8b];
const HOME = "/drakehall.zip";

/** Fetch all files; `told` hears how far that has come. */
export async function fetchFiles(base: string, packed: Packed, told: (progress: Progress) => void): Promise<Files> {
  const of = packed.files.reduce((sum, file) => sum + file.bytes, 0);
  const counts = new Map<Part, number>();
  const tell = (part: Part, bytes: number, most: number) => {
    counts.set(part, Math.min(bytes, most)); // a host that packs files once more sends other numbers of bytes
    told({ fetched: [...counts.values()].reduce((sum, each) => sum + each, 0), of, opening: false });
  };
  const fetched = await Promise.all(
    packed.files.map(async ({ part, path, bytes }) => {
      const raw = await fetchFile(new URL(path, base), (count) => tell(part, count, bytes));
      tell(part, bytes, bytes);
      return [part, await unpacked(raw)] as const;
    }),
  );
  told({ fetched: of, of, opening: true });
  return new Map(fetched);
}

async function fetchFile(address: URL, told: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address.pathname}: ${answer.status}`);
  const pieces: Uint8Array[] = [];
  let count = 0;
  const reader = answer.body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    pieces.push(value!);
    told((count += value!.length));
  }
  const all = new Uint8Array(count);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Some hosts unpack on the way what others hand out as it lies there. */
async function unpacked(raw: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!GZIP.every((byte, at) => raw[at] === byte)) return raw;
  const stream = new Blob([raw]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

type Loader = typeof Pyodide;

/** Start Python with our modules. */
export async function startPython(packed: Packed, files: Files): Promise<Pyodide.PyodideAPI> {
  const [loader, runtime] = await Promise.all(
    (["loader", "runtime"] as const).map((part) => imported(files.get(part)!)),
  );
  const [base, wasm, library] = ["https://drakehall.invalid/", files.get("wasm")!, files.get("library")!];
  const held = new Map<string, [Uint8Array<ArrayBuffer>, string]>([
    [`${base}pyodide.asm.wasm`, [wasm, "application/wasm"]],
    [`${base}python_stdlib.zip`, [library, "application/zip"]],
  ]);
  const python = await withFiles(held, () =>
    (loader as Loader).loadPyodide({
      indexURL: base,
      packageBaseUrl: base,
      lockFileContents: packed.lock as never,
      createPyodideModule: (runtime as { default: unknown }).default,
      env: { PYTHONDONTWRITEBYTECODE: "1" },
    } as Parameters<Loader["loadPyodide"]>[0]),
  );
  const site = python.runPython("import site; site.getsitepackages()[0]") as string;
  python.unpackArchive(files.get("msgspec")!, "whl", { extractDir: site });
  python.FS.writeFile(HOME, files.get("drakehall")!);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/** Import a module from its bytes. */
async function imported(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));
  try {
    return await import(/* @vite-ignore */ address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Pyodide fetches its files itself: it is given those that are there. */
async function withFiles<T>(held: Map<string, [Uint8Array<ArrayBuffer>, string]>, work: () => Promise<T>): Promise<T> {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const found = held.get(input instanceof Request ? input.url : String(input));
    if (!found) return plain(input, init);
    return Promise.resolve(new Response(found[0], { headers: { "Content-Type": found[1] } }));
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = plain;
  }
}
