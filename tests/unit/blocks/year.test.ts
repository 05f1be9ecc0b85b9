// The plan of a year for one visitor: what it takes, what it leaves and why, what it ties up and until when. In one
// file, since every case is a plan of the same few sample offers.
import { expect, test } from "vitest";
import { monAnnee } from "../../../app/blocks/year/block.ts";
import { readInputs } from "../../../app/blocks/year/inputs.ts";
import { listMonths } from "../../../app/blocks/year/months.ts";
import { planYear } from "../../../app/blocks/year/plan.ts";
import { writeSearch } from "../../../app/ui/query.ts";
import { sampleCatalogue, samplePartner, sampleReferral } from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const TODAY = "2026-12-01";
const OPEN = { programOpen: true, payoutKind: "euros" };
const FREE = { monthlyFee: [0, "EUR/mois"] } as const;
const deposit = (days: number) => ({
  text: "Verser",
  kind: "deposit" as const,
  within: { value: days, unit: "jours" as const },
});

/** A bank that ties up 300 € for ninety days, one with two cards, one that wants the salary, one that asks nothing. */
const OFFERS = monAnnee.compile(
  { label: "", attributes: {} },
  siteContext(
    sampleCatalogue({
      partners: [
        samplePartner("boursobank", {
          name: "BoursoBank",
          products: { welcome: { name: "Welcome", facts: FREE } },
        }),
        samplePartner("fortuneo", {
          name: "Fortuneo",
          products: {
            gold: { name: "Gold", facts: { ...FREE, incomeMinimum: [2200, "EUR/mois"] } },
            fosfo: { name: "Fosfo", facts: { ...FREE, feeWithoutCondition: [3, "EUR/mois"] } },
          },
        }),
        samplePartner("hello-bank", {
          name: "Hello bank!",
          products: {
            prime: {
              name: "Prime",
              facts: {
                ...FREE,
                feeWithoutCondition: [6, "EUR/mois"],
                feeConditionDeposit: [1500, "EUR/mois"],
              },
            },
          },
        }),
        samplePartner("n26", {
          name: "N26",
          products: { standard: { name: "Standard", facts: { ...FREE, cardFee: [10, "EUR"] } } },
        }),
        samplePartner("bunq", {
          name: "bunq",
          products: { core: { name: "Core", facts: { monthlyFee: [4, "EUR/mois"] } } },
        }),
        samplePartner("helios", { name: "Helios" }),
      ],
      referrals: [
        sampleReferral("BOURSOBANK", {
          products: ["boursobank.welcome"],
          facts: { ...OPEN, minimumDeposit: [300, "EUR"], payoutAfter: [10, "jours"] },
          steps: [
            deposit(90),
            { text: "Garder", within: { value: 12, unit: "mois" }, keeps: true },
          ],
        }),
        sampleReferral("FORTUNEO_GOLD", {
          products: ["fortuneo.gold"],
          facts: { ...OPEN, minimumDeposit: [300, "EUR"] },
          steps: [deposit(30)],
        }),
        sampleReferral("FORTUNEO_FOSFO", {
          products: ["fortuneo.fosfo"],
          facts: { ...OPEN, minimumDeposit: [300, "EUR"] },
          steps: [deposit(30)],
        }),
        sampleReferral("HELLO_PRIME", {
          products: ["hello-bank.prime"],
          facts: { ...OPEN, salaryAsked: true },
          steps: [
            {
              text: "Payer cinq fois",
              kind: "card",
              within: { value: 3, unit: "mois complets" },
              monthly: true,
              times: 5,
            },
          ],
        }),
        sampleReferral("N26", {
          products: ["n26.standard"],
          facts: { ...OPEN, minimumSpend: [25, "EUR"] },
          steps: [{ text: "Payer 25 €", kind: "card" }],
        }),
        sampleReferral("BUNQ", {
          products: ["bunq.core"],
          facts: OPEN,
          steps: [{ text: "Payer" }],
        }),
        sampleReferral("HELIOS", {
          facts: { ...OPEN, programOpen: null },
          steps: [{ text: "Payer" }],
        }),
      ],
    }),
  ),
);
const AMOUNTS = {
  PRIME_FILLEUL_BOURSOBANK: 80,
  PRIME_FILLEUL_FORTUNEO_GOLD: 160,
  PRIME_FILLEUL_FORTUNEO_FOSFO: 80,
  PRIME_FILLEUL_HELLO_PRIME: 120,
  PRIME_FILLEUL_N26: 15,
  PRIME_FILLEUL_BUNQ: 40,
  PRIME_FILLEUL_HELIOS: 20,
};

const NOT_BOOSTED = {
  OFFRE_BOOSTED_BOURSOBANK: false,
  OFFRE_BOOSTED_FORTUNEO: false,
  OFFRE_BOOSTED_IGRAAL: false,
  OFFRE_BOOSTED_REVOLUT: false,
};

function plan(query: string, amounts: Record<string, number> = AMOUNTS) {
  const { values } = readInputs(new URLSearchParams(query), TODAY);
  if (!values) throw new Error(`« ${query} » is at fault`);
  return planYear(OFFERS, values, { ...NOT_BOOSTED, ...amounts });
}

const opened = (query: string) =>
  plan(query).accounts.map(({ offer, person, day }) => `${day} ${offer.name} ${person}`);

const whyNot = (query: string, name: string) =>
  plan(query).refusals.find(({ offer }) => offer.name.includes(name))?.why;

test("alone, with 2 000 € a month and 1 500 € free: all that fits is opened at once, and adds up", () => {
  const { accounts, owed, cost, cash, unsure, isProven } = plan("revenus=2000&especes=1500");
  expect(accounts.map(({ offer }) => offer.name).sort()).toEqual([
    "BoursoBank",
    "Fortuneo Fosfo",
    "Hello Prime",
    "N26",
  ]);
  expect({ owed, cost, unsure, isProven }).toEqual({
    owed: 295,
    cost: 10,
    unsure: 0,
    isProven: true,
  });
  // 300 € at each of two banks: one is free on the day its deposit is due, the other when the bonus is expected.
  expect(cash).toEqual([
    { day: "2026-12-01", euros: 600 },
    { day: "2026-12-31", euros: 300 },
    { day: "2027-03-11", euros: 0 },
  ]);
});

test("with enough for one deposit, the second account is opened on the first opening day on which the money is back", () => {
  expect(opened("revenus=2000&especes=300").filter((name) => /Bourso|Fosfo/.test(name))).toEqual([
    "2026-12-01 Fortuneo Fosfo 1",
    "2027-01-01 BoursoBank 1",
  ]);
});

test("the better card of a bank is taken by whoever earns enough for it; the other says why not", () => {
  expect(opened("revenus=2200&especes=1500")).toContain("2026-12-01 Fortuneo Gold 1");
  expect(whyNot("revenus=2200&especes=1500", "Fosfo")).toContain("une seule prime par personne");
  expect(whyNot("revenus=2199&especes=1500", "Gold")).toBe(
    "demande 2\u202f200\u00a0€ de revenus par mois",
  );
});

test("two people open an account each, with one purse and a salary of their own", () => {
  const { accounts, owed, cash } = plan("personnes=2&revenus=2300&revenus2=1000&especes=3000");
  expect(
    accounts
      .filter(({ offer }) => offer.firm === "fortuneo")
      .map(({ offer, person }) => [offer.name, person])
      .sort(),
  ).toEqual([
    ["Fortuneo Fosfo", 2],
    ["Fortuneo Gold", 1],
  ]);
  expect(owed).toBe(80 + 160 + 120 + 15 + 80 + 80 + 120 + 15);
  expect(cash[0]).toEqual({ day: TODAY, euros: 1200 });
});

test.each([
  ["domiciliation=non", "Hello", "demande d’y faire verser ses revenus"],
  ["especes=299", "Bourso", "demande un versement de 300\u00a0€"],
  ["paiements=4", "Hello", "demande 5 paiements par carte chaque mois"],
  ["depenses=24", "N26", "demande 25\u00a0€ d’achats"],
  ["deja=boursobank", "Bourso", "déjà client"],
  ["duree=1", "Bourso", "payée après la fin du plan, ou plus proposée à son début"],
  ["duree=12", "bunq", "frais (48\u00a0€) au-dessus de la prime"],
  ["duree=12", "Helios", "non confirmé"],
])("%s: %s is left aside, with its reason", (query, name, why) => {
  expect(whyNot(query, name)).toBe(why);
});

test.each([
  // The thirtieth day, on which Fosfo's deposit is due at the latest: the plan's end, and a day after it.
  ["2027-01-29", true],
  ["2027-01-30", false],
])(
  "a month from %s: what is done by the plan's end is in it (%s), what takes a day more is not",
  (debut, isIn) => {
    const names = plan(`revenus=2000&duree=1&debut=${debut}`).accounts.map(
      ({ offer }) => offer.name,
    );
    expect(names.includes("Fortuneo Fosfo")).toBe(isIn);
  },
);

test.each([
  ["2026-12-31", true],
  ["2027-01-01", false],
])(
  "a campaign that ends with the year, a plan from %s: its account is in it (%s)",
  (debut, isIn) => {
    const { values } = readInputs(new URLSearchParams({ debut }), TODAY);
    if (!values) throw new Error("at fault");
    const offers = OFFERS.offers.map((offer) => ({
      ...offer,
      ...(offer.offerCode === "N26" && { end: "2026-12-31" }),
    }));
    const { accounts } = planYear({ ...OFFERS, offers }, values, { ...NOT_BOOSTED, ...AMOUNTS });
    expect(accounts.some(({ offer }) => offer.offerCode === "N26")).toBe(isIn);
  },
);

test("what is not confirmed comes in when it is asked for, and is added up apart", () => {
  const { accounts, owed, unsure } = plan("inconnues=oui&especes=0&paiements=0");
  expect(accounts.map(({ offer, doubt }) => [offer.name, doubt])).toContainEqual([
    "Helios",
    "non confirmé",
  ]);
  expect({ owed, unsure }).toEqual({ owed: 15, unsure: 20 });
});

const priceOfPrime = (query: string) => {
  const found = plan(query).accounts.find(({ offer }) => offer.name === "Hello Prime");
  return found && { cost: found.cost, ...found.price };
};

test.each(["revenus=1500", ""])(
  "a card that is free for who pays in each month is free with an income there: « %s »",
  (query) => {
    expect(priceOfPrime(query)).toEqual({ cost: 0, monthlyFee: 0, isPaidIn: true });
  },
);

test.each(["revenus=1499", "revenus=2000&domiciliation=non"])(
  "the same card is paid where no such income comes in: « %s »",
  (query) => {
    const withoutRequirements = OFFERS.offers.map((offer) => ({ ...offer, requirements: {} }));
    const { values } = readInputs(new URLSearchParams(query), TODAY);
    if (!values) throw new Error("at fault");
    const { accounts } = planYear({ ...OFFERS, offers: withoutRequirements }, values, {
      ...NOT_BOOSTED,
      ...AMOUNTS,
    });
    // Nobody says when it may be closed: twelve months of the plan.
    expect(accounts.find(({ offer }) => offer.name === "Hello Prime")).toMatchObject({
      price: { monthlyFee: 6, isPaidIn: false },
      cost: 72,
    });
  },
);

test("an offer at two prices is left aside once", () => {
  const { refusals } = plan("revenus=2000&paiements=5&depenses=0", {
    ...AMOUNTS,
    PRIME_FILLEUL_HELLO_PRIME: 80,
  });
  const names = refusals.map(({ offer, person }) => `${offer.name} ${person}`);
  expect(new Set(names).size).toBe(names.length);
});

test("for two, what one may get for referring the other stands beside the plan", () => {
  const { forReferring, owed } = plan("personnes=2&especes=3000", {
    ...AMOUNTS,
    PRIME_PARRAIN_BOURSOBANK: 90,
  });
  expect(forReferring.map(({ offer, euros }) => [offer.name, euros])).toEqual([["BoursoBank", 90]]);
  expect(owed).toBe(plan("personnes=2&especes=3000").owed);
  expect(plan("especes=3000").forReferring).toEqual([]);
});

test("an amount that nobody knows is in no plan", () => {
  expect(plan("", { PRIME_FILLEUL_N26: 15 }).accounts.map(({ offer }) => offer.name)).toEqual([
    "N26",
  ]);
});

test("month by month: each thing to do on its day, what both do at once a single time, and what stays tied up", () => {
  const months = listMonths(plan("personnes=2&especes=3000&revenus=1000&revenus2=1000"));
  const [december] = months;
  expect(december?.name).toBe("décembre 2026");
  expect(december?.tied).toBe(600);
  const first = december?.entries.find(({ event }) => event.key === "ouverture");
  expect(first?.accounts).toHaveLength(2);
  const days = months.flatMap(({ entries }) => entries.map(({ event }) => event.day));
  expect(days).toEqual(days.toSorted());
});

test("the address of a plan gives the same plan again", () => {
  const query = "personnes=2&revenus=2300&especes=600&deja=n26&deja=bunq&inconnues=oui";
  const { values } = readInputs(new URLSearchParams(query), TODAY);
  if (!values) throw new Error("at fault");
  const again = readInputs(new URLSearchParams(writeSearch(values)), TODAY);
  expect(again.values).toEqual(values);
});

test.each([
  ["especes=-1", "especes"],
  ["especes=beaucoup", "especes"],
  ["duree=13", "duree"],
  ["duree=0", "duree"],
  ["personnes=3", "personnes"],
  ["debut=hier", "debut"],
  ["debut=2026-11-30", "debut"],
  ["debut=2028-01-01", "debut"],
  ["deja=credit-agricole", "deja"],
  ["paiements=1&paiements=2", "paiements"],
])("« %s » is told beside its field, and makes no plan", (query, name) => {
  const { entries, values } = readInputs(new URLSearchParams(query), TODAY);
  expect(values).toBeUndefined();
  expect(entries[name as keyof typeof entries].error).toMatch(/\.$/);
});

test("an offer that was chosen is in the plan, also where another one would bring more", () => {
  const without = plan("revenus=2200&especes=300&duree=1");
  expect(without.accounts.map(({ offer }) => offer.name)).toContain("Fortuneo Gold");
  const { accounts, chosen, refusals, owed } = plan(
    "revenus=2200&especes=300&duree=1&offre=FORTUNEO_FOSFO",
  );
  expect(accounts.map(({ offer }) => offer.name)).toContain("Fortuneo Fosfo");
  expect(chosen).toEqual({ name: "Fortuneo Fosfo", day: "2026-12-01" });
  expect(owed).toBe(without.owed - 80);
  expect(refusals.find(({ offer }) => offer.name === "Fortuneo Gold")?.why).toMatch(
    /une seule prime par personne chez Fortuneo.*: vous avez choisi Fortuneo Fosfo/,
  );
});

test("who chooses an offer that is not confirmed asks for it, and it is added up apart", () => {
  expect(plan("offre=HELIOS")).toMatchObject({ chosen: { day: "2026-12-01" }, unsure: 20 });
  expect(opened("").join()).not.toContain("Helios");
});

test.each([
  ["BOURSOBANK&especes=200", "demande un versement de 300 €"],
  ["BOURSOBANK&deja=boursobank", "déjà client"],
  ["BUNQ", "frais (48 €) au-dessus de la prime"],
  ["QONTO", "le plan ne compte pas les comptes professionnels"],
  ["WISE", "le plan ne compte pas les comptes professionnels"],
])("of a chosen offer that can't be in the plan, « %s », it is told why", (query, why) => {
  expect(plan(`offre=${query}`).chosen?.why?.replace(/\s/g, " ")).toBe(why);
});

test("for two, a chosen offer is taken by whoever may", () => {
  const { chosen, accounts } = plan("personnes=2&revenus=1000&revenus2=2500&offre=FORTUNEO_GOLD");
  expect(chosen?.day).toBeDefined();
  expect(accounts.find(({ offer }) => offer.offerCode === "FORTUNEO_GOLD")?.person).toBe(2);
});
