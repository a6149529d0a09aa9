/** How far the opening of the hall in this browser has come. */

import type { Progress } from "$/here/messages";

class Opening {
  progress: Progress | null = $state.raw(null);
  /** Why it could not be opened. */
  problem: string | null = $state(null);
  /** Another window holds it. */
  elsewhere = $state(false);
  open = $state(false);

  get shown(): boolean {
    return !this.open && (this.progress !== null || this.problem !== null || this.elsewhere);
  }
}

export const opening = new Opening();
