/** Who sits before this browser. */

import { api } from "$/lib/api";
import { NAMELESS } from "$/lib/players";

class Me {
  #saving: Promise<unknown> = Promise.resolve();

  /** The name that was given; nothing for a guest without one. */
  async name(): Promise<string> {
    const name = (await api.guest())?.name ?? "";
    return name === NAMELESS ? "" : name;
  }

  async rename(name: string): Promise<string> {
    const saving = api.rename(name);
    this.#saving = saving.catch(() => null);
    return (await saving).name;
  }

  /** Wait until a name that was just given is kept. */
  async settled(): Promise<void> {
    await this.#saving;
  }
}

export const guest = new Me();
