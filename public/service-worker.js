// Caches the pages a visitor has read, so that they can be read again without a network.
// The network comes first: a cached page is shown where nothing else can be had, or not soon, and its amounts
// carry the time they were read. Nothing leaves the browser.

const PAGES = "pages-v2";
/** Data of pages opened by a click, and of the pages above. */
const DATA = "data-v2";
const FILES = "files-v1";
/** Apart from the files, which make room for newer ones. Cached anew with each change of the page (app/build/files/identity-files.ts). */
const LAST_RESORT = "last-resort-v2";
const OFFLINE_PAGE = "/hors-ligne";
/** The header of every page of the site (app/http/headers.server.ts). */
const PAGE_MARK = "X-Site-Page";

/** How many of each are cached; the oldest go first. Files go once no cached page needs them. */
const MOST_PAGES = 60;
const MOST_DATA = 120;
const MOST_FILES = 120;

/** Milliseconds that a visitor waits for the network before a cached page is shown. */
const PATIENCE = 3_000;
/** What a page is told once the network has answered after all (app/browser/late-start.ts). */
const FRESH = "fresh-page";
/** A link to another site may hold « /assets/ » too, as a folder. */
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
/** The same name in a script, which says where another one is beside it. */
const BESIDE = /["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))/g;

/** Answers that came after the copy was shown, by address, for the load that asks for them. */
const late = new Map();

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(LAST_RESORT).then((cache) => cache.add(OFFLINE_PAGE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const preload = setNavigationPreload();
  event.waitUntil(Promise.all([preload, forgetOtherCaches()]).then(() => self.clients.claim()));
});

/**
 * The browser asks for a page while this worker is still starting. Not in WebKit (Safari, all browsers of iOS): about once
 * in some hundred pages it asks twice at once, and shows the second answer under the policy of the first, whose nonce
 * fits none of its scripts. Measured with WebKitGTK 2.50; a worker of before had enabled it there.
 */
async function setNavigationPreload() {
  const { userAgent } = self.navigator;
  const isWebKit = userAgent.includes("AppleWebKit/") && !userAgent.includes("Chrome/");
  const { navigationPreload } = self.registration;
  await (isWebKit ? navigationPreload?.disable() : navigationPreload?.enable());
}

/** The page that brought this worker was loaded without it: the browser's own cache has it still. */
self.addEventListener("message", (event) => {
  const address = event.data?.keep;
  if (typeof address !== "string") return;
  const url = new URL(address);
  url.hash = "";
  const read = fetch(url, { cache: "force-cache" }).then((response) =>
    storePage(url, url.href, response),
  );
  event.waitUntil(read.catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/builds/")) return;

  if (request.mode === "navigate") event.respondWith(readPage(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(readAsset(event));
  else if (isPageData(url.pathname)) event.respondWith(readPayload(event));
});

/**
 * A page from the network, cached for later; where there is a cached one, it stands in for an answer that fails or does not
 * come soon; else the page that says there is no network.
 */
async function readPage(event, url) {
  const arrived = late.get(url.href);
  if (late.delete(url.href)) {
    event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
    return arrived;
  }

  const answer = fromNetwork(event, url);
  const cached = await find(PAGES, event.request);
  if (!cached)
    return answer.catch(async () => (await find(LAST_RESORT, OFFLINE_PAGE)) ?? Response.error());

  const sound = answer.then((response) => {
    if (response.status >= 500) throw new Error(`${url.pathname} answered ${response.status}.`);
    return response;
  });
  const first = await Promise.race([sound.catch(() => undefined), rest(PATIENCE)]);
  if (first) return first;
  event.waitUntil(sound.then((response) => offer(event, url, response)).catch(() => undefined));
  return asCopy(cached);
}

/** @returns the answer, which is cached where it is a page that can be read again */
async function fromNetwork(event, url) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // Firefox answers with it where the network fails, in the place of rejecting.
  if (response.type === "error") throw new TypeError(`${url.pathname} could not be had.`);
  if (mayKeepPage(url, response)) {
    const copy = response.clone();
    event.waitUntil(storePage(url, event.request, copy).catch(() => undefined));
  }
  return response;
}

/**
 * Pages of the site alone, which bear its mark (app/http/headers.server.ts): no file, no answer of somebody between, nothing that
 * asks not to be stored. What a visitor searched or typed into a tool stays in the address, and is not cached.
 */
function mayKeepPage(url, { status, headers }) {
  const isStored = !/no-store/.test(headers.get("Cache-Control") ?? "");
  return status === 200 && headers.has(PAGE_MARK) && isStored && url.search === "";
}

async function storePage(url, request, response) {
  if (!mayKeepPage(url, response)) return;
  await storeNeeds(await store(PAGES, MOST_PAGES, request, response), url);
}

/** Tells the page that was shown from its copy that the network has answered: what came is handed to its next load. */
async function offer(event, url, response) {
  const whole = await readWhole(response);
  const page = await self.clients.get(event.resultingClientId);
  if (!page || !response.ok) return;
  late.clear();
  late.set(url.href, whole.answer);
  page.postMessage(FRESH);
}

/** A cached page that can know it of itself, whatever the browser says of its network (app/browser/offline-notice.tsx). */
function asCopy(cached) {
  const copy = new Response(cached.body, cached);
  copy.headers.set("Server-Timing", "copy");
  return copy;
}

/** A page that is cached can be read and used as a whole: with its scripts, its styles, and its data. */
async function storeNeeds(html, { pathname }) {
  const files = await caches.open(FILES);
  for (const path of new Set(html.match(ASSET))) {
    if (!(await files.match(path))) await store(FILES, Infinity, path, await fetch(path));
  }
  const data = `${pathname === "/" ? "" : pathname}/_payload.json`;
  await store(DATA, MOST_DATA, data, await fetch(data));
  await forgetFiles(files);
}

/** The name of an asset changes with its content: what is cached is right for ever. */
async function readAsset(event) {
  const cached = await find(FILES, event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(store(FILES, Infinity, event.request, copy).catch(() => undefined));
  }
  return response;
}

/** Where there are many files, those go that no cached page names, nor any script that one of them needs. */
async function forgetFiles(files) {
  const requests = await files.keys();
  if (requests.length <= MOST_FILES) return;
  const pages = await caches.open(PAGES);
  const needed = new Set();
  for (const page of await pages.matchAll()) {
    for (const path of (await page.text()).match(ASSET) ?? []) needed.add(path);
  }
  // A set grows while it is gone through: what a script names is looked at in its turn.
  for (const path of needed) {
    const script = path.endsWith(".js") && (await files.match(path));
    if (!script) continue;
    for (const [, name] of (await script.text()).matchAll(BESIDE)) needed.add(`/assets/${name}`);
  }
  const idle = requests.filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(idle.map((request) => files.delete(request)));
}

/** A page's data, or a piece of the list of articles. */
function isPageData(pathname) {
  return pathname.endsWith("/_payload.json") || pathname.startsWith("/blog/liste/");
}

/** Page data of this build, or of whichever build it was read from last when there is no network. */
async function readPayload(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    // A page that a link only leads to has not been read (app/browser/preload/warm-page.ts).
    const isRead = request.headers.get("Purpose") !== "prefetch";
    if (isRead && response.ok) {
      const copy = response.clone();
      event.waitUntil(store(DATA, MOST_DATA, request, copy).catch(() => undefined));
    }
    if (response.status < 500) return response;
    return (await findData(request)) ?? response;
  } catch {
    return (await findData(request)) ?? Response.error();
  }
}

async function findData(request) {
  const cache = await caches.open(DATA);
  const exact = await cache.match(request, { ignoreVary: true });
  return exact ?? (await cache.matchAll(request, { ignoreSearch: true, ignoreVary: true })).at(-1);
}

async function find(cacheName, request) {
  return caches.match(request, { cacheName, ignoreVary: true });
}

/**
 * Stores an answer once all of it is there: one that is cut off leaves the copy of before as it is.
 * @returns its text
 */
async function store(cacheName, most, request, response) {
  if (!response.ok) return "";
  const { answer, bytes } = await readWhole(response);
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
  const requests = await cache.keys();
  const tooMany = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(tooMany.map((old) => cache.delete(old)));
  return new TextDecoder().decode(bytes);
}

/** @throws where the connection ends before the answer does */
async function readWhole(response) {
  const bytes = await response.arrayBuffer();
  const { status, headers } = response;
  return { bytes, answer: new Response(bytes, { status, headers }) };
}

function rest(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  const others = names.filter((name) => ![PAGES, DATA, FILES, LAST_RESORT].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
