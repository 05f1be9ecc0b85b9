// What tools read of an address, from their own lists: a question that is added is tested from its first day. A new tool
// adds its list here; files.test.ts names a field of which none is.

import { QUESTIONS as ALERT, CHOSEN as FOLLOWED } from "../../app/blocks/alerts/inputs.ts";
import { QUESTIONS as DOSSIER } from "../../app/blocks/dossier/inputs.ts";
import { STATEMENT_QUESTIONS } from "../../app/blocks/fees/inputs.ts";
import { QUESTIONS as INTEREST } from "../../app/blocks/interest/inputs.ts";
import { CHOSEN, QUESTIONS as GAIN } from "../../app/blocks/net-gain/inputs.ts";
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

/** What tools give to take away, by the answers in its address. */
export const TOOL_FILES = `/comparateur.csv /comparateur/plateformes.csv /parrainage/calendrier.ics
  /outils/interets-composes.csv /outils/mon-annee.ics /outils/changer-de-banque.ics /outils/mon-dossier.ics`.split(
  /\s+/,
);
