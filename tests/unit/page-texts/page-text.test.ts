// The head of a page's text, and what it says of money.
import { afterAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { emptyReading } from "../../../app/amounts/reading.ts";
import { collectText } from "../../../app/build/page-texts/page-text.ts";
import type { PageNode, Payload } from "../../../app/pages/payload.ts";
import { fillText } from "../../../workers/page-text/slots.ts";

// Texts that another file has loaded know the operator's own links.
vi.hoisted(() => vi.resetModules());
vi.mock("../../../app/referrals.ts", () => ({
  findReferral: () => ({ url: "https://example.org/parrain", code: "ABC" }),
}));

afterAll(() => {
  vi.doUnmock("../../../app/referrals.ts");
  vi.resetModules();
});

const PAGE: Payload = {
  path: "/banque/n26",
  kind: "partner",
  title: "N26 : avis",
  titre: "N26",
  description: "Ce que coûte N26 : « tout » compris.",
  published: "2026-11-20",
  updated: "2026-11-22",
  content: contentOf({ tag: "p", html: "Une carte." }),
};

/** A page as it is put together round a text. */
function contentOf(text: PageNode): PageNode[] {
  const children: PageNode[] = [
    { tag: "header", attributes: { className: "page-head" }, html: "<h1>N26</h1>" },
    text,
    { tag: "div", attributes: { className: "notes" }, html: "Une note." },
    { island: "PageTools", props: { path: "/banque/n26", titre: "N26" } },
  ];
  return [{ tag: "article", children }];
}

const TICKET = {
  offerCode: "N26",
  name: "N26",
  partnerName: "N26",
  mayPostLink: true,
  warnings: null,
  state: { html: "" },
  terms: { html: "<div><dt>État</dt><dd>ouvert</dd></div>" },
  unpaidLinks: null,
};

test("the head says what the page is, where it stands, since when, and under what terms", () => {
  expect(headOf(PAGE)).toEqual({
    title: "N26 : avis",
    description: "Ce que coûte N26 : « tout » compris.",
    url: "https://primoscope.example/banque/n26",
    updated: "2026-11-22",
    licence: expect.stringMatching(
      /sous Licence Ouverte 2\.0 .*https:\/\/.*le texte reste à son éditeur$/,
    ),
    attribution:
      "Source\u202f: Primoscope, https://primoscope.example/banque/n26, 22 novembre 2026",
  });
});

test("a page with an offer says when its amounts were read", () => {
  const page: Payload = {
    ...PAGE,
    content: contentOf({ island: "Ticket", props: { ...TICKET, mayPostLink: false } }),
  };

  expect(headOf(page)).toMatchObject({ amountsReadAt: null });
  expect(headOf(page)).not.toHaveProperty("publicite");
  expect(textOf(page).html).toContain("<dt>État</dt><dd>ouvert</dd>");
});

test("a paid link is told as advertising, and stays on the page", () => {
  const page: Payload = { ...PAGE, content: contentOf({ island: "Ticket", props: TICKET }) };
  const { html, head } = textOf(page);

  expect(headOf(page)).toMatchObject({ publicite: expect.stringContaining("rémunéré") });
  expect(html).toContain("<strong>Publicité.</strong>");
  expect(head + html).not.toMatch(/example\.org\/parrain|ABC/);
});

test("a programme's rules stand on the offer's own page, and another page leads there", () => {
  const own = textOf({
    ...PAGE,
    content: contentOf({ island: "Ticket", props: TICKET }),
  }).html;
  const other = textOf({
    ...PAGE,
    path: "/banque/n26/smart",
    content: contentOf({ island: "Ticket", props: TICKET }),
  }).html;

  expect(own).toContain("<h2>Le programme de parrainage, N26</h2>");
  expect(other).not.toContain("Le programme de parrainage");
  expect(other).toContain('Règles et état du programme\u202f: <a href="/banque/n26">N26</a>.');
  expect(other).toContain("<strong>Publicité.</strong>");
});

test("a programme's page tells two programmes of the same words once, under both names", () => {
  const other = { ...TICKET, offerCode: "HELLO_ONE", name: "Hello One" };
  const headingsWith = (second: typeof TICKET) => {
    const tickets = [TICKET, second].map((props) => ({ island: "Ticket", props }));
    const content = contentOf({ tag: "div", children: tickets });
    return textOf({ ...PAGE, kind: "referral", content }).html.match(/<h2>Le programme.*?<\/h2>/g);
  };

  expect(headingsWith(other)).toEqual(["<h2>Le programme de parrainage, N26 et Hello One</h2>"]);
  expect(headingsWith({ ...other, terms: { html: "<dt>État</dt><dd>terminé</dd>" } })).toHaveLength(
    2,
  );
});

function textOf(page: Payload) {
  return collectText(page, () => []);
}

function headOf(page: Payload): unknown {
  const head = fillText(
    textOf(page).head,
    "https://primoscope.example",
    emptyReading(),
    {},
    "2026-11-20",
  );
  return parse(head.split("---\n")[1] ?? "");
}
