// Every page as a text, at its address followed by .md: for people and machines that want no HTML.
import type { Heading, Link, Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { beforeAll, expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { change, recordOf } from "../unit/open-data/sample-record.ts";
import { NO_AMOUNT, openScene, PAGE, shareScene } from "./scene.ts";
import { BUILT_PAGES } from "./site-map.ts";
import { ORIGIN } from "./start-site.ts";

/** Characters that stand for what a text lacks until it is sent. */
const SLOT = /[\uE000-\uF8FF]/;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

type PageText = { path: string; address: string; text: string; tree: Root };

// Feeds and the record are there where there is a history.
const scene = shareScene({ record: recordOf([change(1)]) });
let texts: PageText[];

beforeAll(async () => {
  texts = [];
  for (const { path } of BUILT_PAGES) {
    const address = addressOf(path);
    const response = await scene.site.fetch(address);
    const text = await response.text();
    expect(response.status, address).toBe(200);
    texts.push({ path, address, text, tree: parser.parse(text) });
  }
});

test("a text says what it is, where its page stands, and is open to all", async () => {
  const response = await scene.site.fetch(`${PAGE}.md`);
  const { headers } = response;
  await response.text();

  expect(headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(headers.get("Link")).toContain(`<${ORIGIN}${PAGE}>; rel="canonical", `);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("whoever has a text already is told so", async () => {
  await using own = await openScene({ document: { PRIME_FILLEUL_N26: 10 } });
  const { headers } = await own.site.fetch(`${PAGE}.md`);
  const known = { headers: { "If-None-Match": headers.get("ETag") ?? "" } };
  const again = await own.site.fetch(`${PAGE}.md`, known);

  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("ETag")).toBe(headers.get("ETag"));
});

test("no text holds HTML, an empty slot or a note of the page", () => {
  for (const { address, text, tree } of texts) {
    const html: string[] = [];
    visit(tree, "html", ({ value }) => void html.push(value));
    expect(html, address).toEqual([]);
    expect(text, address).not.toMatch(SLOT);
    // Code to copy may be HTML.
    const code: string[] = [];
    visit(tree, "code", ({ value }) => void code.push(value));
    const prose = code.reduce((rest, value) => rest.replace(value, ""), text);
    expect(prose, address).not.toMatch(/<\/?[a-z\d]+[\s/>]|&[#\w]+;|undefined|\[object/);
  }
});

test("no text tells a span of time from a month to the same month", () => {
  for (const { address, text } of texts) {
    expect(text, address).not.toMatch(/\bde (\p{L}+\s20\d\d) à \1/u);
  }
});

test("a text has one title, and no heading is left out below it", () => {
  for (const { address, tree } of texts) {
    const depths: number[] = [];
    visit(tree, "heading", ({ depth }: Heading) => void depths.push(depth));
    expect(depths.filter((depth) => depth === 1).length, address).toBe(1);
    expect(depths[0], address).toBe(1);
    for (const [place, depth] of depths.entries()) {
      expect(depth - (depths[place - 1] ?? 0), `${address}, ${place}`).toBeLessThanOrEqual(1);
    }
  }
});

test("each title is the page's own", () => {
  for (const { address, tree } of texts) {
    const { titre } = BUILT_PAGES.find(({ path }) => addressOf(path) === address) ?? {};
    const heading = tree.children.find((node): node is Heading => node.type === "heading");
    expect(wordsOf(heading), address).toBe(titre);
  }
});

test("every link is whole, and leads to a page or a file that exists", async () => {
  const own = new Set<string>();
  const pages = new Set(BUILT_PAGES.map(({ path }) => path));
  for (const { address, tree } of texts) {
    visit(tree, "link", ({ url }: Link) => {
      expect(url, address).toMatch(/^(?:https?:\/\/[^/]+|mailto:[^@]+@)/);
      if (!url.startsWith(`${ORIGIN}/`)) return;
      const { pathname, search } = new URL(url);
      // What a page is asked for makes another view of it; what anything else is asked for may be all there is.
      own.add(pages.has(pathname) ? pathname : pathname + search);
    });
  }
  const others = [...own].filter((path) => !pages.has(path));

  expect(own.size).toBeGreaterThan(100);
  for (const path of others) {
    // HEAD: an answer that is broken off leaves a word on the console where it is a long one.
    const { status } = await scene.site.fetch(path, { method: "HEAD" });
    expect(status, path).toBe(200);
  }
});

test("every number of a source is one of the list at the end", () => {
  let cited = 0;
  for (const { address, text, tree } of texts) {
    const list = tree.children.findLast((node) => node.type === "list" && node.ordered);
    const sources = text.includes("## Sources (") && list?.type === "list" ? list.children : [];
    visit(tree, "text", ({ value }) => {
      for (const [, number] of value.matchAll(/ \[(\d{1,2})\]/g)) {
        cited++;
        expect(Number(number), `${address}: ${value}`).toBeLessThanOrEqual(sources.length);
      }
    });
  }
  expect(cited).toBeGreaterThan(1000);
});

test("amounts are those of the reading, with its time", () => {
  const { text } = textAt(PAGE);

  expect(lineOf(text, "Prime que N26 verse au filleul")).toMatch(/ 4.321.€$/);
  // No link to N26 may be posted: nobody promises the part.
  expect(lineOf(text, "Promis au filleul par le parrain")).toMatch(
    / 7.€ si votre parrain partage$/,
  );
  expect(lineOf(text, "Filleul en tout, promesse comprise")).toBeUndefined();
  expect(lineOf(text, "Pour le parrain")).toContain(NO_AMOUNT);
  expect(text.match(/4.321.€/g)?.length).toBeGreaterThan(0);
  expect(text).toMatch(/^amountsReadAt: 20\d\d-\d\d-\d\dT[\d:.]+Z$/m);
  expect(text).toMatch(/^Montants lus dans notre base le \d/m);
});

test("the cote is a table with a line for each offer, without a column of sums that none has", () => {
  for (const path of ["/", "/parrainage"]) {
    const [, after = ""] = textAt(path).text.split(
      "| Offre | Genre | Dû au filleul | Promis par le parrain | Parrain, partage déduit | À deux | Ce qu’elle demande |\n",
    );
    const [, ...lines] = (after.split("\n\n")[0] ?? "").split("\n");
    expect(lines.length, path).toBe(OFFERS.length);
    // In the order that the text above it tells: N26 alone is owed anything, and campaigns that have ended come last.
    expect(lines[0], path).toMatch(/^\| \[N26\]/);
    expect(lines.slice(-2).join(), path).toMatch(/Fortuneo Fosfo.*Fortuneo Gold/);
    expect(textAt(path).text, path).not.toContain("Ordre alphabétique");
    const n26 = lines.find((line) => line.startsWith("| [N26]("));
    expect(n26, path).toMatch(
      /\| néobanque \| 4.321.€ \| 7.€ si votre parrain partage \| montant indisponible \| 4.321.€ \| ouvert en sept. 2026 · 25.€ à dépenser · [^|]*\|$/,
    );
  }
});

test("a site without amounts says so in its texts", async () => {
  await using own = await openScene({ fail: "broken" });
  const text = await (await own.site.fetch(`${PAGE}.md`)).text();

  expect(lineOf(text, "Prime que N26 verse au filleul")).toContain(NO_AMOUNT);
  expect(text).toContain("Montants indisponibles pour le moment.");
  expect(text).toContain("amountsReadAt: null");
});

test("the text of a tool says where the tool is", () => {
  for (const { path } of BUILT_PAGES.filter(({ path }) =>
    /^\/(?:comparateur|outils\/|recherche$)/.test(path),
  )) {
    expect(textAt(path).text, path).toContain(`[${ORIGIN}${path}](${ORIGIN}${path})`);
  }
});

test.each(["/nulle-part.md", "/banque/n26/nulle-part.md", "/blog/rien.md", "/.md", "/n26.md"])(
  "%s is no text: the answer is the site's own 404",
  async (address) => {
    const response = await scene.site.fetch(address);

    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    await response.text();
  },
);

test("a text has one address", async () => {
  const { status, headers } = await scene.site.fetch("/Banque/N26.MD");

  expect(status).toBe(301);
  expect(headers.get("Location")).toBe("/banque/n26.md");
});

function addressOf(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

function textAt(path: string): PageText {
  const found = texts.find((text) => text.path === path);
  if (!found) throw new Error(`${path} has no text.`);
  return found;
}

/** The line of a list that begins with a term. */
function lineOf(text: string, term: string): string | undefined {
  return text.split("\n").find((line) => line.startsWith(`- **${term}`));
}

function wordsOf(heading: Heading | undefined): string {
  const words: string[] = [];
  if (heading) visit(heading, "text", ({ value }) => void words.push(value));
  return words.join("");
}
