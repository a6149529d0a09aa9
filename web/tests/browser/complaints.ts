/** What axe finds wrong with a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

interface Found {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: object, options?: object): Promise<Found> } };
    const run = await axe.run(document, { rules: { "label-content-name-mismatch": { enabled: true } } });
    return run.violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
}
