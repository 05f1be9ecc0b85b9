// A step and its delay, as the list of an offer's conditions words them.
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { conditions } from "../../../app/blocks/conditions/block.ts";
import { Conditions } from "../../../app/blocks/conditions/view.tsx";
import { ouverture } from "../../../app/blocks/opening/block.ts";
import { OFFERS_CATALOGUE } from "./sample-offers.ts";
import { siteContext } from "./site-context.ts";

test("a delay that the words leave out stands behind them, and is not repeated where they tell it", () => {
  expect(stepsOf("FORTUNEO_GOLD")).toEqual([
    "Noter le code du parrain",
    "Verser 300 € (sous 6 jours)",
    "Garder le compte 12 mois",
    "Garder la carte (pendant 2 mois)",
  ]);
  expect(stepsOf("HELLO_PRIME")).toEqual([
    "Payer chaque mois pendant les trois premiers mois complets",
  ]);
});

test("beside a timeline of the steps the list leaves them out, and says the rest", () => {
  expect(stepsOf("FORTUNEO_GOLD", "etapes")).toEqual([]);
  expect(() => stepsOf("FORTUNEO_GOLD", "delais")).toThrow(
    'sans="delais" : ce bloc peut laisser etapes, ticket',
  );
});

test("a page that tells it once leaves out the advice that fits every offer, and what nobody knows", () => {
  const whole = render("HELLO_PRIME");
  expect(whole).toContain("Quelles preuves garder");
  expect(whole).toContain("nous ne savons pas jusqu");

  const short = render("HELLO_PRIME", "preuves inconnu");
  expect(short).not.toContain("Quelles preuves garder");
  expect(short).not.toContain("nous ne savons pas jusqu");
  expect(short).toContain("Payer chaque mois");
  // How long to keep the account is told where somebody says it.
  expect(render("FORTUNEO_GOLD", "inconnu")).toContain("Fermer le compte");
});

test("what a text tells of an opening is left out of its lists, and one that nothing is left of is refused", () => {
  const titlesOf = (sans?: string) =>
    ouverture
      .compile({ label: "", attributes: { partenaire: "n26", sans } }, siteContext())
      .lists.map(({ title }) => title);

  expect(titlesOf()).toEqual(["Les étapes", "Les pièces à préparer", "Qui peut ouvrir un compte"]);
  expect(titlesOf("etapes conditions")).toEqual(["Les pièces à préparer"]);
  expect(() => titlesOf("etapes pieces conditions")).toThrow("n26");
});

function stepsOf(code: string, sans?: string): string[] {
  return [...render(code, sans).matchAll(/<li>(.*?)<\/li>/g)].map(([, text = ""]) =>
    text.replace(/[\u00a0\u202f]/g, " "),
  );
}

function render(code: string, sans?: string): string {
  const context = siteContext(OFFERS_CATALOGUE);
  const props = conditions.compile({ label: "", attributes: { offre: code, sans } }, context);
  return renderToStaticMarkup(
    <MemoryRouter>
      <Conditions {...props} />
    </MemoryRouter>,
  );
}
