// What a page says of its own sources: once at most where it matters, and once together.
import { expect, test } from "vitest";
import { listBlocks } from "../../../app/operator/report/prose.ts";
import { listRemarks } from "../../../app/operator/report/remarks.ts";
import { compileSite } from "./site-content.ts";

const PAGES = compileSite();
const ARTICLES = PAGES.filter(({ payload }) => payload.kind === "article");

/** Its subject is what we do where sources say nothing. */
const METHOD = "/fonctionnement-du-service";

test("no page excuses itself more than once before its list of limits", () => {
  const found = PAGES.filter(({ payload }) => payload.path !== METHOD).map(({ file, payload }) => ({
    file,
    remarks: listRemarks(listBlocks(payload.body)),
  }));
  expect(found.filter(({ remarks }) => remarks.length > 1)).toEqual([]);
});

test("articles are as long as their subjects: some short, some long, none endless", () => {
  const words = ARTICLES.map(({ payload }) => payload.words).sort((a, b) => a - b);
  expect(words[0]).toBeGreaterThanOrEqual(200);
  expect(words.at(-1)).toBeLessThanOrEqual(2_000);
  // One mould for all would put every tenth near the others.
  const [tenth = 0, ninth = 0] = [0.1, 0.9].map((part) => words[Math.floor(words.length * part)]);
  expect(2 * tenth).toBeLessThanOrEqual(ninth);
});

const p = (text: string) => ({ tag: "p", text });
const h2 = (text: string) => ({ tag: "h2", text });

test.each([
  ["Nos sources n'en parlent pas.", 1],
  ["Aucune règle lue ne le dit.", 1],
  ["Le délai n'a pas été trouvé.", 1],
  ["La banque demande un justificatif.", 0],
  ["Le prix a été relevé en août 2026.", 0],
  ["Nous n'avons accès à aucun de vos comptes.", 0],
])("« %s » is counted %i times", (text, count) => {
  expect(listRemarks([p(text)])).toHaveLength(count);
});

test("under a heading that says so, limits are told freely", () => {
  const blocks = [
    h2("Ce que nous n'avons pas trouvé"),
    p("Le délai n'a pas été trouvé."),
    h2("Suite"),
  ];
  expect(listRemarks([...blocks, p("Aucune règle lue ne le dit.")])).toEqual([
    "Aucune règle lue ne le dit.",
  ]);
});
