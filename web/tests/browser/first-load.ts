/** How much JavaScript and CSS a browser fetches that has never been here. */

import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** Open the lobby and give the bytes that came until it was quiet, gzipped. */
export async function firstLoad(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (/\.(js|css)$/.test(new URL(answer.url()).pathname))
      sizes.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address);
  await page.getByRole("article").nth(3).waitFor();
  await page.waitForLoadState("networkidle");
  return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
}
