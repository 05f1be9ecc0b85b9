/** A page as a graph of schema.org: who publishes, which site, where in it, and what the page is. */
import type {
  Article,
  BreadcrumbList,
  Graph,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { imagePath } from "../../pages/static-paths.ts";
import { editorialTeam, PUBLISHER, SITE, TO_FILL } from "../../site.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { pageList } from "./page-list.ts";
import { pageSubject } from "./page-subject.ts";

/** The structured data of a page as the text of a script: no `<` in it can end the script. */
export function writeJsonLd(payload: CompiledPage, origin: string): string {
  return JSON.stringify(pageGraph(payload, origin)).replaceAll("<", "\\u003c");
}

/** @param origin canonical, without a trailing slash */
export function pageGraph(payload: CompiledPage, origin: string): Graph {
  const things: (Thing | undefined)[] = [
    describePublisher(origin),
    describeSite(origin),
    describeTrail(payload, origin),
    payload.kind === "article" ? describeArticle(payload, origin) : describePage(payload, origin),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}

function describePublisher(origin: string): Organization {
  return {
    "@type": "Organization",
    ...publisherOf(origin),
    name: SITE.name,
    ...(isFilled(PUBLISHER.name) ? { legalName: PUBLISHER.name } : {}),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}

function describeSite(origin: string): WebSite {
  return {
    "@type": "WebSite",
    ...siteOf(origin),
    name: SITE.name,
    description: SITE.line,
    url: `${origin}/`,
    inLanguage: SITE.language,
    publisher: publisherOf(origin),
  };
}

function describeTrail(
  { path, breadcrumbs }: CompiledPage,
  origin: string,
): BreadcrumbList | undefined {
  if (breadcrumbs.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": `${origin}${path}#fil`,
    itemListElement: breadcrumbs.map(({ path, text }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: `${origin}${path}`,
    })),
  };
}

function describeArticle(payload: CompiledPage, origin: string): Article {
  return {
    "@type": "Article",
    headline: payload.titre,
    ...describeText(payload, origin),
    image: `${origin}${imagePath(payload)}`,
    author: {
      "@type": "Organization",
      name: editorialTeam(),
      parentOrganization: publisherOf(origin),
    },
    mainEntityOfPage: `${origin}${payload.path}`,
  };
}

function describePage(payload: CompiledPage, origin: string): WebPage {
  const list = pageList(payload, origin);
  return {
    "@type": payload.kind === "listing" ? "CollectionPage" : "WebPage",
    name: payload.titre,
    ...describeText(payload, origin),
    ...(payload.breadcrumbs.length < 2
      ? {}
      : { breadcrumb: { "@id": `${origin}${payload.path}#fil` } }),
    ...pageSubject(payload, origin),
    ...(list ? { mainEntity: list } : {}),
  };
}

/** What articles and pages have in common. */
function describeText({ path, description, published, updated }: CompiledPage, origin: string) {
  return {
    url: `${origin}${path}`,
    description,
    inLanguage: SITE.language,
    datePublished: published,
    dateModified: updated,
    isPartOf: siteOf(origin),
    publisher: publisherOf(origin),
  };
}

function publisherOf(origin: string) {
  return { "@id": `${origin}/#editeur` };
}

function siteOf(origin: string) {
  return { "@id": `${origin}/#site` };
}

function isFilled(line: string): boolean {
  return line !== TO_FILL;
}
