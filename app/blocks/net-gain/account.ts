/**
 * The account of one offer for one visitor: the catalogue's facts and the answers joined, the costs of each
 * period, and what is left out. Everything but the amounts, which come when the page is drawn.
 */

import { gainsOf } from "../../amounts/gains.ts";
import { judge } from "../../amounts/standing.ts";
import type { GlobalValues } from "../../amounts/values.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { readToolFacts } from "../../catalogue/tool-facts.ts";
import { unitOf } from "../../catalogue/units.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { CitedSources } from "../../ui/sourced.ts";
import type { gainNet } from "./block.ts";
import type { GainOffer, GainQuery, Inputs } from "./inputs.ts";
import { type Basis, bonusesOf, costsOver, LAW_FACTS, netsOf } from "./net-gain.ts";

type Data = Pick<PropsOf<typeof gainNet>, "sources" | "law">;
type Facts = Record<string, Fact | undefined>;
type Product = { name: string; facts: Facts };

/** The periods shown, in months. */
const PERIODS = [12, 36] as const;

/** What an opening costs and what is known beside it: all but the amounts of the moment. */
export type Account = ReturnType<typeof openAccount>;

/** @param values sound answers for `offer` and `product` */
export function openAccount(
  { offer, product: chosen }: { offer: GainOffer; product: GainQuery["product"] },
  values: Inputs,
  { sources: listed, law }: Data,
) {
  const sources = new CitedSources();
  const write = (fact: Fact | undefined) => fact && writeFact(fact, sources);
  const programme: Facts = readToolFacts(`referral.${offer.offerCode}`, offer.facts, listed);
  const rules: Facts = readToolFacts("loi", law, listed);
  const product = chosen && {
    name: chosen.name,
    facts: readToolFacts(chosen.id, chosen.facts, listed) as Facts,
  };
  const fee = feeOf(product, values);
  const card = values.carte === "oui" ? product?.facts.cardFee : undefined;
  const deposit = values.depot ? undefined : programme.minimumDeposit;
  const spend = values.achats ? undefined : programme.minimumSpend;
  const rate = values.taux ? undefined : rules.livret_a_rate;
  const basis: Basis = {
    monthlyFee: numberIn(fee),
    cardFee: product?.facts.cardFee && values.carte === "non" ? "0" : numberIn(card),
    deposit: values.depot || numberIn(deposit),
    idleMonths: values.mois,
    savingsRate: values.taux || (numberIn(rate) ?? "0"),
    spend: values.achats || numberIn(spend),
    unwantedShare: values.part,
    extra: values.autres,
  };
  return {
    offer,
    /** The product as its bank names it, or the offer itself where it has none. */
    name: product?.name ?? offer.name,
    basis,
    costs: PERIODS.map((months) => ({ months, costs: costsOver(months, basis) })),
    /** The facts behind the lines, for their notes; undefined where the visitor's own figure is taken. */
    facts: {
      monthlyFee: write(fee),
      cardFee: write(card),
      deposit: write(deposit),
      savingsRate: write(rate),
      spend: write(spend),
    },
    /** « crédit sur le compte », « CRO, un cryptoactif… » */
    payoutForm: write(programme.payoutForm),
    /** The rules of law on each side, in reading order. */
    tax: LAW_FACTS.slice(1).flatMap((name) => write(rules[name]) ?? []),
    /** What the net does not count, in words. */
    uncounted: listUncounted(product, basis),
    /** Whether the visitor is a client of the firm already, so that it owes nothing for their coming. */
    isClient: values.deja.includes(offer.firm),
    /** Whether the sponsor gives a part back, as the visitor says. */
    isShared: values.partage === "oui",
    /** The sources of all these, in the order their notes number them. */
    sources: sources.all,
  };
}

/** The price per month: the one of a missed condition where the visitor misses it. */
function feeOf(product: Product | undefined, { condition }: Inputs): Fact | undefined {
  const missed = condition === "non" ? product?.facts.feeWithoutCondition : undefined;
  return missed ?? product?.facts.monthlyFee;
}

function listUncounted(product: Product | undefined, basis: Basis) {
  return [
    !product && "les frais du service : nos sources n’en donnent pas le tarif",
    product && basis.monthlyFee === null && "l’abonnement : son prix n’est pas vérifié",
    product?.facts.monthlyFee &&
      unitOf(product.facts.monthlyFee)?.excludingTax &&
      "la TVA : le prix de l’abonnement est hors taxes",
    product && basis.cardFee === null && "le prix de la carte : nos sources n’en indiquent aucun",
    basis.deposit === null &&
      "l’argent à laisser sur le compte : le montant demandé n’est pas connu, indiquez le vôtre",
    basis.spend === null &&
      "les achats demandés : leur montant n’est pas connu, indiquez le vôtre s’il y en a",
    "les frais à l’usage : change, retraits, découvert, ordres de bourse",
    "l’impôt, dont la règle est plus bas",
  ].filter((line) => typeof line === "string");
}

/** A number as decimal text; null where it is missing. */
function numberIn(fact: Fact | undefined): string | null {
  return typeof fact?.value === "number" ? String(fact.value) : null;
}

/** What the answer is drawn from. */
export type Weighed = ReturnType<typeof weigh>;

/** An account with the amounts of the moment: what each side receives, and what it keeps. */
export function weigh(
  account: Account,
  values: Readonly<GlobalValues> | undefined,
  isPending: boolean,
) {
  const gains = gainsOf(values, account.offer.offerCode);
  const why = account.isClient
    ? `vous êtes déjà client de ${account.offer.firmName}`
    : judge(gains.ofProgramme, account.offer.standing).why;
  const bonuses = bonusesOf(
    why ? gainsOf(undefined, account.offer.offerCode) : gains,
    account.isShared,
  );
  const nets = account.costs.map(({ costs }) => netsOf(bonuses, costs));
  return {
    account,
    bonuses,
    /** In the order of the account's periods. */
    nets,
    isPending,
    /** What the sponsor promises, whether it is counted or not; in euros. */
    promised: why ? undefined : gains.partage,
    /** Why no bonus is counted, in words, where the firm is not known to pay it in euros; and what our base gives. */
    uncounted: why ? { why, euros: gains.ofProgramme } : undefined,
  };
}
