import { expect, onTestFinished, test, vi } from "vitest";
import { OFFERS } from "../../../app/amounts/offers.ts";
import { emptyReading, type Reading } from "../../../app/amounts/reading.ts";
import type { Standings } from "../../../app/amounts/standing.ts";
import { WITHOUT_HISTORY } from "../../../app/build/open-data/build-place.ts";
import { listEndpoints } from "../../../app/build/open-data/endpoints.ts";
import { feedsOf } from "../../../app/build/open-data/page-feeds.ts";
import { writeTextFeed } from "../../../app/build/open-data/text-feed.ts";
import {
  ALL_CHANGES,
  scopeOfKind,
  scopeOfOffer,
} from "../../../app/open-data/feeds/address.server.ts";
import { collectFeed, type Feed } from "../../../app/open-data/feeds/collect-feed.server.ts";
import { writeAtom } from "../../../app/open-data/feeds/write-atom.server.ts";
import { writeHtml } from "../../../app/open-data/feeds/write-html.server.ts";
import { writeJsonFeed } from "../../../app/open-data/feeds/write-json-feed.server.ts";
import { fillText } from "../../../workers/page-text/slots.ts";
import { atomFaults, entryTexts, jsonFeedFaults } from "./feed-rules.ts";
import { BEGIN, change, manyChanges, recordOf } from "./sample-record.ts";

const ORIGIN = "https://primoscope.example";
const READING = { ...emptyReading(), readAt: BEGIN };
const N26 = scopeOfOffer({ code: "N26", name: "N26" });
/** All of them open, and paying euros. */
const OPEN: Standings = Object.fromEntries(OFFERS.map(({ code }) => [code, {}]));
const plain = (text: string) => text.replace(/\s/g, " ");

test("without a change the feeds are sound, empty, and dated from the first look", () => {
  const firstLook = change(1, { from: null, changedAt: null, seenAt: BEGIN });
  const feed = collectFeed(recordOf([firstLook]), ALL_CHANGES, ORIGIN, READING, OPEN);

  expect(feed.entries).toEqual([]);
  expect(feed.updated).toBe(BEGIN);
  expect(atomFaults(writeAtom(feed))).toEqual([]);
  expect(jsonFeedFaults(writeJsonFeed(feed))).toEqual([]);
});

test("of five thousand changes the fifty newest are told, the newest first, each under a name of its own", () => {
  const record = recordOf(manyChanges(5_000));
  const feed = collectFeed(record, ALL_CHANGES, ORIGIN, READING, OPEN);
  const atom = writeAtom(feed);

  expect(atomFaults(atom)).toEqual([]);
  expect(jsonFeedFaults(writeJsonFeed(feed))).toEqual([]);
  expect(entryTexts(atom, "id")).toHaveLength(50);
  expect(entryTexts(atom, "id")[0]).toBe("tag:primoscope.example,2026:changement/5000");
  const times = feed.entries.map(({ updated }) => updated);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(feed.updated).toBe(times[0]);
});

test("a change keeps its name and its words when others come after it", () => {
  const before = collectFeed(recordOf([change(7)]), N26, ORIGIN, READING, OPEN);
  const after = collectFeed(
    recordOf([change(7), change(8, { from: 30, to: 40 })]),
    N26,
    ORIGIN,
    READING,
    OPEN,
  );

  expect(after.entries[1]).toEqual(before.entries[0]);
  expect(after.id).toBe(before.id);
});

test("an entry says what changed, from what to what, and when it was seen", () => {
  const [entry] = collectFeed(recordOf([change(40)]), N26, ORIGIN, READING, OPEN).entries;

  expect(plain(entry?.title ?? "")).toBe("N26 : prime du filleul de 20 € à 30 €");
  expect(plain(entry ? writeHtml(entry) : "")).toBe(
    "<p>N26 : la prime du filleul passe de 20 € à 30 €, soit 10 € de plus.</p>" +
      "<p>Changement fait le 11 mai 2026 à 8 h 00, vu le 11 mai 2026 à 8 h 04.</p>" +
      '<p><a href="https://primoscope.example/banque/n26">La page N26</a> · ' +
      '<a href="https://primoscope.example/parrainage/historique?offre=N26">L’historique de N26</a></p>',
  );
});

test.each([
  [{ from: 30, to: null }, "N26 : prime du filleul retirée (30 € avant)"],
  [{ from: null, to: 12.5 }, "N26 : prime du filleul à 12,50 €, sans montant avant"],
  [{ from: 0.3, to: 0.1 }, "N26 : prime du filleul de 0,30 € à 0,10 €"],
])("a bonus that comes, goes or falls is told as such", (what, title) => {
  const [entry] = collectFeed(recordOf([change(3, what)]), N26, ORIGIN, READING, OPEN).entries;
  expect(plain(entry?.title ?? "")).toBe(title);
});

test("the one shared bonus of Hello bank! is told for both of its offers, in the feed of each", () => {
  const record = recordOf([change(3, { field: "PRIME_PARTAGE_HELLO" })]);
  for (const [code, name] of [
    ["HELLO_PRIME", "Hello Prime"],
    ["HELLO_ONE", "Hello One"],
  ] as const) {
    const [entry] = collectFeed(
      record,
      scopeOfOffer({ code, name }),
      ORIGIN,
      READING,
      OPEN,
    ).entries;
    expect(entry?.title).toContain("Hello Prime et Hello One");
  }
  expect(collectFeed(record, scopeOfKind("cashback"), ORIGIN, READING, OPEN).entries).toEqual([]);
});

test("a made-up history says so in the feed's title and in each entry, and never takes a true one's names", () => {
  const { title, entries } = collectFeed(recordOf([change(3)], true), N26, ORIGIN, READING, OPEN);

  expect(title).toMatch(/^Exemple inventé · /);
  expect(entries[0]?.paragraphs[0]).toMatch(/^Exemple inventé/);
  expect(entries[0]?.id).toBe("tag:primoscope.example,2026:exemple/3");
});

test("whatever a name holds, both formats stay what they are, and give it back", () => {
  const hostile = `</title><script>x</script>&amp;"' ]]> \u0000\u0008\uD800 é 😀`;
  const feed: Feed = {
    ...collectFeed(recordOf([]), ALL_CHANGES, ORIGIN, READING, OPEN),
    title: hostile,
    entries: [
      {
        id: "tag:primoscope.example,2026:changement/1",
        title: hostile,
        paragraphs: ["<b>"],
        links: [],
        url: `${ORIGIN}/?a=1&b="2"`,
        historyUrl: `${ORIGIN}/?a=<`,
        updated: BEGIN,
      },
    ],
  };
  const atom = writeAtom(feed);

  expect(atomFaults(atom)).toEqual([]);
  expect(entryTexts(atom, "title")).toEqual([`</title><script>x</script>&amp;"' ]]>  é 😀`]);
  expect(entryTexts(atom, "content")).toEqual(["<p>&lt;b&gt;</p>"]);
  expect(JSON.parse(writeJsonFeed(feed)).items[0].title).toBe(hostile);
});

test("a page names the feeds of its offers, the page of all offers that of all, an article none", () => {
  expect(feedsOf({ path: "/banque/n26", kind: "partner", offers: ["N26"] })).toEqual([
    { path: "/flux/offre/n26.atom", title: "Prime de parrainage N26" },
  ]);
  expect(feedsOf({ path: "/parrainage", kind: "listing" })).toEqual([
    { path: "/flux/primes.atom", title: "Primes de parrainage" },
  ]);
  expect(feedsOf({ path: "/blog/avis-n26", kind: "article", offers: ["N26"] })).toEqual([]);
  expect(feedsOf({ path: "/contact", kind: "page" })).toEqual([]);
});

test("a site that keeps no history names no feed and no file of one, neither in a page's head nor in its list", () => {
  vi.stubEnv(WITHOUT_HISTORY, "1");
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(feedsOf({ path: "/parrainage", kind: "listing" })).toEqual([]);
  expect(feedsOf({ path: "/banque/n26", kind: "partner", offers: ["N26"] })).toEqual([]);
  const paths = listEndpoints().map(({ path }) => path);
  // What changes in a page is told all the same.
  expect(paths.filter((path) => /flux\/(?!page)|historique/.test(path))).toEqual([]);
  expect(paths).toContain("/api/primes.json");
});

test("a feed says since when nobody could see a change, and nothing of it on an ordinary day", () => {
  const subtitle = (reading: Reading) =>
    plain(collectFeed(recordOf([]), ALL_CHANGES, ORIGIN, reading, OPEN).subtitle);

  expect(subtitle(READING)).not.toContain("relue");
  expect(subtitle({ ...READING, isStale: true })).toMatch(/n’a pas pu être relue depuis le \d/);
  expect(subtitle(emptyReading())).toContain("n’a pas pu être lue depuis plusieurs jours");
});

test("an entry says where the amount it tells is owed by nobody", () => {
  const shut = "campagne terminée le 30 septembre 2026";
  const [entry] = collectFeed(recordOf([change(3)]), N26, ORIGIN, READING, {
    N26: { shut },
  }).entries;
  expect(plain(entry ? writeHtml(entry) : "")).toContain(
    `<p>Programme N26, à ce jour : ${shut}.</p>`,
  );
});

test("the feed of the texts tells each change of a page and each new page, the newest first", () => {
  const page = {
    path: "/blog/a",
    titre: "A & B",
    published: "2026-11-20",
    description: "Dit tout.",
  };
  const rewritten = { date: "2026-11-24", text: "Les <tarifs> sont relus." };
  const changes = [rewritten, { date: "2026-11-24", text: "Le tableau a une ligne de plus." }];
  const atom = fillText(writeTextFeed([{ ...page, changes }]), ORIGIN, undefined, {}, "2026-11-20");

  expect(atomFaults(atom)).toEqual([]);
  expect(entryTexts(atom, "title")).toEqual([
    "A & B\u202f: ce qui a changé",
    "A & B\u202f: ce qui a changé",
    "Nouvelle page\u202f: A & B",
  ]);
  expect(entryTexts(atom, "content")[0]).toBe("<p>Les &lt;tarifs&gt; sont relus.</p>");
  expect(entryTexts(atom, "id")).toEqual([2, 1, 0].map((n) => `${ORIGIN}/blog/a#${n}`));
});
