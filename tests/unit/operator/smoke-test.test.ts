// After a deployment the site is asked: an honest one passes, and one that lies in any way is caught.
import { expect, test } from "vitest";
import { smokeTest } from "../../../app/operator/smoke-test.ts";
import { listen } from "../../listen.ts";

const CANONICAL = "https://primoscope.fr";
const BUILD = "0123456789abcdef";
const ARTICLE = "/blog/avis-n26";
const NONCE = "bm9uY2U=";

type Page = { status: number; headers: Record<string, string>; body: string };
type Site = Record<string, Page>;

test("an honest site passes every check", async () => {
  const { checks, sleeps } = await check(site());

  expect(checks).toEqual([
    ["/sante", []],
    ["/", []],
    ["/robots.txt", []],
    [ARTICLE, []],
    [`${ARTICLE}/_payload.json`, []],
    ["/une-page-qui-n-existe-pas", []],
  ]);
  expect(sleeps).toBe(0);
});

test("a home page that says that an amount is missing is honest", async () => {
  const home = page("/").body.replace(/<span class="amount">.*?<\/span>/, "montant indisponible");
  const { faults } = await check(site({ "/": { ...page("/"), body: home } }));

  expect(faults).toEqual([]);
});

test("a new version that takes its time is waited for", async () => {
  const old = { ...health(), body: health().body.replace(BUILD, "fedcba9876543210") };
  let asked = 0;
  const pages = site();
  const { faults, sleeps } = await check(pages, (path) =>
    path === "/sante" && ++asked <= 3 ? old : pages[path],
  );

  expect(faults).toEqual([]);
  expect(sleeps).toBe(3);
});

const HEADERS = page("/").headers;
const home = (lie: Partial<Page>): Site => ({ "/": { ...page("/"), ...lie } });
/** The home page with other words in the place of some of its own. */
const homeWith = (own: string, other: string) => home({ body: page("/").body.replace(own, other) });
const data = (lie: Partial<Page>): Site => ({
  [`${ARTICLE}/_payload.json`]: { ...payload(), ...lie },
});
const OLD = { ...health(), body: health().body.replace(BUILD, "fedcba9876543210") };
const ILL = health(503, "en-panne", ["Le cron n'a encore jamais réussi."]);
const JSON_TYPE = { ...HEADERS, "Content-Type": "application/json" };
const MISSING = "/une-page-qui-n-existe-pas";

test.each<[lie: string, Site, said: string]>([
  ["the old build goes on answering", { "/sante": OLD }, "une autre construction (fedcba98"],
  ["/sante is a page", { "/sante": page("/sante") }, "avec autre chose que l'état du site"],
  ["/sante says what is broken", { "/sante": ILL }, "Le cron n'a encore jamais réussi."],
  ["/sante says ok with 503", { "/sante": health(503) }, "se dit bien, et répond 503"],
  ["the home page is an error", home({ status: 500 }), "répond 500 au lieu de 200"],
  ["the home page is no page", home({ headers: JSON_TYPE }), "n'est pas une page (application"],
  ["the home page is empty", home({ body: "" }), "n'a pas de titre"],
  ["there are neither amounts nor words", homeWith("90 €", "…"), "ne montre aucun montant"],
  ["it names another site", homeWith(CANONICAL, "https://x.fr"), `nomme pas ${CANONICAL}/`],
  ["the nonce is another answer's", homeWith(NONCE, "YXV0cmU="), "Content-Security-Policy"],
  ...[
    ...["Content-Security-Policy", "X-Content-Type-Options", "Strict-Transport-Security"],
    ...["X-Frame-Options", "Cache-Control"],
  ].map((name): [string, Site, string] => {
    const { [name]: _, ...headers } = HEADERS;
    return [`${name} is missing`, home({ headers }), name];
  }),
  ["the article is gone", { [ARTICLE]: { ...page(ARTICLE), status: 404 } }, "répond 404"],
  ["the article is another page", { [ARTICLE]: page("/") }, `nomme pas ${CANONICAL}${ARTICLE}`],
  ["static files are not there", data({ status: 404 }), "répond 404 au lieu de 200"],
  ["a payload is somebody else's", data({ body: '{"path":"/"}' }), "n'est pas la donnée de"],
  ["a payload may be indexed", data({ headers: {} }), "se laisse indexer"],
  ["a missing page is there", { [MISSING]: page(MISSING) }, "répond 200 au lieu de 404"],
])("it is caught where %s", async (_lie, lies, said) => {
  const { faults } = await check(site(lies));

  expect(faults.join("\n")).toContain(said);
});

test("a place to try things passes where it hides itself, and not otherwise", async () => {
  const hidden = site({
    "/": { ...page("/"), headers: { ...HEADERS, "X-Robots-Tag": "noindex" } },
    "/robots.txt": { status: 200, headers: {}, body: "User-agent: *\nDisallow: /\n" },
  });

  expect((await check(hidden, undefined, { isIndexed: false })).faults).toEqual([]);
  expect((await check(site(), undefined, { isIndexed: false })).faults).toEqual([
    expect.stringContaining("se laisse indexer"),
    expect.stringContaining("ouvre aux robots"),
  ]);
  expect((await check(hidden)).faults).toEqual([
    expect.stringContaining("refuse d'être indexée"),
    expect.stringContaining("ferme le site à tous les robots"),
  ]);
});

test("a site that nobody reaches is told as that, after a patient while", async () => {
  const { checks, sleeps } = await check(site(), () => undefined, {
    elsewhere: "http://127.0.0.1:9",
  });

  expect(checks).toEqual([["/sante", [expect.stringContaining("ne répond pas")]]]);
  expect(sleeps).toBe(29);
});

/** Runs the checks against a server with these pages; waiting takes no time. */
async function check(
  pages: Site,
  find: (path: string) => Page | undefined = (path) => pages[path],
  { elsewhere, isIndexed = true }: { elsewhere?: string; isIndexed?: boolean } = {},
) {
  const served = await listen((request, response) => {
    const found = find(request.url ?? "");
    response.writeHead(found?.status ?? 404, found?.headers).end(found?.body);
  });
  const origin = elsewhere ?? served;
  let sleeps = 0;
  const results = await smokeTest(
    { origin, canonicalOrigin: CANONICAL, isIndexed, buildId: BUILD, article: ARTICLE },
    {
      fetch,
      async sleep() {
        sleeps += 1;
      },
    },
  );
  return {
    checks: results.map(({ title, faults }) => [title, faults]),
    faults: results.flatMap(({ faults }) => faults),
    sleeps,
  };
}

function site(lies: Site = {}): Site {
  return {
    "/sante": health(),
    "/": page("/"),
    "/robots.txt": { status: 200, headers: {}, body: "User-agent: *\nAllow: /\n" },
    [ARTICLE]: page(ARTICLE),
    [`${ARTICLE}/_payload.json`]: payload(),
    ...lies,
  };
}

function page(path: string): Page {
  return {
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `script-src 'nonce-${NONCE}'`,
      "X-Content-Type-Options": "nosniff",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Frame-Options": "DENY",
      "Cache-Control": "private, no-cache",
    },
    body: `<link rel="canonical" href="${CANONICAL}${path}"/><h1>Titre</h1><span class="amount">90 €</span><script nonce="${NONCE}"></script>`,
  };
}

function health(status = 200, etat = "ok", raisons: string[] = []): Page {
  return { status, headers: {}, body: JSON.stringify({ etat, raisons, version: { id: BUILD } }) };
}

function payload(): Page {
  const body = JSON.stringify({ path: ARTICLE, titre: "Titre" });
  return { status: 200, headers: { "X-Robots-Tag": "noindex" }, body };
}
