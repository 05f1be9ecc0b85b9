import { expect, test } from "vitest";
import { isPublicAddress } from "../../../app/build/catalogue/public-address.ts";
import { block, element, root } from "../../../app/build/compiler/hast.ts";
import { type DatedValue, listDatedValues } from "../../../app/operator/report/dated-values.ts";
import { isDoubtful } from "../../../app/ui/degree.ts";
import { compileSite } from "./site-content.ts";

const SITE = compileSite();
const VALUES = SITE.flatMap(({ file, payload }) =>
  listDatedValues(payload).map((value) => ({ file, payload, value })),
);

test("every fact shown has a source and a date, or is marked to be checked", () => {
  const faults = VALUES.filter(({ value }) => !isTraceable(value));
  expect(faults.map(({ file, value }) => `${file}: ${value.name} « ${value.text} »`)).toEqual([]);
});

test("every number beside a fact leads to a source of its page", () => {
  const faults = VALUES.filter(({ payload, value }) =>
    value.sources.some((index) => payload.sources[index] === undefined),
  );
  expect(faults.map(({ file, value }) => `${file}: ${value.name} ${value.sources}`)).toEqual([]);
});

test("every source is a public address with a title", () => {
  const faults = SITE.flatMap(({ file, payload }) =>
    payload.sources
      .filter(({ url, title }) => !isPublicAddress(url) || !title.trim())
      .map(({ url, title }) => `${file}: ${url} « ${title} »`),
  );
  expect(faults).toEqual([]);
});

test("no page holds what the catalogue keeps to itself", () => {
  const faults = SITE.filter(({ payload }) => /not-linkable/i.test(JSON.stringify(payload)));
  expect(faults.map(({ file }) => file)).toEqual([]);
});

test("facts are found wherever a directive holds them, by their names", () => {
  const origin = { text: "oui", degree: "confirmed", asOf: "2026-08", sources: [0] };
  const body = root(
    element("p", {}, block("Fait", { id: "n26.metal.monthlyFee", ...origin })),
    block("Exemple", {}, element("p", {}, block("Calcul", { formula: "1 + 1 = 2", ...origin }))),
    block("Ticket", {
      offerCode: "N26",
      status: origin,
      conditions: [{ id: "referral.N26.x", ...origin }],
    }),
    block("Comparaison", {
      columns: [{ id: "n26.metal", name: "Metal", path: null }],
      rows: [{ id: "insurance", label: "Assurance", cells: [{ ...origin, best: true }] }],
    }),
    block("Catalogue", {
      columns: [{ id: "minimumPayout", label: "Seuil" }],
      rows: [{ id: "joko", name: "Joko", cells: [origin] }],
    }),
  );
  expect(listDatedValues({ body }).map(({ name }) => name)).toEqual([
    "n26.metal.monthlyFee",
    "calcul « 1 + 1 = 2 »",
    "referral.N26 (Ticket).status",
    "referral.N26.x",
    "n26.metal.insurance",
    "joko.minimumPayout",
  ]);
});

/** « non communiqué » states nothing, and an example works out figures it made up. */
function isTraceable({ degree, asOf, sources, inExample }: DatedValue): boolean {
  if (isDoubtful(degree) || degree === "missing") return true;
  return sources.length === 0 ? inExample : asOf !== null;
}
