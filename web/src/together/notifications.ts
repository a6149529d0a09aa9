/** Push messages for this browser: asking for them, and giving them up. */

import type { Notifications } from "$/generated/wire";
import { api } from "$/lib/api";
import { serviceWorker } from "$/lib/app";

/** Whether this browser can be told anything while nobody looks. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const plain = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** The subscription of this browser, if it has one. */
export async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Have this browser told; null if the person or the browser does not want it. */
export async function subscribe(key: string): Promise<Notifications | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await serviceWorker();
  if (!worker) return null;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: plain(key) });
  const { endpoint, keys } = found.toJSON();
  return api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
}

export async function unsubscribe(): Promise<void> {
  const found = await subscribed();
  if (!found) return;
  await api.unsubscribe({ endpoint: found.endpoint });
  await found.unsubscribe();
}
