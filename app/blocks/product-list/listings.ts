// The listings that `::catalogue` may draw: what each lists, its columns, and how a visitor may sort and filter it.
import type { FactName } from "../../build/catalogue/facts/table.ts";
import type { PartnerKind } from "../../catalogue/kinds.ts";

/** What lines are sorted and filtered by, per fact name; null: unknown. */
export type Numbers = { [fact: string]: number | null };

type Filter = { name: string; label: string; matches(numbers: Numbers): boolean };

/** One kind of listing. */
export type Listing = {
  /** The kinds of partners whose products, or who themselves, are its lines. */
  kinds: readonly PartnerKind[];
  /** Offers of banking or payment, to which the site only points (CMF, R. 519-2, 2°). */
  isBanking?: true;
  /** Products for somebody else than the readers of this list: a firm, or who needs no bank. */
  except: readonly string[];
  title: string;
  /** Heading of the first column. */
  heading: string;
  /**
   * Facts shown, one per column; where the label tells the month, cells do not say it again. The one with a `lead` stands
   * on a phone beside the name, after that word.
   */
  columns: readonly { id: FactName; label: string; isMonthly?: true; lead?: string }[];
  /** Numeric facts that lines are sorted or filtered by. */
  numbers: readonly FactName[];
  usualOrder: string;
  /** The first one is the usual order. */
  sorts: readonly (readonly [sort: string, label: string])[];
  filters: readonly Filter[];
};

/** What rests on a sponsor's word alone ranks nothing. */
const DUE = ["prime", "prime due au filleul, sans les promesses"] as const;

/** Every kind of listing, by what `de` says. A new one is an entry here. */
export const LISTINGS = {
  banque: {
    kinds: ["online-bank", "neobank", "card-aggregator", "payment-institution"],
    isBanking: true,
    except: ["wise.business", "sogexia.professionnel", "sogexia.personnel"],
    title: "Toutes les cartes et formules",
    heading: "Carte ou formule",
    columns: [
      { id: "monthlyFee", label: "Prix par mois", isMonthly: true, lead: "par mois" },
      { id: "incomeCondition", label: "Condition de revenus" },
      { id: "withdrawalForeign", label: "Retrait en devises" },
    ],
    numbers: ["monthlyFee", "incomeMinimum", "withdrawalForeignRate"],
    usualOrder:
      "prix affiché par mois, du plus bas au plus haut, puis par nom\u202f; comptes de mineurs et comptes-titres à la fin",
    sorts: [
      ["monthlyFee", "prix par mois"],
      ["withdrawalForeignRate", "commission de retrait en devises"],
      DUE,
      ["nom", "nom"],
    ],
    filters: [
      {
        name: "gratuites",
        label: "Prix affiché de 0\u202f€",
        matches: ({ monthlyFee }) => monthlyFee === 0,
      },
      {
        name: "sans-revenus",
        label: "Sans condition de revenus",
        matches: ({ incomeMinimum }) => incomeMinimum === 0,
      },
    ],
  },
  cashback: {
    kinds: ["cashback"],
    except: [],
    title: "Tous les services de cashback",
    heading: "Service",
    columns: [
      { id: "minimumPayout", label: "Seuil de retrait", lead: "seuil" },
      { id: "payoutMethods", label: "Modes de paiement" },
      { id: "validationDelay", label: "Délai de validation" },
    ],
    numbers: ["minimumPayout"],
    usualOrder: "seuil de retrait, du plus bas au plus haut, puis par nom",
    sorts: [["minimumPayout", "seuil de retrait"], DUE, ["nom", "nom"]],
    filters: [],
  },
} as const satisfies Record<string, Listing>;

/** A name of `LISTINGS`. */
export type ListedKind = keyof typeof LISTINGS;
