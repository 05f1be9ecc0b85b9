// The channels of a bonus, side by side; where only one is left, a sentence says so.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fillSlotsOfText } from "../../../app/amounts/euros.ts";
import { voies } from "../../../app/blocks/channels/block.ts";
import { Voies } from "../../../app/blocks/channels/view.tsx";
import {
  type SampleFacts,
  sampleCatalogue,
  samplePartner,
  sampleReferral,
} from "../pages/sample-catalogue.ts";
import { siteContext } from "./site-context.ts";

const HELLO = { asOf: "2024-02", sources: { hello: "La phrase qui le dit." } };
const OFFER = "80 € avec un code";
const CASHBACK = {
  openingCashback: "60 € chez iGraal",
  openingCashbackAmount: [60, "EUR"],
} as const;
const OPEN = { programOpen: true, payoutKind: "euros" };
const WELCOME = { welcomeOffer: OFFER, welcomeAmount: [80, "EUR"] } as const;

/** What is known of a bank, of its first product, and of its two programmes. */
type Known = { bank?: SampleFacts; gold?: SampleFacts; rules?: SampleFacts; others?: SampleFacts };

/** The block as it is read, with ordinary spaces and without marks. */
function read({ bank = {}, gold = {}, rules = {}, others = {} }: Known, offre = "FORTUNEO_GOLD") {
  const catalogue = sampleCatalogue({
    partners: [
      samplePartner("fortuneo", {
        name: "Fortuneo",
        kind: "online-bank",
        facts: bank,
        products: { gold: { name: "Gold", facts: gold }, fosfo: { name: "Fosfo" } },
      }),
      samplePartner("igraal", { name: "iGraal", kind: "cashback" }),
    ],
    referrals: [
      sampleReferral("FORTUNEO_GOLD", {
        products: ["fortuneo.gold"],
        facts: { ...OPEN, ...rules },
      }),
      sampleReferral("FORTUNEO_FOSFO", {
        products: ["fortuneo.fosfo"],
        facts: { ...OPEN, ...others },
      }),
      sampleReferral("IGRAAL"),
    ],
  });
  const props = voies.compile({ label: "", attributes: { offre } }, siteContext(catalogue));
  const html = renderToStaticMarkup(<Voies {...props} />);
  return fillSlotsOfText(html, undefined)
    .replace(/<button.*?<\/button>/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/[\u00a0\u202f]/g, " ");
}

test("where nothing else is known, the answer says so once, and the referral alone is listed", () => {
  const text = read({});
  expect(text).toContain(
    "Nous n’avons trouvé ni offre publique ni cashback (novembre 2026) : reste le parrainage.",
  );
  expect(text).not.toMatch(/cumuler|sans parrain :|site de cashback :/);
  expect(read({ rules: { payoutKind: "points" } })).toContain(
    "reste le parrainage, et rien ne dit qu’il paie en ce moment.",
  );
});

test("a way that nobody knows is named beside one that is known", () => {
  expect(read({ bank: CASHBACK })).toContain(
    "Offre publique, sans parrain : nous n’avons trouvé aucune source (novembre 2026).",
  );
});

test("several ways stand side by side, and none is said to pay more: what each asks decides", () => {
  const text = read({ bank: { ...WELCOME, ...CASHBACK } });
  expect(text).toContain("Parrain, offre publique ou cashback : les sommes relevées");
  expect(text).not.toContain("qui paie le plus");
  expect(text).toContain(
    "Offre publique, sans parrain : 80 € avec un code (lue en novembre 2026).",
  );
  expect(text).toContain("Par un site de cashback : 60 € chez iGraal (lu en novembre 2026).");
});

test("a firm that is confirmed to pay nothing else leaves the referral", () => {
  const none: SampleFacts = {
    welcomeOffer: "aucune prime publique",
    welcomeAmount: [0, "EUR"],
    openingCashback: "aucun",
    openingCashbackAmount: [0, "EUR"],
  };
  const text = read({ bank: none });
  expect(text).toContain("Le parrainage est la seule voie connue.");
  expect(text).not.toContain("cumuler");
});

test("an old word that nothing is paid proves nothing", () => {
  const old = { value: 0, unit: "EUR" as const, ...HELLO };
  const text = read({ bank: { welcomeOffer: "aucune prime publique", welcomeAmount: old } });
  expect(text).not.toContain("seule voie connue");
});

test.each([
  ["old words", { ...WELCOME, welcomeOffer: { value: OFFER, ...HELLO } }],
  ["a ceiling without a figure of its own", { welcomeOffer: "jusqu’à 160 €" }],
  [
    "words without a source",
    { ...WELCOME, welcomeOffer: { value: OFFER, asOf: null, sources: {} } },
  ],
])("%s are shown like any other way", (_, welcome: SampleFacts) => {
  const text = read({ bank: { ...welcome, ...CASHBACK } });
  expect(text).toMatch(/Offre publique, sans parrain : (80|jusqu’à 160) €/);
});

test("an offer whose last day is past is told as ended, and is no way left", () => {
  const text = read({ bank: { ...WELCOME, welcomeEnd: "02/07/2026" } });
  expect(text).toContain("qui paie le plus ? Le parrainage est la seule voie connue.");
  expect(text).toContain("80 € avec un code (lue en novembre 2026, finie depuis)");
  expect(read({ bank: { ...WELCOME, welcomeEnd: "31/12/2099" } })).toContain("relevées");
});

test("a last day that is no date stops the build and names its fact", () => {
  expect(() => read({ bank: { ...WELCOME, welcomeEnd: "fin juillet" } })).toThrow(
    "« fortuneo.welcomeEnd » : attendu, un jour comme 31/12/2026",
  );
});

test("what a product gives comes before what its bank gives", () => {
  const known: Known = { bank: { ...WELCOME }, gold: { welcomeOffer: "90 € avec la Gold" } };
  expect(read(known)).toContain("sans parrain : 90 € avec la Gold");
  expect(read(known, "FORTUNEO_GOLD FORTUNEO_FOSFO")).toContain("sans parrain : 80 € avec un code");
});

test("whether they add up is told with its source; a rule without one is no answer", () => {
  const bank = CASHBACK;
  expect(read({ bank, rules: { cumulativeWithWelcomeOffer: false } })).toContain(
    "Cumulable avec le parrainage ? L’offre publique, non ; le cashback, nous ne savons pas.",
  );
  expect(read({ bank, rules: { cumulativeWithCashback: true } })).toContain(
    "L’offre publique, nous ne savons pas ; le cashback, oui.",
  );
  const unsourced = { value: "oui", asOf: null, sources: {} };
  expect(read({ bank, rules: { cumulativeWithWelcomeOffer: unsourced } })).toContain(
    "Rien ne dit qu’on peut les cumuler avec le parrainage.",
  );
});

test("two offers of a firm share a rule only where both programmes say it", () => {
  const both = "FORTUNEO_GOLD FORTUNEO_FOSFO";
  const rule = { cumulativeWithWelcomeOffer: true };
  const bank = CASHBACK;
  expect(read({ bank, rules: rule, others: rule }, both)).toContain("L’offre publique, oui");
  expect(read({ bank, rules: rule }, both)).toContain("Rien ne dit qu’on peut les cumuler");
});

test("what the firm owes and what the sponsor promises stand apart, for each of two offers", () => {
  const text = read({}, "FORTUNEO_GOLD FORTUNEO_FOSFO");
  expect(text).toContain(
    "Avec un parrain : Fortuneo Gold, montant indisponible (dû par Fortuneo) et montant indisponible (si votre parrain partage) ; Fortuneo Fosfo, montant indisponible et montant indisponible.",
  );
});

test("a campaign that has ended owes nothing and promises nothing, and leaves the other ways", () => {
  const text = read({ bank: { ...WELCOME, ...CASHBACK }, rules: { campaignEnd: "30/09/2026" } });
  expect(text).toContain(
    "Avec un parrain : montant indisponible (campagne terminée le 30 septembre 2026) et montant indisponible (si votre parrain partage).",
  );
  expect(text).toContain("Parrain, offre publique ou cashback : les sommes relevées");
  expect(text).not.toContain("cumuler");
  expect(read({ rules: { campaignEnd: "30/09/2026" } })).toContain(
    "Aucune voie connue ne paie en ce moment.",
  );
});

test("a cashback site has no line for a cashback", () => {
  const text = read({}, "IGRAAL");
  expect(text).toContain("Parrain ou offre publique : qui paie le plus ?");
  expect(text).toContain("Nous n’avons trouvé aucune offre publique (novembre 2026)");
  expect(text).not.toContain("site de cashback");
});

test("offers of several firms, or none at all, are refused", () => {
  expect(() => read({}, "FORTUNEO_GOLD IGRAAL")).toThrow("des offres de plusieurs établissements");
  expect(() => read({}, "")).toThrow("une offre est nommée");
});
