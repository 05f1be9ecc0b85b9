import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RootContent } from "hast";
import { expect, test } from "vitest";
import { OFFERS } from "../../../app/amounts/offers.ts";
import { findDirectives } from "../../../app/build/blocks/find-directives.ts";
import { block, element, text } from "../../../app/build/compiler/hast.ts";
import { HOST, SITE } from "../../../app/site.ts";
import { compileSample, listFaults } from "./compile-sample.ts";

function firstBlock(markdown: string): RootContent | undefined {
  return compileSample(markdown).body.children[0];
}

test("a live amount is a slot: its offer and its kind, never a figure", () => {
  expect(firstBlock(":prime[HELLO_PRIME.PARTAGE]")).toEqual(
    element("p", {}, block("Prime", { offerCode: "HELLO_PRIME", kind: "PARTAGE" })),
  );
});

test("an amount that nobody is known to owe the referee says so where a page names it first", () => {
  const said = { offerCode: "N26", kind: "FILLEUL", state: " (non confirmé)" };
  expect(firstBlock(":prime[N26.PARRAIN], :prime[N26.FILLEUL], :prime[N26.FILLEUL]")).toEqual(
    element(
      "p",
      {},
      block("Prime", { offerCode: "N26", kind: "PARRAIN" }),
      text(", "),
      block("Prime", said),
      text(", "),
      block("Prime", { offerCode: "N26", kind: "FILLEUL" }),
    ),
  );
});

test("a fact comes with its text, its month and its sources, numbered once for the page", () => {
  const { body, sources } = compileSample(
    "## Le prix\n\n:fait[n26.metal.monthlyFee] puis :fait[hello-bank.prime.monthlyFee] puis :fait[n26.smart.cashback]",
    {
      fields: {
        sources:
          '[{ url: "https://n26.com/a", title: "Aide", publisher: N26, kind: firm, country: FR, language: fr, asOf: 2026 }]',
      },
    },
  );
  expect(sources.map(({ url }) => url)).toEqual([
    "https://n26.com/a",
    "https://n26.com/fr-fr/tarifs",
    "https://www.hellobank.fr/tarifs",
  ]);
  expect(findDirectives(body, "Fait")).toMatchObject([
    { text: "16,90\u202F€ par mois", degree: "confirmed", asOf: "2026-11", sources: [1] },
    {
      text: "5\u202F€ par mois",
      degree: "old",
      note: "Ancien prix\u202F: à vérifier.",
      sources: [2],
    },
    { text: "non communiqué", degree: "missing" },
  ]);
});

test("a directive that is unknown or badly written stops the build, all faults at once", () => {
  const faults = listFaults(
    [
      "::tableau",
      "::prime[N26.FILLEUL]",
      "::ticket{offre=N27}",
      "::ticket",
      "::cote{couleur=rouge}",
      ":prime[N26.CADEAU]",
      ":fait[n26.gold.monthlyFee]",
      "::formules{partenaire=n27}",
      '::comparaison{produits="n26.smart n26.gold"}',
      ":::contre\n:::",
      "Voir :ceci",
    ].join("\n\n"),
  );
  expect(
    faults.map((fault) => fault.replace(/connues : [^)]*/, "…").replace(/, sans doute .*/, "")),
  ).toEqual([
    "1 ::tableau: directive inconnue (…)",
    "3 ::prime: s’écrit :prime",
    "5 ::ticket: offre inconnue « N27 »",
    "7 ::ticket: l’attribut « offre » manque",
    "9 ::cote: attribut inconnu « couleur » (genre, premieres)",
    "11 :prime: « N26.CADEAU » : attendu, OFFRE.GENRE, avec l’un de PARRAIN, FILLEUL, PARTAGE, PARTAGE_ET_FILLEUL",
    "13 :fait: fait inconnu « n26.gold.monthlyFee »",
    "15 ::formules: partenaire inconnu « n27 »",
    "17 ::comparaison: produit inconnu « n26.gold »",
    "19 :::contre: ne contient rien",
    "22 :ceci: directive inconnue ; dans une phrase, un deux-points est suivi d’une espace",
  ]);
});

test("hours, ratios and times typed with a colon are words, not directives", () => {
  expect(firstBlock("À 12:30, trois pour un (3:1).")).toEqual(
    element("p", {}, text("À 12:30, trois pour un (3:1).")),
  );
});

test("a container that is never closed stops the build instead of swallowing the page", () => {
  expect(listFaults(":::contre\n- vous\n\nSuite.")).toEqual([
    "1 :::contre: n’est jamais refermé : une ligne d’autant de deux-points le termine",
  ]);
  expect(listFaults("> :::contre\n> - vous\n> :::\n\nSuite.")).toEqual([]);
});

test("the site's identity is put in as words, headings included, and its address as a link", () => {
  const { body, contents } = compileSample(
    "## Qui publie :site[name]\n\n:site[host.name] : :site[contactEmail].",
  );
  expect(contents[0]?.text).toBe(`Qui publie ${SITE.name}`);
  expect(body.children[1]).toEqual(
    element(
      "p",
      {},
      text(`${HOST.name}\u202F: `),
      element("a", { href: `mailto:${SITE.contactEmail}` }, text(SITE.contactEmail)),
      text("."),
    ),
  );
  expect(listFaults(":site[publisher.age]")).toHaveLength(1);
});

test("how many offers there are is counted, not typed", () => {
  const { body } = compileSample("La cote suit :site[offerCount] offres.");
  expect(body.children).toEqual([element("p", {}, text(`La cote suit ${OFFERS.length} offres.`))]);

  const top = join(import.meta.dirname, "../../..");
  const texts = globSync("{README.md,SECURITY.md,app/**/*.md,tests/**/*.md}", { cwd: top });
  const typed = new RegExp(`\\b${OFFERS.length} (?:offres|offers)\\b`);
  expect(texts.filter((file) => typed.test(readFileSync(join(top, file), "utf8")))).toEqual([]);
});

test.each([
  ["fait inconnu", "n26.metal.monthlyFee", ":fait[n26.metal.montlyFee]"],
  ["produit inconnu", "hello-bank.prime", '::comparaison{produits="n26.metal hello-bank.prme"}'],
  ["partenaire inconnu", "hello-bank", "::formules{partenaire=helo-bank}"],
  ["offre inconnue", "N26", "::ticket{offre=N25}"],
])("« %s » stops the build, which says that %s was probably meant: %s", (fault, meant, text) => {
  expect(listFaults(text).join()).toMatch(new RegExp(`${fault} « .* », sans doute « ${meant} »$`));
});
