// The site as whoever follows its links finds it: nothing dead, nothing hidden, each page its own.
import { beforeAll, expect, test } from "vitest";
import { OFFERS } from "../../app/amounts/offers.ts";
import { findReferral } from "../../app/referrals.ts";
import { change, recordOf } from "../unit/open-data/sample-record.ts";
import { crawl, findTarget, type Visit } from "./crawl.ts";
import { openScene } from "./scene.ts";
import { ARTICLE_PAGES, PAGES } from "./site-map.ts";
import { ORIGIN } from "./start-site.ts";

/** A page that was read; its own address, not a view of it that a query makes. */
type Page = Required<Visit> & { html: NonNullable<Visit["html"]> };

let visits: Map<string, Visit>;
let pages: Page[];
let sitemap: string[];
let faults: string[];

beforeAll(async () => {
  // Feeds are there where there is a history.
  await using scene = await openScene({ record: recordOf([change(1)]) });
  visits = await crawl(scene.site);
  faults = scene.site.faults();
  pages = [...visits.values()].filter(isOwnPage);
  const xml = await (await scene.site.fetch("/sitemap.xml")).text();
  sitemap = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = ""]) => url);
}, 600_000);

test("no link of any page is dead, and none takes a detour", () => {
  const dead = [...visits.values()].filter(({ status }) => status !== 200);
  expect(dead.map(({ address, status, from }) => `${status} ${address}, from ${from}`)).toEqual([]);
});

test("a link into a page finds the place it names", () => {
  expect([...visits.values()].flatMap(listLostFragments)).toEqual([]);
});

test("no id stands twice on a page", () => {
  const twins = pages.flatMap(({ address, html: { ids } }) =>
    ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${address}#${id}`),
  );
  expect(twins).toEqual([]);
});

test("every page has one title of its own, and one heading", () => {
  expect(pages.filter(({ html }) => html.h1Count !== 1).map(({ address }) => address)).toEqual([]);
  expect(listRepeated(({ html }) => html.title)).toEqual([]);
});

test("every page has a description of its own, of 50 to 160 characters", () => {
  const wrong = pages.filter(({ html }) => !/^.{50,160}$/u.test(html.description));
  expect(wrong.map(({ address, html }) => `${address}: ${html.description}`)).toEqual([]);
  expect(listRepeated(({ html }) => html.description)).toEqual([]);
});

test("every page names its own address as the one to keep, views of it too", () => {
  const [home = ""] = sitemap;
  const origin = new URL(home).origin;
  const wrong = [...visits.values()].filter(
    ({ address, status, html }) =>
      status === 200 && html && html.canonical !== origin + address.split("?")[0],
  );
  expect(wrong.map(({ address, html }) => `${address}: ${html?.canonical}`)).toEqual([]);
});

test("every page of the site map is reached by links from the home page", () => {
  const paths = sitemap.map((url) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !visits.has(path))).toEqual([]);
});

test("a mark is called by what it shows, and every table has a name", () => {
  const read = [...visits.values()].flatMap(({ html }) => html ?? []);
  const marks = read.flatMap((html) => html.marks);
  const ofOne = /^(\d+, source|\?, sans source|=, calcul)\u202f: \S.*$/;
  const doubt = "(\\d+ )?(rapporté|ancien|contesté|sans date|sans source)s?";
  const ofMany = new RegExp(`^(calcul|(\\d+ sources?|${doubt})(, ${doubt})*)$`);
  const isClear = { test: (name: string) => ofOne.test(name) || ofMany.test(name) };
  expect(marks.length).toBeGreaterThan(500);
  expect(marks.filter(({ shown, name }) => !isClear.test(name) || !name.startsWith(shown))).toEqual(
    [],
  );
  expect(read.flatMap(({ namelessTables }) => namelessTables)).toEqual([]);
});

test("every page leads to the rules of the service and to who publishes it", () => {
  const lost = pages.filter(({ html }) => {
    const hrefs = html.anchors.map(({ href }) => href);
    return !hrefs.includes("/fonctionnement-du-service") || !hrefs.includes("/mentions-legales");
  });
  expect(lost.map(({ address }) => address)).toEqual([]);
});

test("links that leave the site say so, lead to the web, and hand nobody the window they came from", () => {
  const faults = pages.flatMap(({ address, html }) =>
    html.anchors
      .filter(
        ({ href }) => findTarget(href, address) === undefined && !/^(?:mailto|tel):/.test(href),
      )
      // Our own, for a calendar program to ask.
      .filter(({ href }) => !href.startsWith(`${ORIGIN.replace("https:", "webcal:")}/`))
      .filter(({ href, rel }) => !/^https?:\/\//.test(href) || !isMarkedExternal(rel))
      .map(({ href, rel }) => `${address}: ${href} (${rel})`),
  );
  expect(faults).toEqual([]);
});

test("paid links, and only they, are marked as paid and are not followed", () => {
  const paid = new Set(OFFERS.flatMap(({ code }) => findReferral(code)?.url ?? []));
  const faults = pages.flatMap(({ address, html }) =>
    html.anchors
      .filter(({ href, rel }) => {
        const isMarked = rel.includes("sponsored") && rel.includes("nofollow");
        return paid.has(href as `https://${string}`) ? !isMarked : rel.includes("sponsored");
      })
      .map(({ href, rel }) => `${address}: ${href} (${rel})`),
  );
  expect(faults).toEqual([]);
});

test("every address of the specification is a page in French, that indexes may keep and machines may read", () => {
  for (const path of [...PAGES, ...ARTICLE_PAGES]) {
    const { html } = visits.get(path) ?? {};
    expect(html, path).toMatchObject({
      isFrench: true,
      h1Count: 1,
      mainCount: 1,
      titleCount: 1,
      themeColors: 2,
      robots: undefined,
      textAddress: path === "/" ? "/index.md" : `${path}.md`,
    });
  }
});

test("the pages were drawn without a word on the console", () => {
  expect(faults).toEqual([]);
});

/** What the link guard of the browser asks for, and what keeps the window from the other site. */
function isMarkedExternal(rel: string[]): boolean {
  return rel.includes("external") && rel.includes("noopener");
}

function isOwnPage(visit: Visit): visit is Page {
  return visit.html !== undefined && visit.status === 200 && !visit.address.includes("?");
}

function listLostFragments({ address, html }: Visit): string[] {
  return (html?.anchors ?? []).flatMap(({ href }) => {
    const target = findTarget(href, address);
    if (!target?.fragment) return [];
    // A view that nobody asked for is not in the visits; its page has the same places.
    const page = visits.get(target.address) ?? visits.get(target.address.split("?")[0] ?? "");
    return page?.html?.ids.includes(target.fragment) ? [] : [`${address}: ${href}`];
  });
}

/** Texts that several pages have, with those pages. */
function listRepeated(textOf: (page: Page) => string): string[] {
  const holders = Map.groupBy(pages, textOf);
  return [...holders]
    .filter(([text, { length }]) => length > 1 || !text)
    .map(([text, { length }]) => `« ${text} » ${length} times`);
}
