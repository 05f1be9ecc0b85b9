// What is given away live, as programs ask for it: sound by its own rules, readable from anywhere, free to ask again. In one
// file, because each promise holds for every kind of it and is asked of one site.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "../../app/build/open-data/endpoints.ts";
import { SCHEMAS } from "../../app/build/open-data/schemas.ts";
import { listFeeds } from "../../app/open-data/feeds/address.server.ts";
import {
  DCAT_PATH,
  OPEN_DATA_PAGE,
  OPENAPI_PATH,
  schemaPath,
  TEXT_FEED_PATH,
} from "../../app/open-data/paths.ts";
import { schemaFaults } from "../unit/open-data/check-schema.ts";
import { atomFaults, entryTexts, feedLinks, jsonFeedFaults } from "../unit/open-data/feed-rules.ts";
import { change, manyChanges, recordOf } from "../unit/open-data/sample-record.ts";
import { shareScene } from "./scene.ts";
import { BUILD, ORIGIN } from "./start-site.ts";

/** An operator may do without a history: the built pages then name nothing of it. */
const { d1_databases: databases = [] } = JSON.parse(
  readFileSync(join(BUILD, "wrangler.json"), "utf8"),
);
const HAS_HISTORY = databases.length > 0;

const CHANGES = [...manyChanges(60), change(300, { from: 30, to: 4321 })];

const scene = shareScene({ record: recordOf(CHANGES) });
const send = (path: string, init?: RequestInit) => scene.site.fetch(path, init);
const textOf = async (path: string) => (await send(path)).text();

/** The addresses of /donnees, and each schema under its own. */
const FILES = ENDPOINTS.flatMap((endpoint) =>
  endpoint.path === schemaPath("primes")
    ? Object.keys(SCHEMAS).map((name) => ({ ...endpoint, path: schemaPath(name) }))
    : endpoint,
);

describe.each(FILES.map((endpoint) => ({ ...endpoint, name: endpoint.path })))(
  "$name",
  ({ path, type }) => {
    test("answers with what /donnees says, to any site, for a few minutes or an hour", async () => {
      const response = await send(path);

      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")?.split(";")[0]).toBe(type);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=(?:300|3600)$/);
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
      expect((await response.text()).length).toBeGreaterThan(100);
    });

    test("tells machines where it is described", async () => {
      const links = (await send(path, { method: "HEAD" })).headers.get("Link") ?? "";
      for (const [rel, target] of [
        ["service-desc", OPENAPI_PATH],
        ["service-doc", OPEN_DATA_PAGE],
        ["describedby", DCAT_PATH],
      ]) {
        expect(links).toContain(`<${target}>; rel="${rel}"`);
      }
    });

    test("says by its ETag that a reader has it already", async () => {
      const etag = (await send(path)).headers.get("ETag") ?? "";
      const again = await send(path, { headers: { "If-None-Match": etag } });
      const other = await send(path, { headers: { "If-None-Match": '"other"' } });

      expect(etag).toMatch(/^(?:W\/)?".+"$/);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(other.status).toBe(200);
    });

    test("answers HEAD with the same headers and nothing else", async () => {
      const [head, get] = [await send(path, { method: "HEAD" }), await send(path)];

      expect(head.status).toBe(200);
      expect(await head.text()).toBe("");
      for (const name of ["Content-Type", "ETag", "Cache-Control", "Access-Control-Allow-Origin"])
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
    });
  },
);

test("each file that has a schema holds to the one that the site publishes", async () => {
  for (const { path, schema } of ENDPOINTS) {
    if (!schema) continue;
    const published = await textOf(schemaPath(schema));
    expect(schemaFaults(schema, await textOf(path), published), path).toEqual([]);
  }
  expect(new Set(ENDPOINTS.map(({ schema }) => schema))).toEqual(
    new Set([...Object.keys(SCHEMAS), undefined]),
  );
});

test("the page of open data names each of these addresses, and links to them", async () => {
  const html = await textOf("/donnees");
  const there = ENDPOINTS.filter(({ needsHistory }) => !needsHistory || HAS_HISTORY);
  for (const { path, pattern } of there) {
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain(`<code>${pattern ?? path}</code>`);
  }
});

test("the amounts given away are those of the pages, each under the address of its page", async () => {
  const { offres, brut } = JSON.parse(await textOf("/api/primes.json"));
  const n26 = offres.find(({ code }: { code: string }) => code === "N26");

  expect(n26.montants).toMatchObject({ filleul: 4321, partage: 7, filleulEnTout: 4328 });
  expect(n26.page).toBe(`${ORIGIN}/banque/n26`);
  expect(brut).toEqual({ PRIME_FILLEUL_N26: 4321, PRIME_PARTAGE_N26: 7 });
});

test("the record is given away whole, and the table has a line for each thing in it", async () => {
  const file = JSON.parse(await textOf("/api/historique.json"));
  const table = parse(await textOf("/api/historique.csv"), { bom: true, delimiter: ";" });

  expect(file.changements.map(({ id }: { id: number }) => id)).toEqual(CHANGES.map(({ id }) => id));
  expect(file.publies.length).toBeGreaterThan(50);
  expect(file.programmes).toContainEqual({
    nature: "programme",
    offre: "FORTUNEO_GOLD",
    etat: "terminé",
  });
  const { periodes, changements, programmes, publies } = file;
  const lines = [periodes, changements, programmes, publies].flat();
  expect(table).toHaveLength(1 + lines.length);
});

test("every feed is sound in its formats, names itself, and tells the newest change first", async () => {
  for (const { path } of listFeeds()) {
    const atom = await textOf(`${path}.atom`);
    expect(atomFaults(atom), path).toEqual([]);
    expect(feedLinks(atom, "self")).toEqual([`${ORIGIN}${path}.atom`]);
    expect(jsonFeedFaults(await textOf(`${path}.json`)), path).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(await textOf(`${path}.ics`)));
    expect(calendar.getAllSubcomponents("vevent").length, path).toBeGreaterThan(0);
    expect(calendar.getFirstPropertyValue("source"), path).toBe(`${ORIGIN}${path}.ics`);
  }
  const [newest] = entryTexts(await textOf("/flux/offre/n26.atom"), "title");
  expect(newest?.replace(/\s/g, " ")).toBe("N26 : prime du filleul de 30 € à 4 321 €");
});

test("a feed that is asked to speak from an amount on keeps silent below it, under a name of its own", async () => {
  const titles = async (path: string) =>
    entryTexts(await textOf(path), "title").map((title) => title.replace(/\s/g, " "));
  const path = "/flux/offre/n26.atom";
  const [all, some] = [await titles(path), await titles(`${path}?des=1000`)];

  expect(some).toEqual(["N26 : prime du filleul de 30 € à 4 321 €"]);
  expect(all.length).toBeGreaterThan(some.length);
  expect(await titles(`${path}?des=5000`)).toEqual([]);
  expect(await titles(`${path}?des=`)).toEqual(all);
  // Whoever asked with an amount leaves nothing behind for whoever asks without.
  expect(await titles(path)).toEqual(all);

  const atom = await textOf(`${path}?des=1000`);
  expect(atomFaults(atom)).toEqual([]);
  expect(feedLinks(atom, "self")).toEqual([`${ORIGIN}${path}?des=1000`]);
  expect(atom.replace(/\s/g, " ")).toContain("Prime de parrainage N26, dès 1 000 € ·");
  const json = await textOf("/flux/primes.json?des=1000,50");
  expect(jsonFeedFaults(json)).toEqual([]);
  expect(JSON.parse(json).feed_url).toBe(`${ORIGIN}/flux/primes.json?des=1000.5`);
  expect(JSON.parse(json).items).toHaveLength(1);
  const again = { headers: { "If-None-Match": (await send(path)).headers.get("ETag") ?? "" } };
  expect((await send(`${path}?des=1000`, again)).status).toBe(200);
});

test.each(["cent", "-5", "0", "1e3", "123456", "1&des=2", "<b>"])(
  "an amount such as des=%s is refused in plain French, and kept by nobody",
  async (des) => {
    const words = /^(?:Montant attendu en euros|Une seule valeur à la fois)/;
    await expectRefusal(`/flux/offre/n26.atom?des=${des}`, words);
  },
);

test.each([
  ["/flux/primes.atom?quand=jamais", /^« quand » ne connaît qu’un mot\u202f: plus-haut/],
  ["/flux/primes.ics?quand=plus-haut&quand=plus-haut", /^Une seule valeur à la fois/],
  ["/flux/page/banque/n26.atom?des=100", /^« des » et « quand » ne valent que pour une prime/],
  ["/flux/page/banque/n26.json?quand=plus-haut", /^« des » et « quand » ne valent que/],
])("%s asks for nothing that there is, and is told so in French", expectRefusal);

async function expectRefusal(path: string, words: RegExp): Promise<void> {
  const response = await send(path);
  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toMatch(words);
}

test("a page has a feed of what changes in it: dated prices and rules with their sources, and its own text", async () => {
  const path = "/flux/page/banque/revolut";
  const atom = await textOf(`${path}.atom`);

  expect(atomFaults(atom)).toEqual([]);
  expect(feedLinks(atom, "alternate")).toEqual([`${ORIGIN}/banque/revolut`]);
  const [newest = ""] = entryTexts(atom, "content");
  const [, said = "nothing"] = /<p>(.*?)(?: ; |<\/p>)/.exec(newest) ?? [];
  expect(await textOf("/banque/revolut")).toContain(said);
  expect(jsonFeedFaults(await textOf(`${path}.json`))).toEqual([]);
  expect(ICAL.parse(await textOf(`${path}.ics`))[0]).toBe("vcalendar");
  // A page that has told of no change yet can be followed all the same.
  for (const other of ["/contact", "/index"])
    expect(entryTexts(await textOf(`/flux/page${other}.atom`), "title").length).toBeGreaterThan(0);
});

test("the page of alerts gives the addresses of what one chooses, to open and to copy, without a script", async () => {
  const plain = (html: string) => html.replace(/\s/g, " ");
  const asked = plain(await textOf("/alertes?suivre=offre/boursobank&des=100&quand=plus-haut"));
  const path = "/flux/offre/boursobank.atom?des=100&amp;quand=plus-haut";

  expect(asked).toContain("passe à 100 € ou plus et au plus haut");
  expect(asked).toContain(`<a href="${path}">${ORIGIN}${path}</a>`);
  const calendar = path.replace(".atom", ".ics");
  expect(asked).toContain(`href="${ORIGIN.replace("https:", "webcal:")}${calendar}"`);
  expect(asked).toContain(`<code>${ORIGIN}${calendar}</code>`);

  const page = plain(await textOf("/alertes?suivre=page/banque/n26"));
  expect(page).toContain("chaque changement daté d’un prix ou d’une condition de N26");
  expect(page).toContain('href="/flux/page/banque/n26.atom"');
});

test.each([
  ["suivre=offre/orange", "Choisissez une des réponses proposées."],
  ["des=cent", "Écrivez un nombre en chiffres"],
  ["des=0", "Indiquez au moins"],
  ["quand=jamais", "Choisissez une des réponses proposées."],
  ["suivre=page/banque/n26&des=100", "Laissez vide"],
])("the page of alerts says what is wrong with %s, and gives no address", async (search, words) => {
  const html = await textOf(`/alertes?${search}`);
  expect(html).toContain(words);
  expect(html).not.toContain("Dans un agenda</dt>");
});

test("what the page of alerts offers to follow is there, all of it", async () => {
  const html = await textOf("/alertes");
  const [, select = ""] = /<select[^>]* name="suivre"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  const feeds = Array.from(select.matchAll(/<option value="([^"]+)"/g), ([, feed = ""]) => feed);

  expect(feeds.length).toBeGreaterThan(40);
  for (const feed of feeds) expect((await send(`/flux/${feed}.ics`)).status, feed).toBe(200);
});

test("a page names the feeds of what it is about", async () => {
  const html = await textOf("/banque/n26");
  const link =
    '<link rel="alternate" type="application/atom+xml" title="Prime de parrainage N26" href="/flux/offre/n26.atom"/>';
  expect(html.includes(link)).toBe(HAS_HISTORY);
  const cote = await textOf("/parrainage");
  expect(cote.includes('href="/flux/primes.atom"')).toBe(HAS_HISTORY);
  expect(await textOf("/blog")).toContain('type="application/atom+xml"');
  expect(await textOf("/contact")).not.toContain(".atom");
});

test("the feed of the texts tells what changed in a page, as the page does at its foot", async () => {
  const atom = await textOf(TEXT_FEED_PATH);
  const [, path = "", change = ""] =
    /ce qui a changé<\/title>.*? href="https:\/\/[^/]+([^"]+)".*?&lt;p&gt;(.*?)&lt;\/p&gt;/.exec(
      atom,
    ) ?? [];

  expect(atomFaults(atom)).toEqual([]);
  expect(feedLinks(atom, "self")).toEqual([ORIGIN + TEXT_FEED_PATH]);
  expect(change).not.toBe("");
  expect(await textOf(path)).toContain(change);
  expect(await textOf(`${path}.md`)).toContain("## Ce qui a changé dans cette page");
  expect(await textOf("/llms.txt")).toContain(ORIGIN + TEXT_FEED_PATH);
});

test.each([
  ["/flux/offre/orange.atom", /^Offre inconnue/],
  ["/flux/genre/livret.json", /^Genre inconnu/],
  ["/flux/primes.rss", /^Aucun flux ici/],
  ["/flux/", /^Aucun flux ici/],
  ["/flux/page/banque/orange.atom", /^Aucune page du site à cette adresse/],
  ["/flux/page/banque%2Fn26.atom", /^Aucun flux ici/],
  ["/parrainage/calendrier/orange/2026-11-20.ics", /^Aucun calendrier pour cette offre/],
  ["/parrainage/calendrier/n26/2026-02-30.ics", /^Cette adresse se termine par le jour/],
  ["/parrainage/calendrier/n26/2019-12-31.ics", /à partir de 2020/],
  ["/parrainage/calendrier/n26/2026-11-20.txt", /^Cette adresse se termine par le jour/],
])("%s is refused in plain French, from any site, and kept by nobody", async (path, words) => {
  const response = await send(path.endsWith("/") ? path.slice(0, -1) : path);

  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await response.text()).toMatch(words);
});

test("a subscribed calendar is asked for again each day, and says the same until the next build", async () => {
  const path = "/parrainage/calendrier/fortuneo-gold/2026-11-20.ics";
  const response = await send(path);
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent");

  expect(response.headers.get("Content-Disposition")).toBeNull();
  expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("P1D");
  expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("P1D");
  expect(calendar.getFirstPropertyValue("source")).toBe(ORIGIN + path);
  expect(events.map((event) => String(event.getFirstPropertyValue("uid")))).toEqual([
    "FORTUNEO_GOLD-2026-11-20-ouverture@primoscope.example",
    "FORTUNEO_GOLD-2026-11-20-etape-2@primoscope.example",
    "FORTUNEO_GOLD-2026-11-20-fermeture@primoscope.example",
  ]);
  expect(String(events.at(-1)?.getFirstPropertyValue("dtstart"))).toBe("2027-11-21");
  const { timestamp } = JSON.parse(await textOf("/builds/latest.json"));
  const built = new Date(timestamp).toISOString().slice(0, 19);
  for (const event of events)
    expect(event.getFirstPropertyValue("dtstamp")?.toString()).toBe(`${built}Z`);
  expect(await textOf(path)).toBe(text);
});

test("the calendar's page gives the address to subscribe to, for a program and to copy", async () => {
  const html = await textOf("/parrainage/calendrier?offre=FORTUNEO_GOLD&debut=2026-11-20");
  const path = "/parrainage/calendrier/fortuneo-gold/2026-11-20.ics";

  expect(html).toContain(`href="${ORIGIN.replace("https:", "webcal:")}${path}"`);
  expect(html).toContain(`<code>${ORIGIN}${path}</code>`);
});
