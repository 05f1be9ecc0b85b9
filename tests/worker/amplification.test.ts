// Whatever is added to an address, the page stays as large as it was: links repeat what was understood, fields and
// messages repeat a few words, and the rest is dropped.
import fc from "fast-check";
import { expect, test } from "vitest";
import { shareScene } from "./scene.ts";
import { TOOLS } from "./site-map.ts";
import { LISTING_PARAMETERS, TOOL_FILES, TOOL_PARAMETERS } from "./tool-parameters.ts";

/** Every page that reads its address, pages that do not, and addresses that are none. */
const PATHS = [
  ...TOOLS,
  ...`/ /contact /blog /banque /cashback /banque/n26 /parrainage /parrainage/historique /recherche
   /nulle-part /blog/nulle-part /error /parrainage/historique/dessins.json`.split(/\s+/),
  ...TOOL_FILES,
];

const NAMES = [...new Set([...LISTING_PARAMETERS, ...TOOL_PARAMETERS, "inconnu"])];

/** Of them, those that are links, lists or fields of their own. */
const REPEATED = ["q", "tri", "offre", "produits", "capital", "revenus", "deja", "fait", "inconnu"];

/** Letters that no page of the site has. */
const MARK = "zqxj";
/** Bytes of an address: more is refused before a Worker is asked (16 KB at Cloudflare). */
const LENGTH = 15_000;

const value = fc.oneof(
  fc.integer({ min: 1, max: LENGTH / 4 }).map((times) => MARK.repeat(times)),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => MARK + text),
  fc.constantFrom(
    "n26",
    "n26.metal",
    "oui",
    "inverse",
    "nom",
    "2",
    "1e400",
    "-0",
    "__proto__",
    `"><${MARK}`,
  ),
);
const pair = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string({ minLength: 1 })), value);
const search = fc
  .tuple(fc.array(pair, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 200 }))
  .map(([pairs, times]) => {
    const once = new URLSearchParams(pairs).toString();
    return Array(times).fill(once).join("&").slice(0, LENGTH).replace(/%.?$/, "");
  });

const scene = shareScene();

const read = async (path: string) => (await scene.site.fetch(path)).text();
const marksIn = (text: string) => text.split(MARK).length - 1;

test("fifteen kilobytes of address come back as a few words, on every page", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), search, async (path, asked) => {
      const text = await read(`${path}?${asked}`);

      // A field, a message, a title: forty letters each at most, or an address of three hundred in full.
      expect(marksIn(text) * MARK.length).toBeLessThanOrEqual(1_500);
    }),
    { seed: 14, numRuns: 250 },
  );
});

test.each(PATHS.filter((path) => !path.includes(".")))(
  "%s is as large as without a search, whatever parameters it is given",
  async (path) => {
    const plain = (await read(path)).length;
    const odd = [
      NAMES.map((name) => `${name}=${MARK.repeat(80)}`).join("&"),
      Array.from({ length: 900 }, (_, index) => `p${index}=${MARK}${MARK}`).join("&"),
      ...REPEATED.map((name) => Array(600).fill(`${name}=${MARK}`).join("&").slice(0, LENGTH)),
    ];
    for (const asked of odd) {
      const size = (await read(`${path}?${asked}`)).length;
      // Messages about what is wrong: one for each field of the form.
      expect(size, asked.slice(0, 60)).toBeLessThan(plain + MOST_SAID);
    }
  },
);

/** Characters: the comparator says of each of six fields that it does not know the product, beside its list of sixty. */
const MOST_SAID = 30_000;

test("links of the cote keep what was asked for, without what nobody understands", async () => {
  const html = await read(
    "/parrainage?genre=compte&tri=nom&sans-versement=oui&utm_source=zqxj&q=n&q=26",
  );
  const links = Array.from(html.matchAll(/href="(\?[^"#]*)#cote"/g), ([, link = ""]) =>
    Object.fromEntries(new URLSearchParams(link.replaceAll("&amp;", "&"))),
  );

  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(link).toMatchObject({ q: "26", genre: "compte" });
  expect(links.some(({ sens }) => sens === "inverse")).toBe(true);
  expect(html).not.toContain("utm_source");
});
