// What an operator changes to publish the site under their own name. Nothing of it is repeated elsewhere.

/** Marks a value that the operator has not filled in yet; the build warns while one stands. */
export const TO_FILL = "à compléter";

/** The site as visitors know it. */
export const SITE = {
  name: "Primoscope",
  line: "La cote des primes de parrainage, banques et cashback",
  language: "fr",
  /** Where readers write to: corrections, questions, requests about their data. */
  contactEmail: "contact@primoscope.example",
} as const;

/** Who signs the texts: no person's name that is nobody's. */
export function editorialTeam(name: string = SITE.name): string {
  return `La rédaction ${/^[aeiouyhàâéèêëîïôûœ]/i.test(name) ? "d’" : "de "}${name}`;
}

/** The site's name in the two colours it is drawn in: from « scope » on the second; any other name has one. */
export function cutWordmark(name: string = SITE.name): [ink: string, vermilion: string] {
  const [, head = name, tail = ""] = /^(.+)(scope)$/.exec(name) ?? [];
  return [head, tail];
}

/**
 * Who publishes the site (loi n° 2004-575 du 21 juin 2004, art. 1-1): a person or a company,
 * with the director of publication. Fill in every line before going live.
 */
export const PUBLISHER = {
  name: TO_FILL,
  legalForm: TO_FILL,
  address: TO_FILL,
  phone: TO_FILL,
  registration: TO_FILL,
  /** Its number at ORIAS, the register of intermediaries (orias.fr); « non immatriculé » where it has none. */
  orias: TO_FILL,
  /** Of a company; « sans objet » for a person. */
  shareCapital: TO_FILL,
  director: TO_FILL,
  /** Who owns a part of whom, publisher and listed firms (code de la consommation, D. 111-7); « aucun ». */
  capitalLinks: TO_FILL,
} as const;

/** Who hosts the site, named as the same law asks. */
export const HOST = {
  name: "Cloudflare, Inc.",
  address: "101 Townsend Street, San Francisco, CA 94107, États-Unis",
  phone: "+1 650 319 8930",
  url: "https://www.cloudflare.com",
} as const;

/**
 * Under what terms the site's own compilation may be used again: amounts, their history, facts gathered and dated. Quoted
 * titles, and the pages they lead to, remain their authors'.
 */
export const LICENCE = {
  name: "Licence Ouverte 2.0 (Etalab)",
  /** As https://spdx.org/licenses names it. */
  spdx: "etalab-2.0",
  url: "https://www.etalab.gouv.fr/wp-content/uploads/2017/04/ETALAB-Licence-Ouverte-v2.0.pdf",
} as const;

/** The names of the publisher's lines that say nothing yet: empty, or with the placeholder in them. */
export function unfilledPublisherLines(
  publisher: Readonly<Record<string, string>> = PUBLISHER,
): string[] {
  return Object.entries(publisher)
    .filter(([, value]) => value.trim() === "" || value.toLowerCase().includes(TO_FILL))
    .map(([line]) => line);
}
