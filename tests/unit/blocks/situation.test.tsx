// One situation for every tool: it is understood by its old names, told in a line, and goes on from tool to tool.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RENAMED, readUse, USE_QUESTIONS } from "../../../app/blocks/profile/inputs.ts";
import { listKnown, readAddress } from "../../../app/blocks/situation/address.ts";
import {
  Assumptions,
  KnownFields,
  OtherTools,
} from "../../../app/blocks/situation/situation-form.tsx";
import { QUESTIONS, readInputs } from "../../../app/blocks/year/inputs.ts";

const params = (query: string) => new URLSearchParams(query);
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\s/g, " ");

test.each([
  ["usage=non", "paiements=0"],
  ["usage=oui", ""],
  ["joint=oui&revenus=3000", "revenus=3000&personnes=2"],
  ["joint=non", ""],
  ["mois=4", "mois-devises=4"],
  ["sans-versement=oui&sans-salaire=oui", "especes=0&domiciliation=non"],
  ["paiements=3&usage=non", "paiements=3"],
  ["mois-devises=4&mois=9", "mois-devises=4&mois=9"],
])("an address of before, « %s », is understood as « %s »", (old, now) => {
  expect(readAddress(params(old), RENAMED).toString()).toBe(now);
});

test("what was answered before the names changed is answered still", () => {
  const { use } = readUse(readAddress(params("joint=oui&usage=non&mois=4&revenus=2500"), RENAMED));
  expect(use).toMatchObject({ personnes: "2", paiements: "0", "mois-devises": "4" });
});

test("what one tool was told, the next one knows: both people, cash, payments and banks", () => {
  const query = "personnes=2&revenus=1800&revenus2=900&especes=1500&paiements=4&deja=n26&deja=bunq";
  const known = new URLSearchParams(listKnown(params(query)));
  expect(readUse(known).use).toMatchObject({ personnes: "2", revenus2: "900", paiements: "4" });
  expect(readInputs(known, "2026-12-01").values).toMatchObject({
    personnes: "2",
    revenus: "1800",
    especes: "1500",
    paiements: "4",
    deja: ["n26", "bunq"],
  });
});

test("nothing goes on that is at fault, unknown, repeated, or said by nobody", () => {
  expect(listKnown(params("especes=abc&revenus=1&revenus=2&x=y&deja=nimporte&retraits="))).toEqual(
    [],
  );
});

test("what a form does not ask goes along unseen, and what it asks stands there once", () => {
  const html = renderToStaticMarkup(
    <KnownFields params={params("especes=1500&devises=20&deja=n26")} but={["especes"]} />,
  );
  expect(html.match(/name="[^"]+" value="[^"]*"/g)).toEqual([
    'name="devises" value="20"',
    'name="deja" value="n26"',
  ]);
});

test("one line tells what is assumed, and each part of it leads to its question", () => {
  const { values } = readInputs(params("especes=1500&revenus=2000"), "2026-12-01");
  const html = renderToStaticMarkup(<Assumptions questions={QUESTIONS} answers={values ?? {}} />);
  expect(textOf(html)).toContain("vous êtes seul, 2 000 € de revenus par mois");
  expect(textOf(html)).toContain("1 500 € libres");
  expect(html).toContain('<a href="#champ-especes">');
  for (const [, name = ""] of html.matchAll(/#champ-([\w-]+)/g)) {
    expect(Object.keys(QUESTIONS)).toContain(name);
  }
});

test("the cost of cards assumes withdrawals with their amount, also where there are none", () => {
  const renderAssumptions = (query: string) =>
    textOf(
      renderToStaticMarkup(
        <Assumptions questions={USE_QUESTIONS} answers={readUse(params(query)).use ?? {}} />,
      ),
    );
  expect(renderAssumptions("retraits=1&montant=80")).toContain(
    "1 retrait de 80 € en zone euro par mois",
  );
  expect(renderAssumptions("retraits-devises=0")).toContain("0 retrait de 100 € en devises par an");
});

test("the links to the other tools carry the situation, and the offer where it is one's question", () => {
  const html = renderToStaticMarkup(
    <OtherTools current="/parrainage/calcul" params={params("especes=1500")} offer="N26" />,
  );
  expect(Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual([
    "/outils/mon-annee?offre=N26&amp;especes=1500",
    "/parrainage?especes=1500",
    "/comparateur/profil?especes=1500",
    "/outils/mes-frais?especes=1500",
  ]);
});
