// What the law asks of who compares offers and points to banks, as visitors read it on the built pages. In one file, so that
// whoever answers for the site finds every duty here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { MAX_AGE_DAYS } from "../../app/build/catalogue/ages.ts";
import { loadCatalogue } from "../../app/build/catalogue/catalogue.ts";
import { describeNoBank } from "../../app/build/catalogue/legal-status.ts";
import { formatMonth } from "../../app/ui/dates.ts";
import { shareExample } from "./remembering.ts";

const METHOD = "/fonctionnement-du-service";
const STATUS = "/mentions-legales#le-statut-de-l-editeur";
const PAGES: { path: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../build/client/builds/pages.json"), "utf8"),
);

const scene = shareExample();
const catalogue = loadCatalogue();

async function read(path: string): Promise<string> {
  return (await scene.read(path)).replaceAll("&#x27;", "'");
}

/** What is read of a piece of HTML, without its marks. */
function textOf(html: string): string {
  return html
    .replace(/<button.*?<\/button>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

/** The lines of a list, by the id or code that they bear. */
function rowsOf(html: string): Map<string, string> {
  const rows = html.matchAll(/<tr data-row="([^"]+)">(.*?)<\/tr>/gs);
  return new Map(Array.from(rows, ([, id = "", row = ""]) => [id, row]));
}

/** Every list of offers, with the first words behind what has to be told before it. */
const LISTS = [
  ["/", "<table"],
  ["/parrainage", "<table"],
  ["/banque", '<table class="table lines catalogue"'],
  ["/cashback", '<table class="table lines catalogue"'],
  ["/comparateur", "<form"],
  ["/comparateur/plateformes", "<form"],
  ["/comparateur/profil", "<form"],
] as const;

/** « 42 lignes de 13 établissements », « 24 offres », « 21 sociétés » of what stands above a list. */
const COUNTED = /Liste non exhaustive : (?:(\d+) [^.]*?de )?(\d+) (?:sociétés|établissements)/;

test.each(LISTS)(
  "before the list of %s stand its order, how much it holds, who pays, and the way to the rules",
  async (path, list) => {
    const html = await read(path);
    const at = html.search(COUNTED);
    const above = html.slice(html.lastIndexOf("<p", at), html.indexOf("</p>", at));
    expect(at).toBeGreaterThan(0);
    expect(textOf(above)).toMatch(/Ordre/);
    expect(textOf(above)).toMatch(/référencées gratuitement|aucun établissement ne paie/i);
    expect(above).toContain(`href="${METHOD}"`);
    expect(at).toBeLessThan(html.indexOf(list, at));
  },
);

test("the rules count each list as the list itself does, and say how prices, guarantees and dates come about", async () => {
  const html = await read(METHOD);
  for (const [path] of LISTS.slice(1)) {
    const [, lines, firms] = COUNTED.exec(textOf(await read(path))) ?? [];
    const row = new RegExp(`href="${path}">[^<]*</a></th>(.*?)</tr>`, "s").exec(html)?.[1] ?? "";
    const cells = Array.from(row.matchAll(/<td[^>]*>(.*?)<\/td>/gs), ([, cell]) => cell);
    expect(cells.slice(1), path).toEqual([lines ?? String(OFFERS.length), firms]);
  }
  const text = textOf(html);
  expect(text).toContain("4. De quoi les prix se composent-ils ?");
  expect(text).toContain("5. Les garanties varient-elles selon les produits ?");
  expect(text).toContain(`Cet âge est de ${MAX_AGE_DAYS.programme} jours pour un programme`);
  expect(text).toContain("Liens capitalistiques");
});

test("beside each card stand its price, its conditions and what is given back of a deposit", async () => {
  for (const [id, row] of rowsOf(await read("/banque?tout=oui"))) {
    expect(textOf(row), id).toMatch(/Garantie des dépôts : \S/);
    // A price by the year says so itself.
    expect(row, id).toMatch(/data-lead="(?:par mois"|"><[^>]+>[^<]*\spar\san<)/);
    expect(row, id).toContain('data-label="Condition de revenus"');
  }
});

test("an offer of a bank says what its account costs", async () => {
  const rows = rowsOf(await read("/parrainage"));
  for (const { code } of OFFERS) {
    const [opened = ""] = catalogue.referrals.get(code)?.products ?? [];
    if (catalogue.products.get(opened)?.facts.monthlyFee?.value == null) continue;
    expect(textOf(rows.get(code) ?? ""), code).toMatch(/ Prix \d/);
  }
});

test("who is no bank says what it is, wherever it stands among banks", async () => {
  const noBanks = [...catalogue.partners.values()].filter(describeNoBank);
  expect(noBanks.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["curve", "nickel", "sumeria", "helios", "wise"]),
  );
  const rows = rowsOf(await read("/banque?tout=oui"));
  let seen = 0;
  for (const partner of noBanks) {
    for (const { id } of partner.products) {
      const row = rows.get(id);
      if (row === undefined) continue;
      seen += 1;
      expect(textOf(row), id).toContain(describeNoBank(partner));
    }
  }
  expect(seen).toBeGreaterThan(5);
  const compared = await read(
    "/comparateur?produits=nickel.classic&produits=sumeria.basique&produits=boursobank.welcome",
  );
  const heads = Array.from(compared.matchAll(/<th scope="col">(.*?)<\/th>/gs), ([, th = ""]) =>
    textOf(th),
  );
  expect(heads.filter((head) => head.includes("pas une banque"))).toHaveLength(2);
});

test("the legal notice says who is an intermediary and who is not, and who owns whom", async () => {
  const text = textOf(await read("/mentions-legales"));
  expect(text).toContain("C’est l’activité qui fait l’intermédiaire, non l’inscription");
  expect(text).toContain("R. 519-2, 2°");
  expect(text).toContain("Immatriculation à l’ORIAS :");
  expect(text).toContain("Liens capitalistiques");
  expect(text).not.toContain("sans elle, il n’est ni intermédiaire");
});

test("beside each offer of a bank the page says that it only points there", async () => {
  for (const path of ["/banque/boursobank", "/banque/n26", "/banque/revolut"]) {
    expect(await read(path), path).toContain(`href="${STATUS}"`);
  }
});

test("the warning of a credit is printed whole", async () => {
  const notice = catalogue.facts.get("loi.consumer_credit_ad_sentence_2026")?.value;
  let shown = 0;
  for (const { path } of PAGES) {
    const html = await read(path);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const begun = main.replace(/<div class="notes">.*/s, "").match(/Attention ! Un crédit/g) ?? [];
    shown += begun.length;
    expect(main.split(`${notice}`).length - 1, path).toBeGreaterThanOrEqual(begun.length);
    expect(main, path).not.toMatch(/doit être remboursé\s*<(?:span|button)/);
  }
  expect(shown).toBeGreaterThan(5);
});

test("no crypto firm without an authorisation has an offer or a paid link; each page of one warns of the loss first", async () => {
  const crypto = [...catalogue.partners.values()].filter(({ kind }) => kind.startsWith("crypto"));
  for (const { slug, obstacle } of crypto) {
    const offers = OFFERS.filter(({ partnerSlug }) => partnerSlug === slug);
    if (obstacle) expect(offers, slug).toEqual([]);
  }
  for (const { path } of PAGES.filter(({ path }) => /crypto|binance|nexo|youhodler/.test(path))) {
    const html = await read(path);
    expect(html, path).not.toContain('rel="external sponsored');
    const ticket = html.indexOf('id="ticket-CRYPTO"');
    if (ticket < 0) continue;
    const warning = html.indexOf("risque de perte en capital");
    expect(warning, path).toBeGreaterThan(0);
    expect(warning, path).toBeLessThan(ticket);
  }
});

test("the cote goes by what the firm owes the referee, ended campaigns last, and says who is paid", async () => {
  const html = await read("/parrainage");
  const rows = [...rowsOf(html)];
  const ranks = rows.map(([code]) => {
    const standing = catalogue.referrals.get(code)?.standing ?? {};
    return standing.state ? 2 : 0;
  });
  expect(ranks).toEqual(ranks.toSorted());
  const owed = rows.flatMap(([, row]) => {
    const amount = /class="cote__owed">(.*?)<\/td>/s.exec(row)?.[1] ?? "";
    const [, euros] = /^ *([\d ,]+) € dus?/.exec(textOf(amount)) ?? [];
    return euros ? Number(euros.replace(/ /g, "").replace(",", ".")) : [];
  });
  expect(owed.length).toBeGreaterThan(1);
  expect(owed).toEqual(owed.toSorted((a, b) => b - a));
  expect(textOf(html)).toMatch(
    /L’éditeur (?:n’a ici aucun lien rémunéré|touche la prime du parrain)/,
  );

  for (const [code] of rowsOf(await read("/"))) {
    expect(catalogue.referrals.get(code)?.standing.state, code).toBeUndefined();
  }
});

test("a programme has one date, in the cote, on its ticket, over its steps, in Markdown and in JSON", async () => {
  const rows = rowsOf(await read("/parrainage"));
  const json = await (await scene.site.fetch("/api/catalogue.json")).json();
  const given = json as { referrals: { code: string; rulesAsOf: string | null }[] };
  let tickets = 0;
  let dated = 0;
  for (const { code, name, page } of OFFERS) {
    const rulesAsOf = catalogue.referrals.get(code)?.rulesAsOf ?? null;
    const month = rulesAsOf ? formatMonth(rulesAsOf) : undefined;
    expect(textOf(rows.get(code) ?? ""), code).toContain(
      month ? `Règles lues en ${month}` : "Règles sans date",
    );
    expect(given.referrals.find((referral) => referral.code === code)?.rulesAsOf, code).toBe(
      rulesAsOf,
    );
    const html = await read(page);
    const ticket = new RegExp(`id="ticket-${code}".*?</aside>`, "s").exec(html)?.[0];
    if (ticket) {
      tickets += 1;
      const text = await scene.read(`${page.split("#")[0]}.md`);
      expect(textOf(ticket), code).toContain(`Règles lues ${month ?? "date inconnue"}`);
      expect(text, code).toContain(`**Règles lues :** ${month ?? "date inconnue"}`);
    }
    const found = Array.from(
      textOf(html).matchAll(
        /([\p{L}\d.! ]+) · (conditions relevées(?: en \p{L}+ \d{4}|, date inconnue))/gu,
      ),
    ).filter(([, offer = ""]) => offer.trim().endsWith(name));
    dated += found.length;
    for (const [, , date] of found)
      expect(date, page).toBe(
        month ? `conditions relevées en ${month}` : "conditions relevées, date inconnue",
      );
  }
  expect(tickets).toBeGreaterThan(12);
  expect(dated).toBeGreaterThan(12);
});

test("the home page promises no bonus that pays most, and nothing that is certain", async () => {
  const home = textOf(await read("/"));
  expect(home).not.toContain("ce qui paie le plus");
  expect(home).not.toContain("à coup sûr, puis");
});
