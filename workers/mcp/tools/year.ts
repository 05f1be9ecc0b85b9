import { formatEuros } from "../../../app/amounts/euros.ts";
import { allOn } from "../../../app/amounts/standing.ts";
import { requireIsland } from "../../../app/blocks/find-islands.ts";
import { YEAR_ICS_PATH, YEAR_PATH } from "../../../app/blocks/tool-paths.ts";
import type { monAnnee } from "../../../app/blocks/year/block.ts";
import { QUESTIONS, readInputs } from "../../../app/blocks/year/inputs.ts";
import { readAccount, readRequirements } from "../../../app/blocks/year/needs.ts";
import { type PlannedAccount, planYear, type YearPlan } from "../../../app/blocks/year/plan.ts";
import type { Fact } from "../../../app/catalogue/fact.ts";
import { formatFact } from "../../../app/catalogue/write-fact.ts";
import { dayInParis } from "../../../app/ui/dates.ts";
import { writeSearch } from "../../../app/ui/query.ts";
import type { Source } from "../../../app/ui/sourced.ts";
import { describeSource, nameDegree, SOURCED_PROPERTIES } from "../figures.ts";
import { findOffer, findSubject, readIndex } from "../names.ts";
import { READING_SCHEMA, readOffers } from "../offer-lines.ts";
import { nameProperty, objectOf } from "../schema.ts";
import { defineTool } from "../tool.ts";
import { throwFaults, writeParams, writeProperties } from "../tool-pages.ts";

/** What is asked by a choice of its own, and what is asked as the page does. */
const { personnes, ...questions } = QUESTIONS;

const text = { type: "string" };
const amount = { type: "number" };

const FACT = objectOf({ nom: text, ...SOURCED_PROPERTIES });

/** Which accounts to open in the months to come, and when. */
export const year = defineTool({
  name: "mon_annee",
  title: "Le plan de l’année",
  description:
    "Quels comptes ouvrir dans les mois qui viennent, seul ou à deux, pour toucher le plus de primes avec l’argent, les revenus et les paiements que l’on a. Donne les jours, ce qu’il faut bloquer, et pourquoi les autres offres sont laissées.",
  inputSchema: {
    properties: {
      offre: nameProperty("Nom ou code d’une offre à y mettre, si elle tient dans le reste"),
      personnes: {
        type: "integer",
        minimum: 1,
        maximum: 2,
        description: `1 ou 2. ${personnes.hint}`,
      },
      ...writeProperties(questions),
      debut: {
        type: "string",
        maxLength: 10,
        description: "Premier jour, AAAA-MM-JJ\u202f; aujourd’hui à défaut",
      },
      deja: {
        type: "array",
        items: { type: "string", maxLength: 200 },
        minItems: 1,
        maxItems: 20,
        description: "Établissements dont on est déjà client",
      },
    },
  },
  outputSchema: objectOf({
    ...READING_SCHEMA,
    page: { ...text, description: "Le même plan sur le site, avec ses preuves" },
    agenda: { ...text, description: "Ses jours, en fichier pour un agenda" },
    debut: text,
    fin: text,
    du: { ...amount, description: "Euros dus par des programmes vus ouverts" },
    pasConfirme: amount,
    frais: amount,
    bloqueAuPlus: amount,
    prouve: {
      type: "boolean",
      description: "true\u202f: aucun meilleur plan n’a pu être manqué",
    },
    choisie: {
      type: ["object", "null"],
      description:
        "L’offre demandée\u202f: le jour de son ouverture, ou pourquoi le plan la laisse",
      properties: {
        offre: text,
        jour: { type: ["string", "null"] },
        pourquoi: { type: ["string", "null"] },
      },
      required: ["offre", "jour", "pourquoi"],
    },
    comptes: {
      type: "array",
      items: objectOf({
        offre: text,
        page: text,
        jour: text,
        prime: amount,
        frais: amount,
        personne: { type: "integer" },
        aConfirmer: { type: ["string", "null"] },
        faits: {
          type: "array",
          items: FACT,
          description: "Ce que l’offre demande et ce que coûte le compte, avec les preuves",
        },
        jours: {
          type: "array",
          items: objectOf({ jour: text, quoi: text }),
        },
      }),
    },
    laissees: {
      type: "array",
      items: objectOf({ offre: text, personne: { type: "integer" }, pourquoi: text }),
    },
  }),
  async run({ offre, deja, ...answers }, deps) {
    const tool = await requireIsland<typeof monAnnee>(deps.pages, YEAR_PATH, "MonAnnee");
    const index = deja ? await readIndex(deps) : undefined;
    const firms = index && deja?.map((named) => findSubject(named, index).firm);
    const params = writeParams({
      ...answers,
      offre: offre && findOffer(offre).code,
      deja: firms,
    });
    const { entries, values } = readInputs(params, dayInParis(deps.now()));
    if (!values) return throwFaults(entries);
    const { reading, globalValues } = await readOffers(deps);
    const offers = allOn(tool.offers, dayInParis(deps.now()));
    const plan = planYear({ ...tool, offers }, values, globalValues);
    const search = writeSearch(values);
    const page = deps.origin + YEAR_PATH + search;
    const comptes = plan.accounts.map((account) =>
      writeAccount(account, deps.origin, tool.sources),
    );
    const { chosen } = plan;
    const tied = Math.max(0, ...plan.cash.map((step) => step.euros));
    return {
      text: [
        `${formatEuros(plan.owed)} dus et ${formatEuros(plan.unsure)} pas confirmés, ${formatEuros(plan.cost)} de frais, ${formatEuros(tied)} bloqués au plus. Montants lus le ${reading.releveLe}.`,
        ...comptes.map(describeAccount),
        ...(chosen ? [describeChosen(chosen)] : []),
        page,
      ].join("\n"),
      data: {
        ...reading,
        page,
        agenda: deps.origin + YEAR_ICS_PATH + search,
        debut: plan.first,
        fin: plan.end,
        du: plan.owed,
        pasConfirme: plan.unsure,
        frais: plan.cost,
        bloqueAuPlus: tied,
        prouve: plan.isProven,
        choisie: chosen
          ? { offre: chosen.name, jour: chosen.day ?? null, pourquoi: chosen.why ?? null }
          : null,
        comptes,
        laissees: plan.refusals.map(({ offer, person, why }) => ({
          offre: offer.name,
          personne: person,
          pourquoi: why,
        })),
      },
    };
  },
});

/** An account of the plan, with the facts it rests on. */
function writeAccount(
  { offer, person, day, bonus, cost, doubt, dates }: PlannedAccount,
  origin: string,
  sources: readonly Source[],
) {
  return {
    offre: offer.name,
    page: origin + offer.page,
    jour: day,
    personne: person,
    prime: bonus,
    frais: cost,
    aConfirmer: doubt ?? null,
    faits: [
      ...describeFacts(readRequirements(offer, sources)),
      ...describeFacts(readAccount(offer, sources)),
    ],
    jours: dates.events.map(({ day: on, what }) => ({ jour: on, quoi: what })),
  };
}

function describeAccount(account: ReturnType<typeof writeAccount>): string {
  const { jour, offre, personne, prime, aConfirmer } = account;
  const doubt = aConfirmer ? `, à confirmer\u202f: ${aConfirmer}` : "";
  return `- ${jour}\u202f: ${offre} (personne ${personne}), ${formatEuros(prime)}${doubt}`;
}

function describeChosen({ name, day, why }: NonNullable<YearPlan["chosen"]>): string {
  return day ? `${name} y est\u202f: ${day}.` : `${name} n’y est pas\u202f: ${why}.`;
}

/** Facts as a tool has them: with their sources, whose sentences stand on the pages that the offers lead to. */
function describeFacts(facts: Readonly<Record<string, Fact | undefined>>) {
  return Object.entries(facts).flatMap(([nom, fact]) =>
    fact
      ? {
          nom,
          texte: formatFact(fact),
          degre: nameDegree(fact.degree),
          date: fact.asOf,
          sources: fact.sources.map(describeSource),
        }
      : [],
  );
}
