// What a visit leaves behind: in the browser what the privacy page tells, and nothing of it at anybody else's.
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { BUILT_PAGES, TOOLS } from "../worker/site-map.ts";
import { startNetwork } from "./broken-network.ts";
import { openPage, untilHydrated } from "./open-page.ts";
import { arrived, clickMenu, loadedBy } from "./visit.ts";

/** Every name that the site may keep something under, and the words of the privacy page for it. */
const TOLD: [place: string, name: string, words: RegExp][] = [
  ["localStorage", "theme", /Votre choix de thème.*localStorage/],
  ["localStorage", "touche-recherche", /Votre refus du raccourci \/ .*localStorage/],
  ["sessionStorage", "react-router-scroll-positions", /La position de lecture.*sessionStorage/],
  [
    "sessionStorage",
    "document-loads",
    /L[’']adresse et l[’']heure d[’']une page rechargée d[’']office/,
  ],
  ["sessionStorage", "build-loads", /les versions du site entre lesquelles elle l[’']a été/],
  ["caches", "pages-v2", /Une copie des pages que vous avez lues, soixante au plus/],
  ["caches", "data-v2", /contenu de celles que vous avez ouvertes par un lien, cent vingt/],
  ["caches", "files-v1", /des fichiers qu[’']elles utilisent/],
  ["caches", "last-resort-v2", /la page qui annonce que le réseau manque/],
];

/** What is typed: words, an amount and a date that nothing of the site holds. */
const WORD = "zqxvwk";
const NUMBER = "73519.26";
const DAY = "2027-09-17";
/** However an address or a page may write them. */
const TYPED = /zqxvwk|73\D{0,6}519\D{1,3}26|2027-09-17|17 septembre 2027|20270917/i;

/** Tools into which something is typed: comparators are answered by choices alone. */
const TYPED_INTO = TOOLS.filter((path) => !/^\/comparateur(?:\/plateformes)?$/.test(path));
/** A page of each kind; listings, whose forms filter. */
const PAGES = [
  ...[...Map.groupBy(BUILT_PAGES, ({ kind }) => kind).values()].flatMap(
    ([page]) => page?.path ?? [],
  ),
  ...["/banque", "/blog", "/parrainage", "/parrainage/historique", "/donnees"],
  // Tools that are answered by choices alone.
  ...["/comparateur?produits=n26.smart", "/comparateur/plateformes?produits=mintos"],
  ...["/error", "/nulle-part"],
];
/** Its data are of another build; those of the next can't be read. */
const OF_ANOTHER = "/cashback";
const BROKEN = "/contact";
const FAULTS = [
  /net::ERR_/,
  /could not be/,
  /Failed to/,
  /40[04]|50[0-3]/,
  /[Pp]reload/,
  /Chunk failed/,
];

/** Milliseconds: it is thirty loads long, and a busy machine is slow. */
const WHOLE_VISIT = { timeout: 300_000 };

test(
  "a whole visit leaves no cookie, asks nobody else, keeps what the privacy page tells, and nothing that was typed",
  WHOLE_VISIT,
  async () => {
    const { page, origins, cookies } = await openVisit();
    for (const path of PAGES) {
      await open(page, path);
      await fillForms(page);
    }
    for (const path of TYPED_INTO) {
      await open(page, path);
      await fillForms(page);
      await page.waitForURL(TYPED);
      // What was typed is in the address, and loaded with it.
      await page.reload();
      await untilHydrated(page);
    }
    await search(page);
    await page.getByLabel("Thème").selectOption("Sombre");
    await reloadForWantOfData(page);
    await page.context().setOffline(true);
    await page.goto("/banque");
    await untilHydrated(page);
    await fillForms(page);
    await page.goto(`/recherche?q=${WORD}`);
    await page.getByText("Vous êtes hors ligne").first().waitFor();
    await page.goto("/banque");

    const stored = await readStored(page);
    expect(stored.map(({ place, name }) => `${place} ${name}`).sort()).toEqual(
      TOLD.map(([place, name]) => `${place} ${name}`).sort(),
    );
    expect(stored.flatMap(({ name, text }) => (TYPED.test(text) ? [name] : []))).toEqual([]);
    // Neither are choices: of an address with a question, at most the build is kept that data are asked for by.
    const addresses = stored.flatMap(({ addresses = [] }) => addresses);
    expect(addresses.length).toBeGreaterThan(PAGES.length);
    expect(
      addresses.filter((address) => !/^(?:\?[0-9a-f]{16})?$/.test(new URL(address).search)),
    ).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect(await page.context().cookies()).toEqual([]);
    expect(cookies).toEqual([]);
    expect(origins.size).toBe(1);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  },
);

test("the privacy page tells each of them, and no other", async () => {
  const page = await openPage("/politique-de-confidentialite");
  const rows = await page.locator("main table tbody tr").allInnerTexts();
  const lines = rows.map((row) => row.replace(/\s+/g, " "));
  for (const [, name, words] of TOLD) expect(lines.join("\n"), name).toMatch(words);

  expect(lines.filter((line) => !TOLD.some(([, , words]) => words.test(line)))).toEqual([]);
});

test("what this test looks for is found where it stands", async () => {
  const page = await openPage("/contact");
  await page.evaluate(
    async ([word, number]) => {
      localStorage.setItem("a", word);
      const cache = await caches.open("b");
      await cache.put(`/?capital=${number}`, new Response(""));
      await cache.put("/", new Response(word));
      indexedDB.open("c");
    },
    [WORD, NUMBER] as const,
  );
  const names = async () => (await readStored(page)).map(({ place, name }) => `${place} ${name}`);
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining(["localStorage a", "caches b", "indexedDB c"]));
  const stored = await readStored(page);
  expect(stored.filter(({ text }) => TYPED.test(text)).map(({ name }) => name)).toEqual(["a", "b"]);
});

/** A visitor with a service worker, every origin that they or it asked, and every cookie that an answer sets. */
async function openVisit() {
  const baseURL = await startNetwork({
    fateOf: (path) => (path.startsWith(`${BROKEN}/_payload.json`) ? "500" : "whole"),
    change: (path, text) =>
      path.startsWith(`${OF_ANOTHER}/_payload.json`)
        ? text.replace(/"build":"\w+"/, `"build":"${"0".repeat(16)}"`)
        : text,
  });
  const page = await openPage("about:blank", {
    baseURL,
    serviceWorkers: "allow",
    expected: FAULTS,
  });
  const origins = new Set<string>();
  const cookies: string[] = [];
  page.context().on("request", (request) => origins.add(new URL(request.url()).origin));
  page.context().on("response", (response) => {
    if ("set-cookie" in response.headers()) cookies.push(response.url());
  });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  return { page, origins, cookies };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Fills all that can be typed into, and sends each form. */
async function fillForms(page: Page): Promise<void> {
  const forms = page.locator("main form:visible");
  const count = await forms.count();
  for (let place = 0; place < count; place++) {
    const form = forms.nth(place);
    const fields = form.locator("input:visible");
    for (let each = 0; each < (await fields.count()); each++) await fill(fields.nth(each));
    // One that filters as one types has nothing to send.
    const send = form.locator("[type=submit]:visible, button:not([type]):visible").first();
    if ((await send.count()) > 0) await send.click();
  }
}

async function fill(field: ReturnType<Page["locator"]>): Promise<void> {
  const { type, isNumber } = await field.evaluate((input: HTMLInputElement) => ({
    type: input.type,
    isNumber: /numeric|decimal/.test(input.inputMode) || input.type === "number",
  }));
  if (type === "date") await field.fill(DAY);
  else if (isNumber) await field.fill(NUMBER);
  else if (/^(?:text|search)$/.test(type)) await field.fill(WORD);
}

/** Searches over a page, stops the key that opens it, and reads the page of results. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator("dialog[open] input[type=checkbox]").uncheck();
  await page.locator("dialog[open] input[type=search]").fill(WORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/recherche\?q=/);
  await page.reload();
  await untilHydrated(page);
}

/** Two clicks that end in a full load: for data of another build, and for data that can't be had. */
async function reloadForWantOfData(page: Page): Promise<void> {
  await loadedBy(page, () => clickMenu(page, "Cashback"));
  await arrived(page, OF_ANOTHER);
  await untilHydrated(page);
  await loadedBy(page, () => clickMenu(page, "Contact"));
  await arrived(page, BROKEN);
  await untilHydrated(page);
}

type Stored = { place: string; name: string; text: string; addresses?: string[] };

/** All that a page of the site can find again on a later visit, by name, each with all that it holds. */
function readStored(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    const stored: Stored[] = [];
    for (const [place, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [name, text] of Object.entries(storage)) stored.push({ place, name, text });
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const addresses = requests.map(({ url }) => url);
      const answers = await Promise.all((await cache.matchAll()).map((answer) => answer.text()));
      stored.push({
        place: "caches",
        name,
        text: [...addresses, ...answers].join("\n"),
        addresses,
      });
    }
    for (const { name = "" } of await indexedDB.databases()) {
      stored.push({ place: "indexedDB", name, text: "" });
    }
    const files: string[] = [];
    // The private file system is for secure origins, as the tested one is.
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
    return [...stored, ...files.map((name) => ({ place: "files", name, text: "" }))];
  });
}
