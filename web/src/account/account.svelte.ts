/** One's account, and what can be done with it. */

import * as passkeys from "$/account/passkeys";
import { begin, end } from "$/account/sync";
import type { AccountInfo, AccountOpened, PasskeyOptions, RecoveryCodes } from "$/generated/wire";
import { ask, Refusal } from "$/lib/api";

const NOT_RECENT = "server-not-recent";

class Account {
  /** Nothing for a guest. */
  info: AccountInfo | null = $state.raw(null);
  loaded = $state(false);
  busy = $state(false);
  problem: string | null = $state(null);
  /** Codes that have just been made: they are shown only now. */
  codes: string[] | null = $state.raw(null);
  /** What waits until a credential has been shown again. */
  waits: (() => Promise<void>) | null = $state.raw(null);

  load = (): Promise<boolean> =>
    this.attempt(async () => {
      this.info = await ask<AccountInfo | null>("GET", "/account");
      this.loaded = true;
      if (this.info) await begin();
    });

  /** Do something, and say what went wrong; what demands a credential shown lately waits for it. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.problem.id === NOT_RECENT) this.waits = work;
      // Who changes their mind in the browser's own window has not failed.
      else if (!(error instanceof DOMException && error.name === "NotAllowedError"))
        this.problem = error instanceof Error ? error.message : String(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  open = (login: string, password: string) =>
    this.attempt(async () => this.#opened(await ask<AccountOpened>("POST", "/account", { login, password })));

  openWithPasskey = (login: string) =>
    this.attempt(async () => {
      const credential = await passkeys.create(
        await ask<PasskeyOptions>("POST", "/account/passkeys/options", { login }),
      );
      this.#opened(await ask<AccountOpened>("POST", "/account/passkey", { login, credential }));
    });

  signIn = (login: string, secret: { password: string } | { code: string }, again = false) =>
    this.#entering(again, () => ask<AccountInfo>("POST", "/sign-in", { login, ...secret, again }));

  signInWithPasskey = (again = false) =>
    this.#entering(again, async () => {
      const credential = await passkeys.use(await ask<PasskeyOptions>("POST", "/sign-in/passkey/options", {}));
      return ask<AccountInfo>("POST", "/sign-in/passkey", { credential, again });
    });

  signOut = () =>
    this.attempt(async () => {
      await ask("POST", "/sign-out", {});
      this.#gone();
    });

  addPasskey = () =>
    this.attempt(async () => {
      const credential = await passkeys.create(await ask<PasskeyOptions>("POST", "/account/passkeys/options", {}));
      this.info = await ask<AccountInfo>("POST", "/account/passkeys", { credential });
    });

  setPassword = (password: string) => this.#changing("PUT", "/account/password", { password });
  removePassword = () => this.#changing("DELETE", "/account/password");
  removePasskey = (id: string) => this.#changing("DELETE", `/account/passkeys/${id}`);
  signOutDevice = (id: string) => this.#changing("DELETE", `/account/devices/${id}`);
  signOutOthers = () => this.#changing("DELETE", "/account/devices");

  newCodes = () =>
    this.attempt(async () => {
      this.codes = (await ask<RecoveryCodes>("POST", "/account/codes", {})).codes;
      this.info = await ask<AccountInfo>("GET", "/account");
    });

  /** Hand the document with one's data to the browser as a file. */
  download = () =>
    this.attempt(async () => {
      const found = JSON.stringify(await ask("GET", "/account/export"), null, 2);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([found], { type: "application/json" }));
      link.download = "drakehall.json";
      link.click();
      URL.revokeObjectURL(link.href);
    });

  remove = () =>
    this.attempt(async () => {
      await ask("DELETE", "/account");
      this.#gone();
    });

  #changing(method: string, path: string, body?: object): Promise<boolean> {
    return this.attempt(async () => {
      this.info = await ask<AccountInfo>(method, path, body);
    });
  }

  #opened({ account, codes }: AccountOpened): void {
    this.info = account;
    this.codes = codes;
    void begin();
  }

  async #entering(again: boolean, enter: () => Promise<AccountInfo>): Promise<boolean> {
    const waits = this.waits;
    const entered = await this.attempt(async () => {
      this.info = await enter();
      if (!again) await begin();
    });
    if (!entered || !again) return entered;
    this.waits = null;
    return waits ? this.attempt(waits) : true;
  }

  #gone(): void {
    this.info = null;
    this.codes = null;
    end();
  }
}

export const account = new Account();
