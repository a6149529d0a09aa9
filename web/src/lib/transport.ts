/** The way to a hall: over HTTP and WebSocket to a server, or to the worker of this page. */

import { place } from "$/lib/place";

export interface Told {
  status: number;
  body: string;
}

export interface Ears {
  opened(): void;
  told(frame: string): void;
  closed(): void;
}

/** An open line to a table, as a socket is one. */
export interface Line {
  readonly open: boolean;
  send(frame: string): void;
  close(): void;
}

export interface Transport {
  /** Ask for something, as whoever sits before this browser, or as a stranger. */
  ask(method: string, path: string, body: string | null, stranger?: boolean): Promise<Told>;
  /** Open a line to a table: a stranger is told no more there than anybody. */
  line(table: string, since: number, ears: Ears, stranger?: boolean): Line;
  /** A file of a table, to be kept or taken along. */
  file(path: string): Promise<Blob>;
}

const language = () => document.documentElement.lang;

class Server implements Transport {
  async ask(method: string, path: string, body: string | null, stranger = false): Promise<Told> {
    const headers: Record<string, string> = { "Accept-Language": language() };
    if (body !== null) headers["Content-Type"] = "application/json";
    const answer = await fetch(`/api${path}`, {
      method,
      headers,
      body,
      credentials: stranger ? "omit" : "same-origin",
    });
    return { status: answer.status, body: await answer.text() };
  }

  line(table: string, since: number, ears: Ears, stranger = false): Line {
    const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(since));
    // Browsers send their cookie with every socket: the hall is told not to look at it.
    if (stranger) address.searchParams.set("stranger", "true");
    const socket = new WebSocket(address);
    socket.onopen = () => ears.opened();
    socket.onmessage = (event: MessageEvent<string>) => ears.told(event.data);
    socket.onclose = () => ears.closed();
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (frame) => socket.send(frame),
      close: () => socket.close(),
    };
  }

  async file(path: string): Promise<Blob> {
    return (await fetch(`/api${path}`)).blob();
  }
}

/** The worker's side is loaded when it is needed: nobody who plays on a server pays for it. */
const chosen: Promise<Transport> | Transport = place.here
  ? import("$/here/transport").then(({ Here }) => new Here())
  : new Server();

export const transport = (): Promise<Transport> | Transport => chosen;
