// The comparator as the Worker answers it: rendered on the server, from the address alone.
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { shareScene } from "./scene.ts";

const scene = shareScene();
const { read } = scene;

const TWO = "produits=n26.standard&produits=revolut.plus";

test("two products stand side by side in the HTML, each figure with its source", async () => {
  const html = await read(`/comparateur?${TWO}`);

  expect(html).toMatch(/<th scope="col"><a href="\/banque\/n26\/standard"[^>]*>N26 Standard/);
  expect(html).toMatch(/<th scope="row">Prix par mois<\/th>/);
  expect(html).toContain("meilleur");
  expect(html).toMatch(/<summary>Sources de ces chiffres/);
  expect(html).toContain("/comparateur.csv?produits=n26.standard&amp;produits=revolut.plus");
});

test("what is wrong in the address is said beside its field, tied to it, and the rest is compared", async () => {
  const html = await read(`/comparateur?${TWO}&produits=nimporte&differences=parfois`);

  expect(html).toMatch(/aria-describedby="champ-produits-3-erreur"[^>]*aria-invalid="true"/);
  expect(html).toMatch(/id="champ-produits-3-erreur"[^>]*>« nimporte » n’est pas dans/);
  expect(html).toMatch(/id="champ-differences-erreur"/);
  expect(html).toMatch(/<th scope="row">Prix par mois<\/th>/);
});

test("links add a product, take one out, and keep the rest and the differences", async () => {
  const html = await read(`/comparateur?${TWO}&differences=oui`);

  expect(html).toContain(
    'href="?produits=n26.standard&amp;produits=revolut.plus&amp;produits=n26.smart&amp;differences=oui#comparaison"',
  );
  expect(html).toContain(
    'href="?produits=revolut.plus&amp;differences=oui#comparaison" rel="nofollow" aria-label="retirer N26 Standard"',
  );
});

test("a sixth product asks which of the five must go, by links that change the two", async () => {
  const five = "produits=n26&produits=revolut.plus";
  const html = await read(`/comparateur?${five}&produits=boursobank.ultim`);

  expect(html).toMatch(/à la place duquel mettre BoursoBank Ultim\s?\?/);
  expect(html).toContain(
    'href="?produits=n26.standard&amp;produits=boursobank.ultim&amp;produits=n26.go&amp;produits=n26.metal&amp;produits=revolut.plus#comparaison"',
  );
  expect(await read(`/comparateur?${five}`)).toContain("retirez-en un pour en ajouter un autre");
});

test("whatever a table takes along is known to the comparator", async () => {
  const pages = `/ /parrainage /banque/boursobank /cashback/naomi /comparateur/profil`.split(/\s+/);
  const found = await Promise.all(pages.map(read));
  for (const [at, html] of found.entries()) {
    const ways = new Set(
      Array.from(
        html.matchAll(/href="(\/comparateur[^"]*\?produits=[^"]+)"/g),
        ([, way = ""]) => way,
      ),
    );
    expect(ways.size, pages[at]).toBeGreaterThan(0);
    for (const way of ways) {
      const answer = await read(way.replaceAll("&amp;", "&"));
      expect(answer, way).not.toMatch(/n’est pas dans le catalogue|se compare sur une autre page/);
    }
  }
});

test("the warning stands before the figures of a platform", async () => {
  const html = await read("/comparateur/plateformes?produits=mintos&produits=bondora");
  const result = html.slice(html.indexOf('id="comparaison"'));

  expect(result.indexOf("Risque de perte en capital")).toBeGreaterThan(0);
  expect(result.indexOf("Risque de perte en capital")).toBeLessThan(result.indexOf("<table"));
});

test("the comparison is a file for a spreadsheet, with its sources", async () => {
  const response = await scene.site.fetch(`/comparateur.csv?${TWO}&differences=oui`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const lines = new TextDecoder().decode(bytes).trim().split("\r\n");

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toContain("comparaison.csv");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(lines[0]).toContain("Critère;N26 Standard;N26 Standard, mention;");
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join("\n")).toContain("https://");
});

test.each([
  ["", "deux à cinq"],
  ["?produits=nimporte", "n’est pas dans le catalogue"],
  ["?produits=n26.standard", "deux à cinq"],
])("a file of nothing to compare is refused in words, and not kept: %s", async (query, words) => {
  const response = await scene.site.fetch(`/comparateur.csv${query}`);

  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toContain(words);
});

test("the pages' data stay light on their way", async () => {
  const size = async (path: string) => {
    const answer = await scene.site.fetch(`${path}/_payload.json`);
    return brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
  };

  // A third of it are the sources, each with who publishes it.
  expect(await size("/comparateur")).toBeLessThan(31_000);
  expect(await size("/comparateur/plateformes")).toBeLessThan(17_500);
  expect(await size("/comparateur/profil")).toBeLessThan(14_000);
});
