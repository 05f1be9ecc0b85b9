import { expect, test } from "vitest";
import { compileSite, type SitePage } from "./site-content.ts";
import { findTypographyFaults, listTexts } from "./typography-fault.ts";

const SITE = compileSite();

test("every text a visitor reads has French apostrophes, ellipses and no-break spaces", () => {
  expect(listFaults(({ payload }) => listTexts(payload))).toEqual([]);
});

test("the titles of sources are set as carefully as the text", () => {
  expect(listFaults(({ payload }) => payload.sources.map(({ title }) => title))).toEqual([]);
});

test.each([
  ["l'offre", "straight apostrophe: l'offre"],
  ["Et puis...", "three dots for …: Et puis..."],
  ["Pourquoi ?", "plain space before ; : ! ? »: Pourquoi ?"],
  ["Pourquoi? Pour rien", "no space before ; : ! ? »: Pourquoi? Pour rien"],
  ["« mot\u202F»", "no narrow space after «: « mot\u202F»"],
  ["«\u202Fmot»", "no space before ; : ! ? »: «\u202Fmot»"],
  ["80 € offerts", "breaking space before € or %: 80 € offerts"],
  ["80€ offerts", "no space before € or %: 80€ offerts"],
])("« %s » is found at fault", (text, fault) => {
  expect(findTypographyFaults(text)).toEqual([fault]);
});

test.each([
  "Pourquoi\u202F?",
  "Chez Hello bank! le compte s’ouvre à 12:30.",
  "«\u202FMot\u202F»\u202F: 80\u202F€, 3\u202F%…",
  "Voir https://exemple.fr/a?b=c: là, ou écrire à l'un@exemple.fr",
])("« %s » is sound", (text) => {
  expect(findTypographyFaults(text)).toEqual([]);
});

/** Each fault once, with the first page it stands on: a text of the catalogue stands on many. */
function listFaults(textsOf: (page: SitePage) => string[]): string[] {
  const found = new Map<string, string>();
  for (const page of SITE) {
    for (const text of textsOf(page)) {
      for (const fault of findTypographyFaults(text)) {
        if (!found.has(fault)) found.set(fault, `${page.file}: ${fault}`);
      }
    }
  }
  return [...found.values()];
}
