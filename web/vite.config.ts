import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const hall = process.env["DRAKEHALL_ADDRESS"] ?? "http://127.0.0.1:8000";
const proxy = { "/api": { target: hall, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  resolve: { alias: { $: here("./src"), $words: here("../src/drakehall/text") } },
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
