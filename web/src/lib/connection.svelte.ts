/** The connection to a table: whether it stands, and whether an answer is being waited for. */

import type { FromServer } from "$/generated/wire";
import { TableSocket, type Reply, type Request } from "$/lib/socket";

/** How long an answer may take before it is shown that one waits for it. */
const PATIENCE = 300;

export class Connection {
  open = $state(false);
  sending = $state(false);

  readonly #socket: TableSocket;

  constructor(table: string, told: (frame: FromServer) => void, since: () => number, stranger = false) {
    this.#socket = new TableSocket(table, { told, since, connected: (open) => (this.open = open) }, stranger);
  }

  /** Ask for something; null if the connection broke before the answer came. */
  request(wanted: Request): Promise<Reply | null> {
    return this.#socket.request(wanted);
  }

  /** The same for what changes the game: it is shown that one waits. */
  async send(wanted: Request): Promise<Reply | null> {
    const late = setTimeout(() => (this.sending = true), PATIENCE);
    const reply = await this.#socket.request(wanted);
    clearTimeout(late);
    this.sending = false;
    return reply;
  }

  /** Come in again with the seat that was just taken. */
  reopen(): void {
    this.#socket.reopen();
  }

  close(): void {
    this.#socket.close();
  }
}
