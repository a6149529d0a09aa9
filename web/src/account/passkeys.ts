/** Passkeys: what the hall asks, given to the browser, and the answer as the hall reads it. */

import type { NewCredential, PasskeyOptions, UsedCredential } from "$/generated/wire";

/** Whether there can be passkeys: they belong to a name, not to an address of numbers, and need a browser that has them. */
export const arePossible = (): boolean =>
  typeof PublicKeyCredential === "function" && isSecureContext && !/^([\d.]+|\[.*\])$/.test(location.hostname);

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** The hall's JSON is that of the standard: what is binary there is base64url here. */
interface Asked {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
}

export async function create({ public_key }: PasskeyOptions): Promise<NewCredential> {
  const asked = public_key as unknown as Asked & PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map((each) => ({ type: each.type, id: bytes(each.id) })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, response: { client_data: text(clientDataJSON), attestation: text(attestationObject) } };
}

export async function use({ public_key }: PasskeyOptions): Promise<UsedCredential> {
  const asked = public_key as unknown as Asked & PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({
    publicKey: { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] },
  })) as PublicKeyCredential;
  const answer = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    response: {
      client_data: text(answer.clientDataJSON),
      authenticator_data: text(answer.authenticatorData),
      signature: text(answer.signature),
      user_handle: answer.userHandle ? text(answer.userHandle) : null,
    },
  };
}
