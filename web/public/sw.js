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
/** Laid into a cache when everything else is in it: a worker may be ended at any moment, and half a cache is none. */
const WHOLE = "whole";

const isKept = async () => (await caches.match(WHOLE, { cacheName: CACHE })) !== undefined;
const keepsAny = async () => (await caches.keys()).some((name) => OURS.test(name));

/** Two messages are answered by one filling: the second must not clear away what the first lays down. */
let filling = null;
const keep = () => (filling ??= fill().finally(() => (filling = null)));

async function fill() {
  if (await isKept()) return;
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  await cache.put(WHOLE, new Response());
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
    const held = async () => (await cache.match(request)) ?? (await cache.match(page)) ?? Response.error();
    return fetch(request).catch(held);
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

// ── Notifications ──

/** Show what waits for a person, unless they look at the hall just now: then the page itself is told. */
async function notify(notice) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ say: "waiting" });
  if (pages.some((page) => page.visibilityState === "visible" && page.focused)) return;
  await self.registration.showNotification(notice.title, {
    body: notice.text,
    tag: `${notice.kind}-${notice.table}`,
    icon: "dragon.svg",
    data: { path: notice.path },
  });
}

/** Bring forward a page of the hall, or open one, where the notification leads. */
async function open(path) {
  const address = new URL(path, self.registration.scope).href;
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return void (await self.clients.openWindow(address));
  await page.focus();
  page.postMessage({ say: "go", path });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(notify(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? ""));
});
