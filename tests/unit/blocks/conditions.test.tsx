// A step and its delay, as the list of an offer's conditions words them.
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { conditions } from "../../../app/blocks/conditions/compile.ts";
import { Conditions } from "../../../app/blocks/conditions/conditions.tsx";
import { siteContext } from "./site-context.ts";

test.each([
  ["FORTUNEO_GOLD", "Espace économique européen (sous 6 jours)"],
  ["TRADEREPUBLIC", "Verser au moins 100 € (sous 21 jours)"],
  ["POULPEO", "cashback validé (sous 120 jours)"],
])("%s: a delay that the words leave out stands behind them: « %s »", (code, words) => {
  expect(stepsOf(code).join("\n")).toContain(words);
});

test.each(["HELLO_ONE", "HELLO_PRIME", "PAYPAL"])(
  "%s: a delay that the words tell already is not repeated, nor how long to keep the account",
  (code) => {
    expect(stepsOf(code).filter((text) => text.includes("(sous"))).toEqual([]);
  },
);

test("of the three delays of BoursoBank, only the one its words leave out is added", () => {
  expect(stepsOf("BOURSOBANK").map((text) => /\(sous .*\)/.exec(text)?.[0])).toEqual([
    undefined,
    undefined,
    "(sous 30 jours)",
    undefined,
    undefined,
  ]);
});

function stepsOf(code: string): string[] {
  const props = conditions.compile({ label: "", attributes: { offre: code } }, siteContext());
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Conditions {...props} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = ""]) =>
    text.replace(/[\u00a0\u202f]/g, " "),
  );
}
