/** Where push messages go in tests: an address on this machine with keys of its own, which reads them as RFC 8291 says. */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const P256_POINT = 65;

export interface Delivered {
  headers: IncomingHttpHeaders;
  /** What the hall's signature claims (RFC 8292), which was verified. */
  claims: { aud: string; exp: number; sub: string };
  told: unknown;
}

export class Mailbox {
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #got: Delivered[] = [];
  readonly #faults: unknown[] = [];
  #waits: (() => void) | null = null;

  private constructor(private readonly server: Server) {
    this.#keys.generateKeys();
    server.on("request", (request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        try {
          const claims = verified(request.headers.authorization ?? "");
          this.#got.push({ headers: request.headers, claims, told: JSON.parse(this.#read(Buffer.concat(parts))) });
        } catch (error) {
          this.#faults.push(error);
        }
        response.writeHead(201).end();
        this.#waits?.();
      });
    });
  }

  static async open(): Promise<Mailbox> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new Mailbox(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a browser would give the hall. */
  get subscription(): { endpoint: string; p256dh: string; auth: string } {
    const point = this.#keys.getPublicKey().toString("base64url");
    return { endpoint: `${this.origin}/push/jan`, p256dh: point, auth: this.#auth.toString("base64url") };
  }

  /** Wait for the next message. */
  async next(): Promise<Delivered> {
    while (!this.#got.length) {
      if (this.#faults.length) throw this.#faults[0];
      await new Promise<void>((resolve) => (this.#waits = resolve));
    }
    return this.#got.shift()!;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Decrypt the one record of a message. */
  #read(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const sender = body.subarray(21, 21 + length);
    if (length !== P256_POINT) throw new Error("the sender's key is no point of P-256");
    const sealed = body.subarray(21 + length);
    if (sealed.length > body.readUInt32BE(16)) throw new Error("more than one record");
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), sender]);
    const secret = derived(this.#auth, this.#keys.computeSecret(sender), info, 32);
    const key = derived(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derived(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12);
    const opener = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("the last record ends with 2");
    return padded.subarray(0, end).toString();
  }
}

const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Check who signed a message, and give what they claim. */
function verified(authorization: string): Delivered["claims"] {
  const parts = /^vapid t=([^,]+),\s*k=(\S+)$/.exec(authorization);
  if (!parts) throw new Error(`not signed: ${authorization}`);
  const [, token, point] = parts as unknown as [string, string, string];
  const raw = Buffer.from(point, "base64url");
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
  const [head, claims, signature] = token.split(".") as [string, string, string];
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key, dsaEncoding: "ieee-p1363" as const };
  if (!verify("sha256", signed, options, Buffer.from(signature, "base64url")))
    throw new Error("the signature is wrong");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Delivered["claims"];
}
