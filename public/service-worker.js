// Keeps the pages a visitor has read, so that they can be read again without a network.
// The network always comes first: a kept page is shown only where nothing else can be had, and its amounts
// carry the time they were read. Nothing leaves the browser.

const PAGES = "pages-v1";
/** Apart from the pages: data is also fetched for pages that were only linked to, and would push them out. */
const DATA = "data-v1";
const FILES = "files-v1";
/** Apart from the files, which make room for newer ones. Kept anew with each change of the page (app/pages/identity-plugin.ts). */
const LAST_RESORT = "last-resort-v2";
const OFFLINE_PAGE = "/hors-ligne";

/** How many of each are kept; the oldest go first. */
const MOST_PAGES = 60;
const MOST_DATA = 120;
const MOST_FILES = 120;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(LAST_RESORT).then((cache) => cache.add(OFFLINE_PAGE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/builds/")) return;

  if (request.mode === "navigate") event.respondWith(readPage(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(readAsset(event));
  else if (isPageData(url.pathname)) event.respondWith(readPayload(event));
});

/** A page from the network, kept for later; else as it was kept; else the page that says there is no network. */
async function readPage(event) {
  try {
    const response = await fetch(event.request);
    // What a visitor searched or typed into a tool stays in the address, and is not kept.
    const isPlain = new URL(event.request.url).search === "";
    if (response.ok && isPlain) keep(event, PAGES, MOST_PAGES, response);
    return response;
  } catch {
    const kept = await caches.match(event.request, { cacheName: PAGES });
    if (kept) return asCopy(kept);
    return (await caches.match(OFFLINE_PAGE, { cacheName: LAST_RESORT })) ?? Response.error();
  }
}

/** A kept page that can know it of itself, whatever the browser says of its network (app/browser/offline-notice.tsx). */
function asCopy(kept) {
  const copy = new Response(kept.body, kept);
  copy.headers.set("Server-Timing", "copy");
  return copy;
}

/** The name of an asset changes with its content: what is kept is right for ever. */
async function readAsset(event) {
  const kept = await caches.match(event.request, { cacheName: FILES });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) keep(event, FILES, MOST_FILES, response);
  return response;
}

/** A page's data, or a piece of the list of articles. */
function isPageData(pathname) {
  return pathname.endsWith("/_payload.json") || pathname.startsWith("/blog/liste/");
}

/** Page data of this build, or of whichever build it was read from when there is no network. */
async function readPayload(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok) keep(event, DATA, MOST_DATA, response);
    return response;
  } catch {
    const kept = await caches.match(event.request, { cacheName: DATA, ignoreSearch: true });
    return kept ?? Response.error();
  }
}

/** Puts a copy aside without making the visitor wait; a full disk is no fault of the page. */
function keep(event, cacheName, most, response) {
  const copy = response.clone();
  event.waitUntil(
    caches
      .open(cacheName)
      .then(async (cache) => {
        await cache.delete(event.request);
        await cache.put(event.request, copy);
        const requests = await cache.keys();
        const tooMany = requests.slice(0, Math.max(0, requests.length - most));
        await Promise.all(tooMany.map((request) => cache.delete(request)));
      })
      .catch(() => undefined),
  );
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  const others = names.filter((name) => ![PAGES, DATA, FILES, LAST_RESORT].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
