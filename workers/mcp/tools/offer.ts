import { historyAddress } from "../../../app/amounts/history/paths.ts";
import type { ProgrammeEvidence } from "../../../app/build/open-data/evidence.ts";
import {
  DATE_OR_NULL,
  describeFact,
  describeSource,
  FIGURE_SCHEMA,
  formatNamedFact,
  nameDegree,
  SOURCES_SCHEMA,
} from "../figures.ts";
import { findOffer, readProgramme } from "../names.ts";
import { formatOffer, OFFER_SCHEMA, READING_SCHEMA, readOffers } from "../offer-lines.ts";
import { nameProperty, objectOf } from "../schema.ts";
import { defineTool } from "../tool.ts";

const STEP_SCHEMA = {
  type: "object",
  properties: {
    rang: { type: "integer" },
    texte: { type: "string" },
    delai: { type: "string", description: "Compté depuis l’ouverture" },
    euros: { type: "number", description: "À verser ou à dépenser" },
    chaqueMois: { type: "boolean" },
    manquee: { type: "string", description: "Ce que fait perdre l’étape manquée" },
  },
  required: ["rang", "texte"],
};

/** One offer: amounts, conditions with their evidence, steps, and its past. */
export const offer = defineTool({
  name: "offre",
  title: "Une offre de parrainage",
  description:
    "Une offre de parrainage en détail\u202f: montants du moment, conditions sourcées, étapes à suivre, et passé de la prime (plus haut, plus bas, médiane).",
  inputSchema: {
    properties: {
      offre: nameProperty("Nom ou code\u202f: « BoursoBank », « FORTUNEO_GOLD »"),
    },
    required: ["offre"],
  },
  outputSchema: objectOf({
    ...READING_SCHEMA,
    offre: OFFER_SCHEMA,
    reglement: { type: ["string", "null"], description: "Règlement publié par l’établissement" },
    conditionsLuesLe: { type: ["string", "null"] },
    etapes: {
      type: "array",
      items: STEP_SCHEMA,
      description: "À suivre dans cet ordre\u202f; vide\u202f: pas connues",
    },
    preuveDesEtapes: {
      type: ["object", "null"],
      properties: { degre: { type: "string" }, date: DATE_OR_NULL, sources: SOURCES_SCHEMA },
    },
    conditions: { type: "array", items: FIGURE_SCHEMA },
    passe: {
      type: ["object", "null"],
      description:
        "Le passé de ce que le filleul touche en tout\u202f; null avant trente jours d’observation",
    },
    observation: { type: ["object", "null"], description: "Ce sur quoi repose « passe »" },
    pageHistorique: { type: "string" },
  }),
  async run({ offre }, deps) {
    const { code } = findOffer(offre);
    const [{ offers, reading, observation }, programme] = await Promise.all([
      readOffers(deps),
      readProgramme(deps, code),
    ]);
    const found = offers.find((each) => each.code === code);
    if (!found) throw new Error(`The offer ${code} is in no list.`);
    const { historique, boosted: _, ...line } = found;
    const proof = programme.facts.steps;
    const facts = Object.entries(programme.facts).filter(([name]) => name !== "steps");
    const etapes = programme.steps.map(describeStep);
    const lines = [
      `${formatOffer(found)}. Montants lus le ${reading.releveLe}. ${line.page}`,
      ...etapes.map(({ rang, texte }) => `${rang}. ${texte}`),
      ...facts.map(([name, fact]) => `- ${formatNamedFact(name, fact)}`),
    ];
    return {
      text: lines.join("\n"),
      data: {
        ...reading,
        offre: line,
        reglement: programme.rulesUrl,
        conditionsLuesLe: programme.rulesAsOf,
        etapes,
        preuveDesEtapes: proof
          ? {
              degre: nameDegree(proof.degree),
              date: proof.asOf,
              sources: proof.sources.map(describeSource),
            }
          : null,
        conditions: facts.map(([name, fact]) => describeFact(name, fact, deps.origin)),
        passe: historique,
        observation,
        pageHistorique: deps.origin + historyAddress(code),
      },
    };
  },
});

function describeStep(
  { text, within, amount, monthly, missed }: ProgrammeEvidence["steps"][number],
  place: number,
) {
  return {
    rang: place + 1,
    texte: text,
    ...(within && { delai: `${within.value} ${within.unit}` }),
    ...(amount !== undefined && { euros: amount }),
    ...(monthly && { chaqueMois: true }),
    ...(missed !== undefined && { manquee: missed }),
  };
}
