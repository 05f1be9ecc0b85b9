// The calculator as the server renders it, for readers without JavaScript.
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import InteretsComposes from "../../../app/blocks/interest/InteretsComposes.island.tsx";

const PATH = "/outils/interets-composes";

test("the sentence adds up to the euro, whatever the cents", () => {
  for (const query of [
    "?capital=2000,5",
    "?capital=999,49&versement=0,51",
    "?capital=0,5&duree=1",
  ]) {
    const sentence = textOf(render(query)).match(/vous auriez .*? d’intérêts/)?.[0] ?? "";
    const [total = 0, paidIn = 0, interest = 0] = Array.from(
      sentence.matchAll(/([\d ]+) €/g),
      ([, figure = ""]) => Number(figure.replaceAll(" ", "")),
    );
    expect(total, sentence).toBeGreaterThan(0);
    expect(paidIn + interest, sentence).toBe(total);
  }
});

test("one year is said as one says it", () => {
  expect(textOf(render("?duree=1"))).toContain("Au bout d’un an, à 3 % par an,");
});

test("tax and inflation are part of the answer", () => {
  const text = textOf(render("?capital=10000&versement=0&taux=10&duree=1&inflation=2"));
  expect(text).toContain("vous auriez 10 686 € après impôt");
  expect(text).toContain("une inflation de 2 % par an, cette somme achèterait ce que 10 476 €");
});

test("no promise: rates are called assumptions, and a loss of capital is named", () => {
  for (const query of ["", "?taux=abc"]) {
    const text = textOf(render(query));
    expect(text).toContain("vos hypothèses");
    expect(text).toContain("vous pouvez perdre une partie ou la totalité");
  }
});

test("the chart and the table of the smallest and the largest plan are whole", () => {
  const extremes = [
    "?capital=0&versement=0.01&taux=0&duree=1&inflation=0",
    "?capital=100000000&versement=1000000&taux=50&duree=60&inflation=20",
  ];
  for (const query of extremes) {
    const html = render(query);
    expect(html).toMatch(/Au bout d(e|’un) /);
    expect(html).not.toMatch(/NaN|Infinity|undefined|\de[+-]?\d/);
  }
});

test("the file is offered for the very plan on the page", () => {
  const [, asked = ""] =
    /href="\/outils\/interets-composes\.csv\?([^"]+)"/.exec(
      render("?duree=7&taux=4%2C5&autre=1"),
    ) ?? [];

  const plan = Object.fromEntries(new URLSearchParams(asked.replaceAll("&amp;", "&")));
  expect(plan).toMatchObject({ duree: "7", taux: "4.5", capital: "1000", versement: "100" });
  expect(plan).not.toHaveProperty("autre");
});

function render(search: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`${PATH}${search}`]}>
      <InteretsComposes taux={31.4} impot={{}} />
    </MemoryRouter>,
  );
}

/** What a reader reads, with plain spaces. */
function textOf(html: string): string {
  return html
    .replace(/^[^>]*>/, "")
    .replace(/<[^>]+>/g, "")
    .replace(/\s/g, " ");
}
