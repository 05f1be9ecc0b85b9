// The search without JavaScript: what the server answers at /recherche, and the files that it reads.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSummary, SUMMARY_PATH } from "../../app/search/index-format.ts";
import { shareScene } from "./scene.ts";

const scene = shareScene();

const CLIENT = join(import.meta.dirname, "../../build/client");

// Pages that answer many a question.
const ABROAD = "/blog/payer-a-l-etranger-sans-frais";
const SEVERAL = "/blog/gerer-plusieurs-comptes-bancaires";
const SERVICE = "/blog/service-client-banques-en-ligne";
const MINOR = "/blog/carte-bancaire-pour-mineur";
const BLOCKED = "/blog/compte-bloque-ou-piratage-que-faire";
const CRYPTO_TAX = "/blog/fiscalite-crypto-particuliers";

/** What a browser may be asked to load at once. */
const MAX_PIECE_KB = 100;

test("without a question the page tells what can be searched, and no page is searched", async () => {
  const html = await read("/recherche");

  expect(html).toMatch(/<form[^>]* action="\/recherche"[^>]*>/);
  expect(html).toContain('href="/parrainage"');
  expect(html).not.toContain("trouvée");
  expect(html).not.toContain('content="noindex"');
});

test.each([
  ["prime sans dépôt", "/parrainage"],
  ["depot salaire prime", "/parrainage"],
  ["couple compte joint", "/blog/fortuneo-vs-hello-bank"],
  ["couple compte joint", "/comparateur/profil"],
  ["cashback rapide seuil", "/cashback"],
  ["impots prime déclarer", "/blog/parrainage-impots-faut-il-declarer"],
])("« %s », a task in a visitor's words, finds %s among the first", async (text, path) => {
  expect(hrefs(await search(text)).slice(0, 4)).toContain(path);
});

test.each<[question: string, ...answers: string[]]>([
  // Words of life.
  ["retraité", "/banque"],
  ["retraite", "/banque"],
  ["retraitée", "/banque"],
  ["retrait à l’étranger", ABROAD],
  ["banque en ligne retraité", "/banque"],
  ["sans smartphone", "/banque"],
  ["banque sans revenu", "/banque", "/blog/banque-en-ligne-etudiant"],
  ["interdit bancaire", "/blog/ouvrir-plusieurs-comptes-pour-les-primes"],
  ["compte pour mineur", MINOR],
  ["carte bleue pour ado", MINOR],
  ["compte joint gratuit", "/blog/conditions-fortuneo", "/blog/conditions-hello-bank"],
  ["changer de banque", "/outils/changer-de-banque"],
  ["mobilité bancaire", SEVERAL],
  ["clôturer compte", SEVERAL],
  ["compte bloqué", BLOCKED],
  ["carte volée", BLOCKED],
  ["banque auto-entrepreneur", "/blog/qonto-vs-vivid-vs-sogexia-compte-pro"],
  ["dépôt espèces", "/banque"],
  ["livret", "/blog/calculateur-interets-composes", "/outils/interets-composes"],
  // Fees, abroad.
  ["récapitulatif annuel de frais", "/outils/mes-frais", "/comparateur/profil"],
  ["carte gratuite étranger", ABROAD, "/blog/carte-bancaire-gratuite"],
  ["hello bank frais retrait", "/banque/hello-bank/one", "/banque/hello-bank"],
  ["plafond retrait", ABROAD, "/banque/hello-bank/one", "/banque/fortuneo/fosfo"],
  ["iban étranger refus", SEVERAL, "/blog/banque-erasmus-etranger"],
  ["retirer du liquide à l’étranger", ABROAD],
  // Firms, as they are called or were.
  ["EasyMove", "/blog/parrainage-boursobank-conditions", "/blog/ouvrir-un-compte-boursobank"],
  ["Revolut 2026", "/banque/revolut"],
  ["boursorama banque avis", "/banque/boursobank"],
  ["boursobnak ultim", "/banque/boursobank/ultim"],
  ["lydia", "/banque"],
  ["orange bank fermeture", "/blog/orange-bank-fermeture-que-faire"],
  ["peerberry fiable", "/blog/avis-peerberry"],
  ["crowdlending avis", "/blog/meilleures-plateformes-crowdlending"],
  ["widilo ou igraal", "/blog/igraal-vs-widilo"],
  // Bonuses, tax, disputes.
  ["parrainage boursorama", "/blog/parrainage-boursobank-conditions", "/banque/boursobank"],
  ["code parrain fortuneo", "/blog/parrainage-fortuneo-conditions", "/banque/fortuneo/parrainage"],
  ["prime boursobank 160 euros", "/blog/parrainage-boursobank-conditions", "/banque/boursobank"],
  ["prime pas reçue", "/outils/mon-dossier", SERVICE],
  ["prime non versée", "/outils/mon-dossier", SERVICE],
  ["médiateur", SERVICE],
  ["déclarer prime parrainage", "/blog/parrainage-impots-faut-il-declarer"],
  ["taxe cryptos", CRYPTO_TAX],
  ["formulaire 2042", CRYPTO_TAX, "/blog/parrainage-impots-faut-il-declarer"],
])("« %s » is answered by the first result", async (question, ...answers) => {
  expect(answers).toContain(hrefs(await search(question))[0]);
});

test("Crypto.com is called a crypto platform, and no bank", async () => {
  const html = await search("crypto.com");

  expect(html).toContain('<p class="meta">Plateforme crypto</p>');
});

test("the results of a question are kept out of search engines", async () => {
  expect(await search("n26")).toContain('<meta name="robots" content="noindex"/>');
});

test("where nothing is found, the lists are at hand", async () => {
  const html = await search("zzzzqqqq");

  expect(html).toContain("Aucune page trouvée");
  expect(html).toContain("les sites de cashback");
});

test("a title that looks like the question is proposed", async () => {
  const html = await search("rxvxlxt");

  expect(html).toContain("Vouliez-vous dire");
  expect(hrefs(html)[0]).toMatch(/revolut/);
});

test("the pieces of the index are kept for minutes, and out of search engines", async () => {
  const summary = await scene.site.fetch(`${SUMMARY_PATH}?build`);
  const { pages } = checkSummary(await summary.json());

  expect(pages).toBeGreaterThan(40);
  for (const path of [SUMMARY_PATH, ...pieces().keys()]) {
    const { status, headers } = await scene.site.fetch(`${path}?build`);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toContain("immutable");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  }
});

test(`no piece of the index is larger than ${MAX_PIECE_KB} KB`, () => {
  for (const [path, text] of pieces()) {
    expect(Buffer.byteLength(text) / 1000, path).toBeLessThan(MAX_PIECE_KB);
  }
});

test("a piece of another build is missing, without a page about it", async () => {
  const response = await scene.site.fetch("/recherche/index/0123456789ab/termes-0.txt");

  expect(response.status).toBe(404);
  expect(await response.text()).toBe("");
});

test("no amount is in the index: of a page's text it keeps no figure", () => {
  const texts = [...pieces().values()].join("\n");
  const described = [...pieces()].filter(([path]) => path.includes("/pages-"));
  const pages: { words: string[] }[] = described.flatMap(([, text]) =>
    text.split("\n").map((line) => JSON.parse(line)),
  );
  const words = pages.flatMap((page) => page.words);

  expect(texts).not.toMatch(/globalValues|PRIME_/);
  expect(words.length).toBeGreaterThan(1000);
  expect(words.filter((word) => /^\P{L}*$/u.test(word))).toEqual([]);
});

test.each([
  ["/banque/fortunéo", "/banque/fortuneo"],
  ["/banque/boursorama", "/banque/boursobank"],
  ["/n26", "/banque/n26"],
  ["/blog/ouvrir-compte-boursobank", "/blog/ouvrir-un-compte-boursobank"],
])("the 404 of %s proposes %s", async (missing, path) => {
  const response = await scene.site.fetch(missing);
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(html).toContain("Vouliez-vous dire");
  expect(mainOf(html)).toContain(`href="${path}"`);
});

test("the 404 of an address like no other proposes nothing, and the search", async () => {
  const html = await read("/xyzxyzxyzxyz", 404);

  expect(html).not.toContain("Vouliez-vous dire");
  expect(mainOf(html)).toMatch(/<form[^>]* action="\/recherche"/);
});

test("a program that meets a 404 gets the error object alone", async () => {
  const response = await scene.site.fetch("/n26", { headers: { Accept: "application/json" } });

  expect(Object.keys(await response.json()).sort()).toEqual([
    "data",
    "fatal",
    "message",
    "statusCode",
    "statusMessage",
  ]);
});

/** The pieces of the built index, by address. */
function pieces(): Map<string, string> {
  const files = globSync("recherche/index/*/*.txt", { cwd: CLIENT });
  return new Map(files.map((file) => [`/${file}`, readFileSync(join(CLIENT, file), "utf8")]));
}

function search(text: string): Promise<string> {
  return read(`/recherche?${new URLSearchParams({ q: text })}`);
}

async function read(path: string, status = 200): Promise<string> {
  const response = await scene.site.fetch(path);
  expect(response.status).toBe(status);
  return response.text();
}

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

/** The pages that the main part of a page links to, in order. */
function hrefs(html: string): string[] {
  return Array.from(mainOf(html).matchAll(/<a[^>]* href="(\/[^"]+)"/g), ([, path]) => path ?? "");
}
