// What an offer asks, in full, one tap away from its line; rendered at build.
import type { FactTable } from "../../build/catalogue/catalogue.ts";
import { listShown } from "../../build/catalogue/facts/table.ts";
import type { KeepRule } from "../../build/catalogue/keep-account.ts";
import { known } from "../../build/catalogue/offer-facts.ts";
import type { Fact } from "../../catalogue/fact.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import { type Degree, leastSure } from "../../ui/degree.ts";
import { typeset } from "../../ui/typography.server.ts";
import { closingDelay } from "../calendar/closing.ts";

/** A condition under its name. */
type Term = { label: string; text: string; degree: Degree; asOf: string | null };

export type Terms = {
  terms: Term[];
  /** What nobody publishes, by its names in a sentence. */
  unknown: string[];
  /** When the rules were read: « Règles lues en septembre 2026 ». */
  read: string;
};

type Opened = { noBank?: string | undefined; facts: FactTable };

/**
 * @param rulesAsOf when the programme's rules were read: "2026-09"; null where nobody dates them
 * @param rule how long to keep the account
 * @param opened what one opens for the bonus: what it costs, and who keeps it
 */
export function describeTerms(
  facts: FactTable,
  rulesAsOf: string | null,
  rule: KeepRule,
  opened: Opened,
): Terms {
  const rows = listShown("cote").map(({ name, how: [label, plain] }) => {
    return { label, plain, term: describeTerm(facts, name) };
  });
  return {
    terms: [
      ...describeOpened(opened),
      ...rows.flatMap(({ label, term }) => (term ? [{ label: typeset(label), ...term }] : [])),
      ...describeClosing(facts, rule),
    ],
    unknown: rows.flatMap(({ plain, term }) => (term ? [] : [typeset(plain)])),
    read: rulesAsOf ? `Règles lues en ${formatMonth(rulesAsOf)}` : "Règles sans date",
  };
}

/** What an account costs, and what its firm is where that is no bank (code de la consommation, D. 111-7, III). */
function describeOpened(opened: Opened): Term[] {
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

/** From when the account may be closed; nothing where nobody tells, which the facts of the offer say. */
function describeClosing({ keepAccount }: FactTable, rule: KeepRule): Term[] {
  const delay = closingDelay(rule);
  if (!delay || !keepAccount) return [];
  const text = `${delay}, une fois la prime reçue`;
  return [{ label: typeset("Fermer le compte"), ...write(keepAccount, text) }];
}

function describeTerm(facts: FactTable, name: string): Omit<Term, "label"> | undefined {
  const own = known(facts[name]);
  if (own) return write(own, formatFact(own));
  // Whether a deposit is asked may be known where its amount is not.
  const asked = name === "minimumDeposit" ? known(facts.depositAsked) : undefined;
  return asked && write(asked, asked.value ? (asked.note ?? "demandé") : "rien");
}

function write({ degree, asOf }: Fact, text: string): Omit<Term, "label"> {
  return { text: typeset(text), degree, asOf };
}
