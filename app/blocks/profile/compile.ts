import { kindOf } from "../../catalogue/kinds.ts";
import { unitOf } from "../../catalogue/units.ts";
import { type DirectiveContext, directive } from "../../pages/compiler/directive.ts";
import { demandProduct, splitWords } from "../demand.ts";
import { FactPacker } from "../pack-facts.ts";
import { COST_FACTS } from "./cost-facts.ts";

/**
 * `::profil{sauf="wise.business"}`: the yearly cost of each card for the use that the address tells, among cards for a
 * person whose price per month is known. `sauf` names those for somebody else: a firm, a minor.
 */
export const profil = directive({
  name: "profil",
  form: "leaf",
  tag: "Profil",
  optional: ["sauf"],
  compile({ attributes }, context) {
    const { catalogue } = context;
    const left = splitWords(attributes.sauf);
    for (const id of left) demandProduct(id, context);
    const packer = new FactPacker(context);
    const products = catalogue
      .listPartners()
      .filter(({ kind }) => kindOf(kind).issuesCards)
      .flatMap(({ slug }) => catalogue.findPartner(slug)?.products ?? [])
      .filter((id) => !left.includes(id) && isPricedCard(id, context))
      .map((id) => ({
        ...packer.packProduct(id, COST_FACTS),
        ...(demandProduct(id, context).card?.material === "metal" && { isMetal: true as const }),
      }));
    return { table: packer.table, names: [...COST_FACTS] as string[], products };
  },
});

function isPricedCard(id: string, { catalogue }: DirectiveContext): boolean {
  const fee = catalogue.findFact(`${id}.monthlyFee`);
  const hasCard = catalogue.findFact(`${id}.cardType`)?.value != null;
  if (!hasCard || typeof fee?.value !== "number") return false;
  const unit = unitOf(fee);
  return unit?.of === "EUR" && unit.per === "month" && !unit.excludingTax;
}
