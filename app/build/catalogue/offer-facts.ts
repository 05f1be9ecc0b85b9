/**
 * What an offer asks and pays, in a word or two each: the same facts wherever an offer stands. At length they are told by
 * the terms of its row and by the conditions on its page.
 */
import { isClosed, STATES, type Standing, standingOn } from "../../amounts/standing.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { formatShortMonth } from "../../ui/dates.ts";
import { typeset } from "../../ui/typography.server.ts";
import type { CardDesign } from "../render/card-design.ts";
import { type Catalogue, type FactTable, findProduct, type Referral } from "./catalogue.ts";
import { withKeepRule } from "./keep-account.ts";

/** Each has an icon of its own (ui/offer-pictures.css); the first three are the state of the programme. */
type OfferFactKind = "open" | "over" | "unknown" | "deposit" | "spend" | "paid" | "keep";

/** « payé sous 60 jours »: where there is little room, the icon stands for the words before and after. */
export type OfferFact = {
  kind: OfferFactKind;
  before?: string;
  text: string;
  after?: string;
  /** What stands there from later days on ("2026-12-31"), in their order: the calendar changes a state. */
  later?: readonly (OfferFact & { from: string })[];
};

export type OfferFacts = {
  /** The card that one gets with what is opened; null for what comes without one. */
  card: CardDesign | null;
  /** The state of the programme first; what nobody tells last, all in one. */
  facts: OfferFact[];
};

/** The facts of a programme, and the card that comes with what is opened for it. */
export function describeOffer(referral: Referral, catalogue: Catalogue): OfferFacts {
  const facts = withKeepRule(referral);
  const [opened = ""] = referral.products;
  const deposit = describeDeposit(facts);
  const payment = describePayment(known(facts.payoutDelay));
  const keep = known(facts.keepAccount);
  const unknown = [!deposit && "versement", !payment && "délai", !keep && "durée"].filter(Boolean);
  const candidates: (OfferFact | undefined | false)[] = [
    describeState(referral),
    deposit,
    describeSpend(facts),
    payment,
    keep && { kind: "keep", before: "à garder ", text: formatFact(keep) },
    unknown.length > 0 && {
      kind: "unknown",
      before: typeset("non vérifié : "),
      text: unknown.join(", "),
    },
  ];
  return {
    card: findProduct(catalogue, opened)?.carte ?? null,
    facts: candidates.flatMap((fact) => (fact ? [{ ...fact, text: typeset(fact.text) }] : [])),
  };
}

/** The whole of it: « payé sous 60 jours ». */
export function writeOfferFact({ before = "", text, after = "" }: OfferFact): string {
  return before + text + after;
}

/** « ouvert en sept. 2026 », « campagne terminée le 30 septembre 2026 », « non confirmé depuis mars 2024 » */
function describeState({ standing, facts }: Referral): OfferFact {
  const later = (standing.later ?? []).map(({ from }) => {
    const fact = describeStateNow(standingOn(standing, from), facts);
    return { ...fact, text: typeset(fact.text), from };
  });
  return { ...describeStateNow(standing, facts), ...(later.length > 0 && { later }) };
}

function describeStateNow(standing: Standing, { programOpen }: FactTable): OfferFact {
  const { shut } = standing;
  if (!shut && !programOpen) return { kind: "open", text: STATES.open };
  if (!shut) {
    return { kind: "open", before: "ouvert en ", text: formatShortMonth(programOpen?.asOf ?? "") };
  }
  const [, before = "", day = shut] = /^(.*? )((?:\d\S* )?\p{L}+ \d{4})$/u.exec(shut) ?? [];
  return { kind: isClosed(standing) ? "over" : "unknown", before, text: day };
}

function describeDeposit({ minimumDeposit, depositAsked }: FactTable): OfferFact | undefined {
  const deposit = known(minimumDeposit);
  if (deposit) return { kind: "deposit", text: formatFact(deposit), after: " à verser" };
  const asked = known(depositAsked);
  if (!asked) return undefined;
  return asked.value
    ? { kind: "deposit", text: "versement", after: " demandé" }
    : { kind: "deposit", text: "rien", after: " à verser" };
}

/** A sum; what takes a sentence is told where the terms are. */
function describeSpend({ minimumSpend }: FactTable): OfferFact | undefined {
  const spend = known(minimumSpend);
  if (!spend) return undefined;
  return typeof spend.value === "number"
    ? { kind: "spend", text: formatFact(spend), after: " à dépenser" }
    : { kind: "spend", text: "achats", after: " à faire" };
}

/** What a sentence about a delay opens with where it says one in figures. */
const DELAY = /^(?:jusqu’à |dans les )?(\d+(?: à \d+)? (?:jours(?: ouvrés| ouvrables)?|mois))\b/;

/**
 * « payé sous 60 jours », « payé après validation du premier cashback »: the figure that the sentence opens with, else its
 * first clause, the referee's own where it parts the two. Undefined where the delay is not published, or the sponsor's alone.
 */
function describePayment(delay: Fact | undefined): OfferFact | undefined {
  if (!delay) return undefined;
  const sentence = formatFact(delay).replace(/^.*Filleul\s: /, "");
  if (/^(?:non publié|Parrain\s)/.test(sentence)) return undefined;
  const [, figure] = DELAY.exec(sentence) ?? [];
  if (figure) return { kind: "paid", before: "payé sous ", text: figure };
  const clauses = sentence.split(/\s; selon d’autres, /).map((each) => each.split(/\s?[,;:(]/)[0]);
  return { kind: "paid", before: "payé ", text: clauses.join(" ou ") };
}

/** A fact that somebody publishes. */
export function known(fact: Fact | undefined): Fact | undefined {
  return fact?.value == null ? undefined : fact;
}
