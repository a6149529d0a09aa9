/** The socket of one table: opens itself again when it breaks and goes on after the last seq it was told. */

import type { FromClient, FromServer } from "$/generated/wire";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

export interface Listener {
  told(frame: FromServer): void;
  connected(open: boolean): void;
  /** The seq that was told last. */
  since(): number;
}

/** A request without the number that the socket gives it. */
export type Request = DistributiveOmit<FromClient, "id">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const REPLIES = ["done", "refused", "answer", "hints", "guidance"] as const;
export type Reply = Extract<FromServer, { type: (typeof REPLIES)[number] }>;
const isReply = (frame: FromServer): frame is Reply => (REPLIES as readonly string[]).includes(frame.type);

export class TableSocket {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #next = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #waiting = new Map<number, (reply: Reply | null) => void>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#open();
  }

  /** Ask for something; null if the connection broke before the answer came. */
  request(wanted: Request): Promise<Reply | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...wanted, id } satisfies FromClient));
    });
  }

  /** Open the socket anew, as somebody else: a guest who has just been given a name, a seat. */
  reopen(): void {
    this.#pause = 0;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(this.listener.since()));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.listener.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#told(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #told(frame: FromServer): void {
    if (isReply(frame)) {
      if (typeof frame.answers !== "number") return;
      this.#waiting.get(frame.answers)?.(frame);
      this.#waiting.delete(frame.answers);
    } else this.listener.told(frame);
  }

  #lost(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    if (this.#closed) return;
    this.listener.connected(false);
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(Math.max(this.#pause * 2, FIRST_PAUSE), LONGEST_PAUSE);
  }
}
