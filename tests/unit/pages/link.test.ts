import fc from "fast-check";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { element, text } from "../../../app/build/compiler/hast.ts";
import { resolveLink } from "../../../app/build/compiler/link.ts";
import { SITE } from "../../../app/site.ts";
import { compileSample, listFaults } from "./compile-sample.ts";

test("links to known pages and headings stand, external ones open nothing of ours", () => {
  const { body } = compileSample(
    "## Ici\n\n[a](/banque/n26#les-frais) [b](#ici) [c](https://n26.com/fr-fr/tarifs) [d](/blog/n26-vs-revolut) [e](/error)",
  );
  const links: unknown[] = [];
  visit(body, { tagName: "a" }, (node) => void links.push(node));
  expect(links.slice(0, 3)).toEqual([
    element("a", { href: "/banque/n26#les-frais" }, text("a")),
    element("a", { href: "#ici" }, text("b")),
    element(
      "a",
      { href: "https://n26.com/fr-fr/tarifs", rel: ["external", "noopener"] },
      text("c"),
    ),
  ]);
});

test("a link to a page or a heading that does not exist stops the build", () => {
  expect(listFaults("[a](/banque/n27)\n\n[b](/banque/n26#rien)\n\n[c](#rien)")).toEqual([
    "1 lien « /banque/n27 » : la page n’existe pas",
    "3 lien « /banque/n26#rien » : la page /banque/n26 n’a pas d’endroit « #rien »",
    "5 lien « #rien » : la page /essai n’a pas d’endroit « #rien »",
  ]);
  expect(listFaults("[a](/banque/n26#les-frait)")).toEqual([
    "1 lien « /banque/n26#les-frait » : la page /banque/n26 n’a pas d’endroit « #les-frait », sans doute « les-frais »",
  ]);
});

test.each([
  "https://n26.com/fr-fr/?ref=JEANDUPONT",
  "https://n26.com/r/code1234",
  "https://n26.com/fr-fr/referral/?referral-code=jean",
])("the link %s rewards somebody: it stops the build, typed, defined or cited", (href) => {
  const reason = `« ${href} » rapporte à quelqu’un : les liens de l’exploitant sont dans app/referrals.ts, ceux des autres nulle part`;
  expect(listFaults(`[a](${href})`)).toEqual([`1 ${reason}`]);
  expect(listFaults(`[a][b]\n\n[b]: ${href}`)).toEqual([`1 ${reason}`]);
  expect(listFaults(`<${href}>`)).toEqual([`1 ${reason}`]);
  const sources = `[{ url: "${href}", title: "Aide", publisher: N26, kind: firm, country: FR, language: fr }]`;
  expect(listFaults("", { fields: { sources } }).join()).toContain("app/referrals.ts");
});

test("mail is written to the site alone", () => {
  expect(listFaults(`[a](mailto:${SITE.contactEmail})`)).toEqual([]);
  expect(listFaults("[a](mailto:jean@n26.com)")).toEqual([
    "1 « mailto:jean@n26.com » n’est pas l’adresse du site : écrivez :site[contactEmail]",
  ]);
  expect(listFaults("jean@n26.com")).toHaveLength(1);
});

test("a host that neither the catalogue nor the page's sources name is refused", () => {
  expect(listFaults("[a](https://example.com/)")).toHaveLength(1);
  const sources =
    '[{ url: "https://www.example.com/a", title: "Exemple", publisher: Exemple, kind: firm, country: FR, language: fr }]';
  expect(listFaults("[a](https://example.com/)", { fields: { sources } })).toEqual([]);
});

test.for(
  `javascript:alert(1) JaVaScRiPt:alert(1) &#106;avascript:alert(1) &#1;javascript:alert(1)
   java&#9;script:alert(1) data:text/html,a vbscript:a blob:https://n26.com/a //evil.example/
   /&#92;evil.example http://n26.com/ https:n26.com https://n26.com@evil.example/
   https://n26.com&#92;@evil.example/ %6aavascript:alert(1) banque/n26`.split(/\s+/),
)("the address %s is refused", (href) => {
  expect(listFaults(`[a](${href})`)).toHaveLength(1);
  expect(listFaults(`[a][b]\n\n[b]: ${href}`)).toHaveLength(1);
});

test("whatever is typed, a link that passes leads to the site, to https, to mail or to a phone", () => {
  const targets = { has: () => true, fragmentsOf: () => new Set(["a"]), isKnownHost: () => true };
  const start = fc.constantFrom("", "/", "//", "#", "https://", "javascript:", "mailto:", "data:");
  fc.assert(
    fc.property(start, fc.string({ unit: "binary" }), (prefix, rest) => {
      let href: string;
      try {
        ({ href } = resolveLink(prefix + rest, "/", targets));
      } catch {
        return;
      }
      const url = new URL(href, "https://site.example/ici");
      expect(["https:", "mailto:", "tel:"]).toContain(url.protocol);
      if (/^[/#]/.test(href)) expect(url.host).toBe("site.example");
    }),
    { numRuns: 2000 },
  );
});
