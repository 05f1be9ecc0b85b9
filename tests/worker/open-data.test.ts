// What is given away live, as programs ask for it: sound by its own rules, readable from anywhere, free to ask again. In one
// file, because each promise holds for every kind of it and is asked of one site.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { ENDPOINTS } from "../../app/build/open-data/endpoints.ts";
import { SCHEMAS } from "../../app/build/open-data/schemas.ts";
import { badgePath } from "../../app/open-data/badge/badge-address.server.ts";
import { listFeeds } from "../../app/open-data/feeds/address.server.ts";
import { schemaPath, TEXT_FEED_PATH } from "../../app/open-data/paths.ts";
import { schemaFaults } from "../unit/open-data/check-schema.ts";
import { atomFaults, entryTexts, feedLinks, jsonFeedFaults } from "../unit/open-data/feed-rules.ts";
import { readXml } from "../unit/open-data/read-xml.ts";
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
const ask = (path: string, init?: RequestInit) => scene.site.fetch(path, init);
const textOf = async (path: string) => (await ask(path)).text();

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
      const response = await ask(path);

      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")?.split(";")[0]).toBe(type);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=(?:300|3600)$/);
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
      expect((await response.text()).length).toBeGreaterThan(100);
    });

    test("says by its ETag that a reader has it already", async () => {
      const etag = (await ask(path)).headers.get("ETag") ?? "";
      const again = await ask(path, { headers: { "If-None-Match": etag } });
      const other = await ask(path, { headers: { "If-None-Match": '"other"' } });

      expect(etag).toMatch(/^(?:W\/)?".+"$/);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(other.status).toBe(200);
    });

    test("answers HEAD with the same headers and nothing else", async () => {
      const [head, get] = [await ask(path, { method: "HEAD" }), await ask(path)];

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
    ...{ nature: "programme", offre: "FORTUNEO_GOLD", etat: "terminé" },
  });
  const { periodes, changements, programmes, publies } = file;
  const lines = [periodes, changements, programmes, publies].flat();
  expect(table).toHaveLength(1 + lines.length);
});

test("every feed is sound in both formats, names itself, and tells the newest change first", async () => {
  for (const { path } of listFeeds()) {
    const atom = await textOf(`${path}.atom`);
    expect(atomFaults(atom), path).toEqual([]);
    expect(feedLinks(atom, "self")).toEqual([`${ORIGIN}${path}.atom`]);
    expect(jsonFeedFaults(await textOf(`${path}.json`)), path).toEqual([]);
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
  const again = { headers: { "If-None-Match": (await ask(path)).headers.get("ETag") ?? "" } };
  expect((await ask(`${path}?des=1000`, again)).status).toBe(200);
});

test.each(["cent", "-5", "0", "1e3", "123456", "1&des=2", "<b>"])(
  "an amount such as des=%s is refused in plain French, and kept by nobody",
  async (des) => {
    const response = await ask(`/flux/offre/n26.atom?des=${des}`);
    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toMatch(
      /^(?:Montant attendu en euros|Un seul montant à la fois)/,
    );
  },
);

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

test("every offer has a badge, and one whose amount is not known says so", async () => {
  for (const { code, name } of OFFERS) {
    const svg = readXml(await textOf(badgePath(code)));
    expect(svg.text.replace(/\s/g, " ")).toContain(name);
    expect(svg.text.replace(/\s/g, " ")).toContain(
      code === "N26" ? "4 328 €" : "montant indisponible",
    );
  }
});

test("a badge that is opened by itself may run nothing", async () => {
  const policy = (await ask("/badge/n26.svg")).headers.get("Content-Security-Policy");
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

test("an unknown offer has a badge that says so, which nobody keeps", async () => {
  const response = await ask("/badge/orange.svg");

  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(readXml(await response.text()).text).toContain("Offre inconnue");
});

test.each([
  ["/flux/offre/orange.atom", /^Offre inconnue/],
  ["/flux/genre/livret.json", /^Genre inconnu/],
  ["/flux/primes.rss", /^Aucun flux ici/],
  ["/flux/", /^Aucun flux ici/],
  ["/parrainage/calendrier/orange/2026-11-20.ics", /^Aucun calendrier pour cette offre/],
  ["/parrainage/calendrier/n26/2026-02-30.ics", /^Cette adresse se termine par le jour/],
  ["/parrainage/calendrier/n26/2019-12-31.ics", /à partir de 2020/],
  ["/parrainage/calendrier/n26/2026-11-20.txt", /^Cette adresse se termine par le jour/],
])("%s is refused in plain French, from any site, and kept by nobody", async (path, words) => {
  const response = await ask(path.endsWith("/") ? path.slice(0, -1) : path);

  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await response.text()).toMatch(words);
});

test("a subscribed calendar is asked for again each day, and says the same until the next build", async () => {
  const path = "/parrainage/calendrier/fortuneo-gold/2026-11-20.ics";
  const response = await ask(path);
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

test("nothing of this leaves a word on the console", () => {
  expect(scene.site.faults()).toEqual([]);
});
