// What tools and listings read of an address, from their own lists: a question that is added is tested from its first day.
// A new tool adds its list here; files.test.ts names a field that is in none.

import { QUESTIONS as ALERT, CHOSEN as FOLLOWED } from "../../app/blocks/alerts/inputs.ts";
import { TICKED } from "../../app/blocks/cote/situations.ts";
import { QUESTIONS as DOSSIER } from "../../app/blocks/dossier/inputs.ts";
import { STATEMENT_QUESTIONS } from "../../app/blocks/fees/inputs.ts";
import { QUESTIONS as INTEREST } from "../../app/blocks/interest/inputs.ts";
import { CHOSEN, QUESTIONS as GAIN } from "../../app/blocks/net-gain/inputs.ts";
import { LISTINGS, type Listing } from "../../app/blocks/product-list/listings.ts";
import { USE_QUESTIONS } from "../../app/blocks/profile/inputs.ts";
import { OWN_BANK_QUESTIONS } from "../../app/blocks/profile/own-bank.ts";
import { SITUATION } from "../../app/blocks/situation/situation.ts";
import { DAY, QUESTIONS as SWITCHING } from "../../app/blocks/switching/inputs.ts";
import { MORE, QUESTIONS as YEAR } from "../../app/blocks/year/inputs.ts";

const ASKED = [
  ...[SITUATION, YEAR, MORE, GAIN, CHOSEN, SWITCHING, DAY, DOSSIER],
  ...[INTEREST, USE_QUESTIONS, OWN_BANK_QUESTIONS, STATEMENT_QUESTIONS, FOLLOWED, ALERT],
];

/** Those of no form's questions: choices of the comparator, boxes, parts on demand, and what was once called otherwise. */
const OTHERS = `produits differences fait detail mois joint usage sans-versement sans-salaire`;

/** The names of all of them, each once. */
export const TOOL_PARAMETERS: readonly string[] = [
  ...new Set([...ASKED.flatMap((questions) => Object.keys(questions)), ...OTHERS.split(" ")]),
];

/** What listings read, and the search: orders, kinds, pages, and each box that may be ticked. */
export const LISTING_PARAMETERS: readonly string[] = [
  ..."q tri sens genre boost sujet page tout".split(" "),
  ...Object.values(TICKED).map(([name]) => name),
  ...Object.values<Listing>(LISTINGS).flatMap(({ filters }) => filters.map(({ name }) => name)),
];

/** What tools give to take away, by the answers in its address. */
export const TOOL_FILES = `/comparateur.csv /comparateur/plateformes.csv /parrainage/calendrier.ics
  /outils/interets-composes.csv /outils/mon-annee.ics /outils/changer-de-banque.ics /outils/mon-dossier.ics`.split(
  /\s+/,
);
