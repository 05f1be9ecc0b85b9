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
export function writeJsonLd(page: CompiledPage, origin: string): string {
  return JSON.stringify(pageGraph(page, origin)).replaceAll("<", "\\u003c");
}

/** @param origin canonical, without a trailing slash */
export function pageGraph(page: CompiledPage, origin: string): Graph {
  const things: (Thing | undefined)[] = [
    describePublisher(origin),
    describeSite(origin),
    describeBreadcrumbs(page, origin),
    page.kind === "article" ? describeArticle(page, origin) : describePage(page, origin),
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
    ...(PUBLISHER.name !== TO_FILL ? { legalName: PUBLISHER.name } : {}),
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

function describeBreadcrumbs(
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

function describeArticle(page: CompiledPage, origin: string): Article {
  return {
    "@type": "Article",
    headline: page.titre,
    ...describeText(page, origin),
    image: `${origin}${imagePath(page)}`,
    author: {
      "@type": "Organization",
      name: editorialTeam(),
      parentOrganization: publisherOf(origin),
    },
    mainEntityOfPage: `${origin}${page.path}`,
  };
}

function describePage(page: CompiledPage, origin: string): WebPage {
  const list = pageList(page, origin);
  return {
    "@type": page.kind === "listing" ? "CollectionPage" : "WebPage",
    name: page.titre,
    ...describeText(page, origin),
    ...(page.breadcrumbs.length < 2 ? {} : { breadcrumb: { "@id": `${origin}${page.path}#fil` } }),
    ...pageSubject(page, origin),
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
