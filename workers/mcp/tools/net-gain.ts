import { formatEuros } from "../../../app/amounts/euros.ts";
import { requireIsland } from "../../../app/blocks/find-islands.ts";
import {
  type Account,
  openAccount,
  type Weighed,
  weigh,
} from "../../../app/blocks/net-gain/account.ts";
import type { gainNet } from "../../../app/blocks/net-gain/block.ts";
import { QUESTIONS, readInputs } from "../../../app/blocks/net-gain/inputs.ts";
import { COST_LABELS, COST_NAMES } from "../../../app/blocks/net-gain/net-gain.ts";
import { NET_GAIN_PATH } from "../../../app/blocks/tool-paths.ts";
import type { Sourced } from "../../../app/ui/sourced.ts";
import { describeSourced, SOURCED_PROPERTIES } from "../figures.ts";
import { findOffer, findSubject, readIndex } from "../names.ts";
import { READING_SCHEMA, readOffers } from "../offer-lines.ts";
import { nameProperty, objectOf } from "../schema.ts";
import { defineTool } from "../tool.ts";
import { throwFaults, writeParams, writeProperties } from "../tool-pages.ts";

const amountOrNull = { type: ["number", "null"] };

const FIGURE = objectOf(SOURCED_PROPERTIES);

/** What a referral leaves once its costs are taken off. */
export const netGain = defineTool({
  name: "gain_net",
  title: "Gain net d’un parrainage",
  description:
    "Ce qu’une prime de parrainage laisse au filleul, au parrain et à deux, une fois ôtés l’abonnement, la carte, l’argent immobilisé et les achats, sur 12 et 36 mois. Dit ce qui n’est pas compté.",
  inputSchema: {
    properties: {
      offre: nameProperty("Nom ou code de l’offre"),
      formule: nameProperty(
        "Nom ou identifiant du produit ouvert\u202f; à défaut, celui de l’offre",
      ),
      ...writeProperties(QUESTIONS),
      deja: {
        type: "boolean",
        description: "Le filleul est déjà client de l’établissement\u202f; false à défaut",
      },
    },
    required: ["offre"],
  },
  outputSchema: objectOf({
    ...READING_SCHEMA,
    offre: { type: "string" },
    formule: { type: "string" },
    page: { type: "string", description: "Le même calcul sur le site" },
    pourquoiRienNEstCompte: { type: ["string", "null"] },
    prime: {
      type: "object",
      description: "En euros",
      properties: {
        due: amountOrNull,
        promiseParLeParrain: amountOrNull,
        duParrain: amountOrNull,
        aDeux: amountOrNull,
      },
    },
    periodes: {
      type: "array",
      items: objectOf({
        mois: { type: "integer" },
        couts: {
          type: "object",
          description: "En euros\u202f; null\u202f: pas connu, pas compté",
        },
        net: {
          type: "object",
          properties: { filleul: amountOrNull, parrain: amountOrNull, aDeux: amountOrNull },
        },
      }),
    },
    nonCompte: { type: "array", items: { type: "string" } },
    faits: {
      type: "object",
      additionalProperties: FIGURE,
      description: "Ce sur quoi le calcul repose",
    },
    impot: { type: "array", items: FIGURE },
  }),
  async run({ offre, formule, deja, ...answers }, deps) {
    const tool = await requireIsland<typeof gainNet>(deps.pages, NET_GAIN_PATH, "GainNet");
    const { code, partnerSlug } = findOffer(offre);
    const product =
      formule === undefined ? undefined : findSubject(formule, await readIndex(deps)).id;
    const params = writeParams({
      offre: code,
      formule: product,
      ...answers,
      ...(deja && { deja: [partnerSlug] }),
    });
    const { entries, values, offer, product: chosen } = readInputs(params, tool.offers);
    if (!values || !offer) return throwFaults(entries);
    const { reading, globalValues } = await readOffers(deps);
    const account = openAccount({ offer, product: chosen }, values, tool);
    const { bonuses, nets, promised, uncounted } = weigh(account, globalValues, false);
    const periodes = writePeriods(account, nets);
    const page = `${deps.origin}${NET_GAIN_PATH}?${params}`;
    const write = (figure: Sourced) => describeSourced(figure, account.sources);
    return {
      text: [
        `${offer.name}, ${account.name}\u202f: ${describePeriods(periodes)}. ${uncounted ? `Prime non comptée\u202f: ${uncounted.why}.` : ""}`,
        `Montants lus le ${reading.releveLe}. ${page}`,
        ...account.uncounted.map((line) => `- Non compté\u202f: ${line}`),
      ].join("\n"),
      data: {
        ...reading,
        offre: offer.name,
        formule: account.name,
        page,
        pourquoiRienNEstCompte: uncounted?.why ?? null,
        prime: {
          due: bonuses.owed ?? null,
          promiseParLeParrain: promised ?? null,
          duParrain: bonuses.parrain ?? null,
          aDeux: bonuses.aDeux ?? null,
        },
        periodes,
        nonCompte: account.uncounted,
        faits: Object.fromEntries(
          Object.entries(account.facts).flatMap(([name, figure]) =>
            figure ? [[name, write(figure)]] : [],
          ),
        ),
        impot: account.tax.map(write),
      },
    };
  },
});

/** Costs and what is left of the bonus, for each length of time that is counted. */
function writePeriods({ costs: periods }: Account, nets: Weighed["nets"]) {
  return periods.map(({ months, costs }, place) => {
    const net = nets[place];
    return {
      mois: months,
      couts: Object.fromEntries(
        COST_NAMES.map((name) => [COST_LABELS[name], costs[name]?.toNumber() ?? null]),
      ),
      net: {
        filleul: net?.filleul?.toNumber() ?? null,
        parrain: net?.parrain?.toNumber() ?? null,
        aDeux: net?.aDeux?.toNumber() ?? null,
      },
    };
  });
}

/** « sur 12 mois, 80 € restent au filleul ; sur 36 mois, rien à compter ». */
function describePeriods(periods: ReturnType<typeof writePeriods>): string {
  return periods
    .map(({ mois, net: { filleul } }) =>
      filleul === null
        ? `sur ${mois} mois, rien à compter`
        : `sur ${mois} mois, ${formatEuros(filleul)} restent au filleul`,
    )
    .join("\u202f; ");
}
