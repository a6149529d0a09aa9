/**
 * The service worker of the page: one file, with a part for each subject.
 *
 * It is registered when something needs it first: when somebody plays in this browser, or wishes to be notified.
 * `packing/browser.py` writes in which version of the page it belongs to, and what that consists of.
 */

const VERSION = "development";
const FILES = [];

// ── Without a network ──
//
// Nothing is kept until the page asks for it. From then on every version of the page has a cache of its own, whole or not
// at all: a page that is open keeps to the files that it began with, and a new version takes over when none is.

const CACHE = `drakehall-${VERSION}`;
const OURS = /^drakehall-/;

const isKept = () => caches.has(CACHE);
const keepsAny = async () => (await caches.keys()).some((name) => OURS.test(name));

async function keep() {
  if (await isKept()) return;
  const draft = `draft-${CACHE}`;
  await caches.delete(draft);
  const fresh = await caches.open(draft);
  await fresh.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  const whole = await caches.open(CACHE);
  for (const request of await fresh.keys()) await whole.put(request, await fresh.match(request));
  await caches.delete(draft);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OURS.test(name) && name !== CACHE).map((name) => caches.delete(name)));
}

/** The page itself comes from the network while there is one, so that nobody is left behind; its parts from the cache. */
async function answer(request) {
  const cache = (await isKept()) ? await caches.open(CACHE) : null;
  if (!cache) return fetch(request);
  if (request.mode === "navigate") {
    const page = new URL("./", self.registration.scope).href;
    return fetch(request).catch(async () => (await cache.match(page)) ?? Response.error());
  }
  return (await cache.match(request)) ?? fetch(request);
}

const isOurs = (request) => {
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  return request.method === "GET" && origin === scope.origin && !pathname.startsWith(`${scope.pathname}api/`);
};

self.addEventListener("install", (event) => {
  event.waitUntil(keepsAny().then((kept) => (kept ? keep() : undefined)));
});
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data?.say === "keep") event.waitUntil(keep());
});
