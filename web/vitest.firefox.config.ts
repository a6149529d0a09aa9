import { defineConfig } from "vitest/config";

/** What is tried in Firefox: few games, as a second browser tells of what the first one forgives. */
export default defineConfig({
  test: { include: ["tests/firefox/**/*.test.ts"], fileParallelism: false, hookTimeout: 120_000 },
});
