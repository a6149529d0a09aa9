/** A browser with a profile that outlives it, to be killed at any moment, as a power cut would. */

import { spawn, type ChildProcess } from "node:child_process";
import { chromium, type Browser, type Page } from "playwright-core";
import { withChromium } from "./chromium";

const SAYS = /DevTools listening on (\S+)/;

export class Mortal {
  private constructor(
    private readonly process: ChildProcess,
    private readonly browser: Browser,
  ) {}

  static open(profile: string): Promise<Mortal> {
    return withChromium(async ({ file, env, flags }) => {
      const options = [...flags, "--headless=old", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
      const child = spawn(file, options, { env, stdio: ["ignore", "ignore", "pipe"] });
      const address = await new Promise<string>((resolve, reject) => {
        let said = "";
        child.stderr.on("data", (told: Buffer) => {
          const found = SAYS.exec((said += told.toString()));
          if (found) resolve(found[1]!);
        });
        child.on("exit", (code) => reject(new Error(`the browser ended with ${code}: ${said.slice(-500)}`)));
      });
      return new Mortal(child, await chromium.connectOverCDP(address));
    });
  }

  async page(): Promise<Page> {
    const page = await this.browser.contexts()[0]!.newPage();
    page.setDefaultTimeout(60_000);
    return page;
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.process.once("close", resolve));
    this.process.removeAllListeners("exit");
    this.process.kill("SIGKILL");
    await gone;
  }
}
