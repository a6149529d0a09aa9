import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import * as screens from "./src/lib/screens.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const hall = process.env["DRAKEHALL_ADDRESS"] ?? "http://127.0.0.1:8000";
const proxy = {
  "/api": { target: hall, ws: true },
  "^/(python/|unverified/|offline.json|foyer.json|notice.txt)": { target: hall },
};

const definitions = Object.entries(screens).map(
  ([name, query]) => `@custom-media --${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${query};`,
);

/** Lets a component's style ask for a kind of screen by name: every style is compiled by itself, so each gets the definitions. */
const namedScreens: Plugin = {
  name: "named-screens",
  enforce: "pre",
  transform: { filter: { id: /&type=style&lang\.css$/ }, handler: (code) => [code, ...definitions].join("\n") },
};

export default defineConfig({
  plugins: [namedScreens, svelte()],
  base: "./",
  resolve: { alias: { $: here("./src"), $words: here("../src/drakehall/text") } },
  // No targets: nothing but the names is translated here; the build minifies for its own target.
  worker: { format: "es" },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true }, targets: {} } },
  build: {
    outDir: here("../src/drakehall/page"),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy, fs: { allow: [here(".."), here(".")] } },
  preview: { proxy },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node" },
});
