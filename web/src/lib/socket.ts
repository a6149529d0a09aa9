/** The socket of one table: opens itself again when it breaks and goes on after the last seq it was told. */

import type { FromClient, FromServer } from "$/generated/wire";
import { transport, type Line, type Transport } from "$/lib/transport";

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
  #line: Line | null = null;
  #pause = FIRST_PAUSE;
  #next = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #waiting = new Map<number, (reply: Reply | null) => void>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly stranger = false,
  ) {
    void this.#open();
  }

  /** Ask for something; null if the connection broke before the answer came. */
  request(wanted: Request): Promise<Reply | null> {
    const line = this.#line;
    if (!line?.open) return Promise.resolve(null);
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      line.send(JSON.stringify({ ...wanted, id } satisfies FromClient));
    });
  }

  /** Open the socket anew, as somebody else: a guest who has just been given a name, a seat. */
  reopen(): void {
    this.#pause = 0;
    this.#line?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  async #open(): Promise<void> {
    const way = transport();
    this.#dial(way instanceof Promise ? await way : way);
  }

  #dial(way: Transport): void {
    if (this.#closed) return;
    const ears = {
      opened: () => {
        this.#pause = FIRST_PAUSE;
        this.listener.connected(true);
      },
      told: (frame: string) => this.#told(JSON.parse(frame) as FromServer),
      closed: () => this.#lost(),
    };
    this.#line = way.line(this.table, this.listener.since(), ears, this.stranger);
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
    this.#timer = setTimeout(() => void this.#open(), this.#pause);
    this.#pause = Math.min(Math.max(this.#pause * 2, FIRST_PAUSE), LONGEST_PAUSE);
  }
}
