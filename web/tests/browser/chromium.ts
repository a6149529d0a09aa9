/** Find a Chromium: from the environment, from the path, or Debian's package where we may install it. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function found(): string | null {
  const given = process.env["CHROMIUM"];
  if (given) return given;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

export function chromiumFile(): string {
  const here = found();
  if (here) return here;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-q", "chromium"], { stdio: "ignore" });
  }
  const installed = found();
  if (!installed) throw new Error("The browser tests need a Chromium: install one, or name it in CHROMIUM.");
  return installed;
}

export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
