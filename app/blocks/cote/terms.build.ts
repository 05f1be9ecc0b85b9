// What an offer asks, in few words for its line, and in full one tap away; drawn at build.
import type { FactTable } from "../../build/catalogue/catalogue.ts";
import { listShown } from "../../build/catalogue/facts/table.ts";
import type { KeepRule } from "../../build/catalogue/keep-account.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { type Degree, leastSure } from "../../ui/degree.ts";
import { typeset } from "../../ui/typography.server.ts";
import { closingDelay, KEEP_UNKNOWN } from "../calendar/closing.ts";

/** A condition under its name. */
type Term = { label: string; text: string; degree: Degree; asOf: string | null };

export type Terms = {
  /** In one line: « verser 300 € · garder 12 mois · règles lues en septembre 2026 ». */
  brief: string;
  terms: Term[];
  /** What nobody publishes, by its names in a sentence. */
  unknown: string[];
};

/**
 * @param rulesAsOf when the programme's rules were read: "2026-09"; null where nobody dates them
 * @param rule how long to keep the account
 * @param opened what one opens for the bonus: what it costs, and who keeps it
 */
export function describeTerms(
  facts: FactTable,
  rulesAsOf: string | null,
  rule: KeepRule,
  opened: { noBank?: string | undefined; facts: FactTable } = { facts: {} },
): Terms {
  const rows = listShown("cote").map(({ name, how: [label, plain] }) => {
    return { label, plain, term: tell(facts, name) };
  });
  return {
    brief: typeset(describeBriefly(facts, rulesAsOf)),
    terms: [
      ...describeOpened(opened),
      ...rows.flatMap(({ label, term }) => (term ? [{ label: typeset(label), ...term }] : [])),
      describeClosing(facts, rule),
    ],
    unknown: rows.flatMap(({ plain, term }) => (term ? [] : [typeset(plain)])),
  };
}

/** What an account costs, and what its firm is where that is no bank (code de la consommation, D. 111-7, III). */
function describeOpened(opened: { noBank?: string | undefined; facts: FactTable }): Term[] {
  const { monthlyFee, yearlyFee, feeWithoutCondition } = opened.facts;
  const prices = [known(monthlyFee) ?? known(yearlyFee), known(feeWithoutCondition)].filter(
    (fact) => fact !== undefined,
  );
  const [first] = prices;
  const status: Term[] = opened.noBank
    ? [{ label: "Statut", text: typeset(opened.noBank), degree: "confirmed", asOf: null }]
    : [];
  if (!first) return status;
  const price = write(first, prices.map((fact) => formatFact(fact)).join(", sinon "));
  const degree = leastSure(prices.map((fact) => fact.degree));
  return [...status, { label: "Prix", ...price, degree }];
}

/** From when the account may be closed; that nobody knows is said as loud as a day would be. */
export function describeClosing({ keepAccount }: FactTable, rule: KeepRule): Term {
  const label = typeset("Fermer le compte");
  const delay = closingDelay(rule);
  return delay && keepAccount
    ? { label, ...write(keepAccount, `${delay}, une fois la prime reçue`) }
    : { label, text: typeset(KEEP_UNKNOWN), degree: "missing", asOf: null };
}

function tell(facts: FactTable, name: string): Omit<Term, "label"> | undefined {
  const own = known(facts[name]);
  if (own) return write(own, formatFact(own));
  // Whether a deposit is asked may be known where its amount is not.
  const asked = name === "minimumDeposit" ? known(facts.depositAsked) : undefined;
  return asked && write(asked, asked.value ? (asked.note ?? "demandé") : "rien");
}

function write({ degree, asOf }: Fact, text: string): Omit<Term, "label"> {
  return { text: typeset(text), degree, asOf };
}

/** When the rules were read comes first where they have ended since, else after what they ask. */
function describeBriefly(facts: FactTable, rulesAsOf: string | null): string {
  const { minimumDeposit, depositAsked, minimumSpend, payoutDelay } = facts;
  const [deposit, spend] = [minimumDeposit, minimumSpend].map(
    (fact) => known(fact) && formatFact(fact as Fact),
  );
  const status = describeStatus(facts, rulesAsOf);
  const asked = known(depositAsked)?.value;
  const said = [
    status.isEnd && status.text,
    deposit
      ? `verser ${deposit}`
      : asked === undefined
        ? "dépôt non connu"
        : asked
          ? "un versement"
          : "rien à verser",
    spend && `dépenser ${spend}`,
    !status.isEnd && status.text,
    describeKeep(facts),
    !known(payoutDelay) && "délai de paiement inconnu",
  ];
  return said.filter(Boolean).join(" · ");
}

/** When its rules were read, and where it has an end, until when it ran: an amount of today may belong to rules of yesterday. */
export function describeStatus({ campaignEnd }: FactTable, rulesAsOf: string | null) {
  const read = rulesAsOf ? `règles lues en ${formatMonth(rulesAsOf)}` : "règles sans date";
  const end = known(campaignEnd);
  return end
    ? { isEnd: true, text: `campagne jusqu’au ${formatFact(end)} · ${read}` }
    : { isEnd: false, text: read };
}

/** How long to keep the account, in few words. */
export function describeKeep({ keepAccount }: FactTable): string {
  const keep = known(keepAccount);
  return keep ? `à garder ${formatFact(keep)}` : "durée à garder inconnue";
}

function known(fact: Fact | undefined): Fact | undefined {
  return fact?.value == null ? undefined : fact;
}
