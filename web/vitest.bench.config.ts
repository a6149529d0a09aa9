import { defineConfig } from "vitest/config";

/** Measurements: they belong to a quiet machine and are no part of the tests. */
export default defineConfig({
  test: { include: ["bench/**/*.bench.ts"], fileParallelism: false, testTimeout: 180_000, hookTimeout: 120_000 },
});
