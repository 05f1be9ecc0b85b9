// Static files: what the browser asks about the build, page data, and what machines look for.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { shareScene } from "./scene.ts";
import { ARTICLE_PAGES, BUILT_PAGES, PAGES, TOOLS } from "./site-map.ts";
import { ORIGIN } from "./start-site.ts";
import { TOOL_PARAMETERS } from "./tool-parameters.ts";

const ALL_PAGES = [...PAGES, ...ARTICLE_PAGES];

const TOP = join(import.meta.dirname, "../..");

/** The names of a tool's fields, and of the search, which stands on every page. */
const SENT = new Set([...TOOL_PARAMETERS, "q"]);

const scene = shareScene();

test("every tool that is built stands in TOOLS of site-map.ts, which is what tests of tools visit", () => {
  const tools = globSync("app/blocks/*/*.island.tsx", { cwd: TOP })
    .filter((file) =>
      /<(ToolForm|SituationForm|OpeningForm)\b/.test(readFileSync(join(TOP, file), "utf8")),
    )
    .map((file) => `"island":"${basename(file, ".island.tsx")}"`);
  const pages = BUILT_PAGES.filter(({ path, kind }) => {
    const payload = readFileSync(join(TOP, "build/client", path, "_payload.json"), "utf8");
    return kind !== "article" && tools.some((tool) => payload.includes(tool));
  });
  expect(pages.map(({ path }) => path).sort()).toEqual([...TOOLS].sort());
});

test("every field of a tool is of a list in tool-parameters.ts, which is what tests of tools send", async () => {
  const unknown: string[] = [];
  for (const path of TOOLS) {
    const html = await (await scene.site.fetch(path)).text();
    for (const [, name = ""] of html.matchAll(/<(?:input|select|textarea)[^>]*\sname="([^"]+)"/g))
      if (!SENT.has(name)) unknown.push(`${path}: ${name}`);
  }
  expect([...new Set(unknown)]).toEqual([]);
});

test("the published build is named, and that answer is never kept", async () => {
  const response = await scene.site.fetch("/builds/latest.json?1700000000000");

  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    timestamp: expect.any(Number),
  });
});

test("the build's own file tells its rules and every page that has data", async () => {
  const { id, timestamp } = await (await scene.site.fetch("/builds/latest.json")).json();
  const meta = await (await scene.site.fetch(`/builds/meta/${id}.json`)).json();

  expect(meta).toMatchObject({ id, timestamp, matcher: { static: {}, wildcard: {}, dynamic: {} } });
  expect(ALL_PAGES.filter((path) => !meta.prerendered.includes(path))).toEqual([]);
});

test.each(["/", "/banque/n26", "/cashback/igraal", "/blog"])(
  "the data of %s is a static file",
  async (path) => {
    const address = `${path === "/" ? "" : path}/_payload.json?build`;
    const response = await scene.site.fetch(address);

    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.json()).toMatchObject({
      path,
      titre: expect.any(String),
      content: expect.any(Array),
    });
  },
);

test("no page data holds an amount: what follows from one is a slot", async () => {
  let slots = 0;
  for (const path of ALL_PAGES) {
    const address = `${path === "/" ? "" : path}/_payload.json`;
    const text = await (await scene.site.fetch(address)).text();
    expect(text, path).not.toContain("globalValues");
    expect(text, path).not.toContain('class=\\"amount');
    slots += text.split("\uE000").length - 1;
  }
  expect(slots).toBeGreaterThan(100);
});

test("scripts and styles are kept for ever, under names that change with them", async () => {
  const html = await (await scene.site.fetch("/")).text();
  const assets = new Set(
    Array.from(html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g), ([, path]) => path),
  );

  expect(assets.size).toBeGreaterThan(2);
  for (const path of assets) {
    const response = await scene.site.fetch(path ?? "");
    await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }
});

test("the site map names every page once, at its canonical address", async () => {
  const response = await scene.site.fetch("/sitemap.xml");
  const xml = await response.text();
  const addresses = listAddresses(xml);

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
  expect(new Set(addresses).size).toBe(addresses.length);
  const canonical = ALL_PAGES.map((path) => `${ORIGIN}${path}`);
  expect(canonical.filter((address) => !addresses.includes(address))).toEqual([]);
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(addresses.length);
});

test("the day of a page in the site map is when it last said something new, never the day of a build", async () => {
  const xml = await (await scene.site.fetch("/sitemap.xml")).text();
  const days = new Map(
    Array.from(xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g), ([, url = "", day = ""]) => [
      new URL(url).pathname,
      day,
    ]),
  );
  const early = BUILT_PAGES.filter(({ path, updated }) => (days.get(path) ?? "") < updated);
  expect(early.map(({ path }) => path)).toEqual([]);
  // What is built is no news: a page keeps the day on which its author wrote it, even where many were written today.
  const { timestamp } = (await (await scene.site.fetch("/builds/latest.json")).json()) as {
    timestamp: number;
  };
  const today = new Date(timestamp).toISOString().slice(0, 10);
  const written = BUILT_PAGES.filter(({ updated }) => updated < today);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(({ path }) => days.get(path) === today)).toEqual([]);
});

test("robots may read everything, and learn where the site map is", async () => {
  const response = await scene.site.fetch("/robots.txt");

  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test("the manifest names the site and icons that exist", async () => {
  const manifest = await (await scene.site.fetch("/site.webmanifest")).json();

  expect(manifest).toMatchObject({ name: expect.any(String), lang: "fr", start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) {
    expect((await scene.site.fetch(src, { method: "HEAD" })).status, src).toBe(200);
  }
});

test.each([
  ["/favicon.ico", /icon/],
  ["/favicon.svg", /^image\/svg\+xml/],
  ["/apple-touch-icon.png", /^image\/png/],
])("%s is an image", async (path, type) => {
  const response = await scene.site.fetch(path);
  await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(type);
});

function listAddresses(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => address);
}
