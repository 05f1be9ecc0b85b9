// The ways into a firm that pay, side by side, and the sentence that says which pays more.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fillSlotsOfText } from "../../../app/amounts/euros.ts";
import { voies } from "../../../app/blocks/ways/block.ts";
import { Voies } from "../../../app/blocks/ways/view.tsx";
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

test("where every figure is confirmed, the sentence gives the sum that the referral has to pass", () => {
  const text = read({ bank: { ...WELCOME, ...CASHBACK } });
  expect(text).toContain(
    "qui paie le plus ? Le parrainage si votre invitation annonce plus de 80 €, sinon l’offre publique.",
  );
  expect(text).toContain(
    "Offre publique, sans parrain : 80 € avec un code (lue en novembre 2026).",
  );
  expect(text).toContain("Par un site de cashback : 60 € chez iGraal (lu en novembre 2026).");
});

test("the higher of the two other ways is the one to pass", () => {
  const bank: SampleFacts = { ...WELCOME, ...CASHBACK, openingCashbackAmount: [120, "EUR"] };
  expect(read({ bank })).toContain("plus de 120 €, sinon le cashback.");
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

test.each([
  ["old words", { ...WELCOME, welcomeOffer: { value: OFFER, ...HELLO } }],
  ["an old figure", { ...WELCOME, welcomeAmount: { value: 80, unit: "EUR" as const, ...HELLO } }],
  ["a ceiling without a figure of its own", { welcomeOffer: "jusqu’à 160 €" }],
  [
    "words without a source",
    { ...WELCOME, welcomeOffer: { value: OFFER, asOf: null, sources: {} } },
  ],
])("%s are shown, and never compared as if they were certain", (_, welcome: SampleFacts) => {
  const text = read({ bank: { ...welcome, ...CASHBACK } });
  expect(text).toContain("La plus haute de ces sommes, celle de votre invitation comprise");
  expect(text).toMatch(/Offre publique, sans parrain : (80|jusqu’à 160) €/);
});

test("what one source alone reports is the sum to pass, said to be unconfirmed", () => {
  const reported: SampleFacts = {
    openingCashbackAmount: { value: 60, unit: "EUR", asOf: "2026-11", sources: { releve: "60 €" } },
  };
  const bank = { ...CASHBACK, ...reported };
  expect(read({ bank })).toContain(
    "Le parrainage si votre invitation annonce plus de 60 €, sinon le cashback (à confirmer).",
  );
});

test("a programme that may not pay is compared by what its invitation announces", () => {
  expect(read({ bank: CASHBACK, rules: { payoutKind: "points" } })).toContain(
    "Le parrainage si votre invitation annonce plus de 60 €, sinon le cashback.",
  );
});

test("an offer whose last day is past is told as ended, and not compared", () => {
  const text = read({ bank: { ...WELCOME, ...CASHBACK, welcomeEnd: "02/07/2026" } });
  expect(text).toContain(
    "Le parrainage si votre invitation annonce plus de 60 €, sinon le cashback.",
  );
  expect(text).toContain("80 € avec un code (lue en novembre 2026, finie depuis)");
  expect(read({ bank: { ...WELCOME, ...CASHBACK, welcomeEnd: "31/12/2099" } })).toContain("80 €,");
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
  expect(text).toContain(
    "qui paie le plus ? La plus haute des deux autres sommes, si son site l’affiche encore le jour où vous ouvrez. Une invitation à une nouvelle campagne changerait la réponse.",
  );
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
