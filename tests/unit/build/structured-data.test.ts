import { expect, test } from "vitest";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { block, root } from "../../../app/build/compiler/hast.ts";
import { type pageGraph, writeJsonLd } from "../../../app/build/structured-data/page-graph.ts";
import { compileSite } from "../content-checks/site-content.ts";
import { findFaults, readThings, SCHEMA } from "../linked-data.ts";
import { samplePayload, samplePrice } from "./sample-payload.ts";

const ORIGIN = "https://example.fr";

test("what every page tells machines is what schema.org defines", async () => {
  const faults: string[] = [];
  for (const { payload } of compileSite()) {
    const told = await findAll(readGraph(payload));
    faults.push(...told.map((fault) => `${payload.path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

const PAGE = { "@type": "WebPage", "@id": "https://example.fr/#page" };

test.each([
  ["a class that there is none of", [{ "@type": "BankCard" }]],
  ["a property that there is none of", [{ "@type": "BankAccount", prix: "0 €" }]],
  ["a property of another class", [{ "@type": "BankAccount", price: "0 €" }]],
  ["a number in the place of a thing", [{ "@type": "BankAccount", aggregateRating: 5 }]],
  ["no day", [{ "@type": "WebPage", datePublished: "hier" }]],
  ["half an address", [{ "@type": "WebPage", url: "/banque/n26" }]],
  ["a thing of another class", [PAGE, { "@type": "WebPage", publisher: { "@id": PAGE["@id"] } }]],
  [
    "what is described nowhere",
    [{ "@type": "WebPage", publisher: { "@id": "https://example.fr/#x" } }],
  ],
  ["an id that is no address", [{ "@type": "WebPage", publisher: { "@id": "nowhere" } }]],
])("the check refuses %s", async (_what, things) => {
  const graph = { "@context": "https://schema.org", "@graph": things };
  expect(await findAll(graph)).toHaveLength(1);
});

test("no page gives machines a rating, a review, a list of questions or an offer", () => {
  const forbidden = /"(?:aggregateRating|review|starRating|FAQPage|Review|Offer|offers|price)"/;
  const found = compileSite().filter(({ payload }) => forbidden.test(writeJsonLd(payload, ORIGIN)));
  expect(found.map(({ payload }) => payload.path)).toEqual([]);
});

test("a product's page names the account, its price and the firm", () => {
  const ticket = {
    offerCode: "N26",
    partnerSlug: "n26",
    partnerName: "N26 SE",
    officialUrl: "https://n26.com/fr-fr",
  };
  const body = root(samplePrice("confirmed"), block("Ticket", ticket));
  expect(describePage(samplePayload({ body })).about).toEqual({
    "@type": "BankAccount",
    "@id": `${ORIGIN}/banque/n26/metal#produit`,
    name: "N26 Metal",
    url: `${ORIGIN}/banque/n26/metal`,
    feesAndCommissionsSpecification: "16,90 € par mois",
    provider: {
      "@type": "Organization",
      "@id": `${ORIGIN}/banque/n26#entreprise`,
      name: "N26",
      url: "https://n26.com/fr-fr",
    },
  });
});

test("a price that is still to be checked is not told to machines", () => {
  const page = describePage(samplePayload({ body: root(samplePrice("old")) }));
  expect(page.about).not.toHaveProperty("feesAndCommissionsSpecification");
});

test("a listing gives its pages in order, those of the offers where it lists offers", () => {
  const listing = samplePayload({
    path: "/cashback",
    kind: "listing",
    body: root(block("Cote", { genre: "cashback" })),
  });
  const elements = describePage(listing).mainEntity?.itemListElement;
  expect(elements).toHaveLength(6);
  expect(elements?.[1]).toEqual({
    "@type": "ListItem",
    position: 2,
    name: "eBuyClub",
    url: `${ORIGIN}/cashback/ebuyclub`,
  });
});

test("a listing of products gives each page once, a firm's where its products have none", () => {
  const rows = [
    { path: "/banque/bunq", name: "bunq Free" },
    { path: "/banque/bunq", name: "bunq Core" },
    { path: null, name: "Nickel" },
    { path: "/banque/n26/metal", name: "N26 Metal" },
  ];
  const listing = samplePayload({
    path: "/banque",
    kind: "listing",
    body: root(block("Catalogue", { rows })),
  });
  expect(describePage(listing).mainEntity?.itemListElement).toMatchObject([
    { position: 1, url: `${ORIGIN}/banque/bunq` },
    { position: 2, url: `${ORIGIN}/banque/n26/metal` },
  ]);
});

test("a title cannot end the script it is written in", () => {
  const titre = "</script><script>alert(1)</script>";
  const json = writeJsonLd(samplePayload({ titre }), ORIGIN);
  expect(json).not.toContain("<");
  expect(describePage(samplePayload({ titre })).name).toBe(titre);
});

/** What a graph says that schema.org does not allow, or does not know. */
async function findAll(graph: object): Promise<string[]> {
  try {
    return findFaults(await readThings(graph), SCHEMA);
  } catch (error) {
    return [String(error)];
  }
}

/** The graph as a machine reads it. */
function readGraph(payload: CompiledPage): ReturnType<typeof pageGraph> {
  return JSON.parse(writeJsonLd(payload, ORIGIN));
}

type Described = {
  name: string;
  about?: unknown;
  mentions?: unknown;
  mainEntity?: { itemListElement: unknown[] };
};

/** What a graph says of the page itself: its last thing. */
function describePage(payload: CompiledPage): Described {
  return JSON.parse(writeJsonLd(payload, ORIGIN))["@graph"].at(-1);
}
