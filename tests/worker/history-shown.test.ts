// What visitors are shown of the past of the amounts: on a ticket, in the cote, on the page of every change.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HistoryRecord } from "../../app/amounts/history/record.server.ts";
import { type HistorySummary, summarise } from "../../app/amounts/history/summary.server.ts";
import { OFFERS } from "../../app/amounts/offers.ts";
import { RECORD_KEY, SUMMARY_KEY } from "../../workers/history/history-kv.ts";
import { count, readHtml } from "./read-html.ts";
import { openRemembering } from "./remembering.ts";
import { DAY_MS, DOCUMENT, openScene, readPlain } from "./scene.ts";
import type { Site } from "./start-site.ts";

const HISTORY = "/parrainage/historique";

let scene: Awaited<ReturnType<typeof openRemembering>>;

beforeAll(async () => {
  scene = await openRemembering();
});

afterAll(() => scene[Symbol.asyncDispose]());

const read = (path: string, site: Site = scene.site) => readPlain(site, path);

/** A site whose KV holds what the cron, or somebody else, has put there. */
async function siteWith(record: unknown, summary: unknown) {
  const amounts = { readAt: Date.now(), fields: DOCUMENT };
  const scene = await openScene({ history: "none", stored: amounts });
  const kv = await scene.site.kv();
  await kv.put(RECORD_KEY, JSON.stringify(record));
  await kv.put(SUMMARY_KEY, JSON.stringify(summary));
  return scene;
}

/** A record of N26 that ends at the amounts of DOCUMENT, watched for so many days. */
function recordOf(days: number): HistoryRecord {
  const madeAt = Date.now();
  const from = madeAt - days * DAY_MS;
  const change = { from: null, changedAt: null, seenAt: from };
  return {
    madeAt,
    isExample: false,
    watches: [{ from, until: madeAt }],
    changes: [
      { ...change, id: 1, field: "PRIME_FILLEUL_N26", to: DOCUMENT.PRIME_FILLEUL_N26 ?? 0 },
      { ...change, id: 2, field: "PRIME_PARTAGE_N26", to: DOCUMENT.PRIME_PARTAGE_N26 ?? 0 },
    ],
  };
}

test("a ticket has its sentence, its chart and its table in the HTML, and says that they are an example's", async () => {
  const html = await read("/banque/boursobank");
  expect(html).toMatch(/<p class="past__told">[^<]+ <span class="past__tag">exemple</);
  expect(html).toContain('<title id="evolution-BOURSOBANK">');
  expect(html).toContain("historique d’exemple");
  expect(html).toContain("Total du filleul");
  expect(readHtml(html).anchors.map(({ href }) => href)).toContain(`${HISTORY}?offre=BOURSOBANK`);
});

test("a firm's page tells the last changes of its bonus, two at most, and how to be told of the next", async () => {
  const html = await read("/banque/boursobank");
  const section = html.slice(html.indexOf('class="changes"'), html.indexOf('class="notes"'));
  const lines = section.slice(section.indexOf("changes__amounts")).match(/<li>.*?<\/li>/g) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(3);
  for (const line of lines)
    expect(line).toMatch(/<time datetime="\d{4}-\d\d-\d\d">.* de .*€ à .*€<\/li>/);
  expect(section).toContain("historique d’exemple");
  expect(section).toContain('href="/flux/offre/boursobank.atom"');
  expect((await scene.site.fetch("/flux/offre/boursobank.atom")).status).toBe(200);
});

test("whoever wants to be told is led to the page of alerts, with the offer already chosen", async () => {
  const firm = await read("/banque/boursobank");
  expect(firm).toContain('action="/alertes#alerte"');
  expect(firm).toContain('<input type="hidden" name="suivre" value="offre/boursobank"/>');
  expect(firm).toContain('href="/flux/page/banque/boursobank.atom"');
  const page = await read("/parrainage/historique?offre=BOURSOBANK");
  expect(page).toContain('href="/alertes?suivre=offre/boursobank"');
});

test("a page of several tickets names nothing twice", async () => {
  const { ids } = readHtml(await read("/banque/hello-bank"));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(["/", "/parrainage", "/banque/crypto"])(
  "%s: every amount drawn is a number",
  async (path) => {
    expect(await read(path)).not.toMatch(/NaN|Infinity|undefined €/);
  },
);

test("each line of the cote has its trend, and the foot says what it is of", async () => {
  const html = await read("/parrainage");
  expect(count(html, /<td class="cote__trend"/g)).toBe(OFFERS.length);
  expect(html).toContain("Tendance : ce que le filleul reçoit en tout");
  expect(html).toContain("Historique d’exemple");
  expect(count(await read("/"), /<td class="cote__trend"/g)).toBe(8);
});

test("the fragments of a page that was reached by a navigation are given as JSON, for a minute", async () => {
  const trends = await scene.site.fetch(`${HISTORY}/dessins.json`);
  expect(trends.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect(trends.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(Object.keys(await trends.json())).toHaveLength(OFFERS.length);
  const ticket = await (await scene.site.fetch(`${HISTORY}/dessins.json?offre=N26`)).json();
  expect(Object.keys(ticket)).toEqual(["told N26", "chart N26", "changes N26"]);
  const page = await (await scene.site.fetch("/banque/n26")).text();
  expect(page).toContain(ticket["chart N26"]);
  const unknown = await scene.site.fetch(`${HISTORY}/dessins.json?offre=%3Cb%3E`);
  expect(await unknown.json()).toEqual({});
});

test("the page of the history shows thirty lines, and leads to the older ones", async () => {
  const html = await read(HISTORY);
  const rows = html.slice(html.indexOf("history__table"), html.indexOf('id="montants-publies"'));
  expect(count(rows, /<tr>|<tr /g)).toBe(31);
  expect(html).toContain("Historique d’exemple.");
  expect(html).toContain('href="?page=2#changements"');
  const last = await read(`${HISTORY}?page=99`);
  expect(last).toContain("premier relevé");
  expect(last).not.toContain("Page suivante");
});

test("one offer's page has its chart, its own lines, the interruptions, what others published", async () => {
  const html = await read(`${HISTORY}?offre=FORTUNEO_GOLD`);
  expect(html).toContain("Les changements : Fortuneo Gold");
  expect(html).toContain('<title id="evolution-FORTUNEO_GOLD">');
  expect(count(html, /Suivi interrompu le/g)).toBe(2);
  const rows = html.slice(html.indexOf("history__table"), html.indexOf('id="montants-publies"'));
  expect(rows).toContain("Fortuneo Gold</a>");
  expect(rows).not.toContain("BoursoBank</a>");
  expect(html).toMatch(/140 € pour le filleul/);
  expect(html).toMatch(/<select[^>]* name="offre"/);
});

test("an unknown offer is said and ignored, and what was typed is only text", async () => {
  const html = await read(`${HISTORY}?offre=%3Cscript%3Ealert(1)%3C/script%3E`);
  expect(html).toContain("code d’offre inconnu");
  expect(html).toContain("Tous les changements");
  expect(html).not.toContain("<script>alert");
});

test("without a history there is nothing of it on a page, and the page of the history says why", async () => {
  await using empty = await openScene({ history: "none" });
  await empty.site.runCron();
  for (const path of ["/banque/n26", "/parrainage", "/"]) {
    const html = await read(path, empty.site);
    expect(html).not.toMatch(/class="(?:past|cote__trend|changes__)|Tendance :/);
  }
  expect(await read(HISTORY, empty.site)).toContain("Ce site ne tient pas d’historique");
  const fragments = await empty.site.fetch(`${HISTORY}/dessins.json`);
  expect(fragments.headers.get("Cache-Control")).toBe("no-store");
  expect(await fragments.json()).toEqual({});
});

test("a record of a few days claims nothing, and says so wherever it is shown", async () => {
  const record = recordOf(12);
  await using young = await siteWith(record, summarise(record));
  expect(await read("/banque/n26", young.site)).toMatch(
    /Suivi depuis le [^<]*: moins de trente jours observés, trop peu/,
  );
  expect(await read("/parrainage", young.site)).toContain("suivi trop court");
  const page = await read(`${HISTORY}?offre=N26`, young.site);
  expect(page).toContain(
    "moins de trente jours observés, trop peu pour dire si un montant est haut",
  );
  expect(page).not.toContain("xemple");
});

test("what somebody else has written into KV never reaches a page", async () => {
  const record = recordOf(100);
  const summary = summarise(record) as HistorySummary;
  const evil = "<img src=x onerror=alert(1)>";
  const offers = { N26: { ...summary.offers.N26, steps: [[record.madeAt, evil]] } };
  for (const wrong of [
    { ...summary, offers },
    { ...summary, madeAt: 1e300 },
    { ...summary, watches: evil },
  ]) {
    const changes = [{ ...record.changes[0], field: evil }];
    await using site = await siteWith({ ...record, changes }, wrong);
    for (const path of ["/banque/n26", "/parrainage", HISTORY]) {
      expect(await read(path, site.site)).not.toContain("onerror=alert");
    }
    expect(site.site.logs().join()).toContain("contient autre chose que l'historique");
  }
});
