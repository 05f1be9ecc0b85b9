import { OFFER_KIND_NAMES } from "../../../app/amounts/offers.ts";
import type { EvidenceIndex } from "../../../app/build/open-data/evidence.ts";
import { plural } from "../../../app/ui/plural.ts";
import { readIndex } from "../names.ts";
import {
  formatOffer,
  OFFER_SCHEMA,
  type OfferLine,
  READING_SCHEMA,
  readOffers,
} from "../offer-lines.ts";
import { objectOf } from "../schema.ts";
import { defineTool } from "../tool.ts";

type Requirements = EvidenceIndex["programmes"][number]["asked"];

/** Every offer, or those that fit a situation. */
export const offers = defineTool({
  name: "offres",
  title: "Offres de parrainage",
  description:
    "Toutes les offres de parrainage suivies, avec ce que chaque établissement doit au filleul (du) ou pourquoi rien n’est sûr. Se restreint par genre et par situation. La plus due d’abord.",
  inputSchema: {
    properties: {
      genre: { type: "string", enum: OFFER_KIND_NAMES, description: "Genre d’établissement" },
      dues: { type: "boolean", description: "true\u202f: seulement celles dont la prime est due" },
      minimum: {
        type: "number",
        minimum: 0,
        maximum: 100_000,
        description: "Prime due d’au moins tant d’euros",
      },
      sansVersement: {
        type: "boolean",
        description: "true\u202f: sans celles qui demandent de verser de l’argent",
      },
      sansRevenus: {
        type: "boolean",
        description: "true\u202f: sans celles qui demandent d’y faire verser ses revenus",
      },
    },
  },
  outputSchema: objectOf({
    ...READING_SCHEMA,
    total: { type: "integer" },
    offres: { type: "array", items: OFFER_SCHEMA },
    situationInconnue: {
      type: "array",
      items: OFFER_SCHEMA,
      description: "Celles dont nous ne savons pas si elles conviennent à la situation demandée",
    },
  }),
  async run({ genre, dues, minimum, sansVersement, sansRevenus }, deps) {
    const { offers: all, reading } = await readOffers(deps);
    const filtersSituation = sansVersement || sansRevenus;
    const { programmes } = filtersSituation ? await readIndex(deps) : { programmes: [] };
    const requirements = new Map<string, Requirements>(
      programmes.map(({ code, asked: own }) => [code, own]),
    );
    const sorted = all
      .filter(
        (offer) =>
          (genre === undefined || offer.genre === genre) &&
          (!dues || offer.du !== null) &&
          (minimum === undefined || (offer.du ?? -1) >= minimum),
      )
      .sort((one, other) => (other.du ?? -1) - (one.du ?? -1));
    const groups = Object.groupBy(sorted, ({ code }) => {
      const wants = [
        sansVersement && requiresDeposit(requirements.get(code)),
        sansRevenus && requiresIncome(requirements.get(code)),
      ];
      if (wants.includes("yes")) return "unfit";
      return wants.includes("unknown") ? "unknown" : "fit";
    });
    const { fit = [], unknown = [] } = groups;
    const lines = [
      `${plural(fit.length, "offre")}, montants lus le ${reading.releveLe}.`,
      ...fit.map(formatLine),
      ...(unknown.length > 0 ? ["Situation non vérifiée\u202f:", ...unknown.map(formatLine)] : []),
    ];
    return {
      text: lines.join("\n"),
      data: {
        ...reading,
        total: fit.length,
        offres: fit.map(withoutPast),
        situationInconnue: unknown.map(withoutPast),
      },
    };
  },
});

/** Silence is no answer: what no source says is unknown. */
function requiresDeposit({
  depositAsked,
  minimumDeposit,
}: Requirements = {}): "yes" | "no" | "unknown" {
  const { value } = minimumDeposit ?? {};
  if (depositAsked?.value === true || (typeof value === "number" && value > 0)) return "yes";
  return depositAsked?.value === false || value === 0 ? "no" : "unknown";
}

function requiresIncome({ salaryAsked }: Requirements = {}): "yes" | "no" | "unknown" {
  if (salaryAsked?.value === true) return "yes";
  return salaryAsked?.value === false ? "no" : "unknown";
}

function formatLine(offer: OfferLine): string {
  return `- ${formatOffer(offer)} · ${offer.page}`;
}

/** The past of an offer is told by its own tool. */
function withoutPast({ historique: _, boosted: __, ...offer }: OfferLine) {
  return offer;
}
