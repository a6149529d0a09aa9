/** The page as an app: its service worker, which keeps everything for the time without a network once somebody has played here. */

const SCRIPT = "sw.js";

/** The service worker of this page, which is registered when something needs it first; null where there can be none. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(new URL(SCRIPT, document.baseURI));
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // a private window, or a host without HTTPS: everything else works all the same
  }
}

/** Keep the page and the hall in this browser, so that both work without a network from now on. */
export function keepForOffline(): void {
  void serviceWorker().then((worker) => worker?.active?.postMessage({ say: "keep" }));
}
