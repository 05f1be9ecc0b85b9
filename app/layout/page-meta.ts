// What a page says of itself to machines: title, description, canonical address, Open Graph, Twitter card.
import type { MetaDescriptor } from "react-router";
import { markdownPath } from "../open-data/paths.ts";
import type { Payload } from "../pages/payload.ts";
import { IMAGE_SIZE, imagePath } from "../pages/static-paths.ts";
import { TOPICS } from "../pages/topics.ts";
import { SITE } from "../site.ts";

/** What React Router hands to a route's `meta`, as far as it is needed here. */
type MetaArgs = {
  /** The page, or what a route of its own loads with it. */
  loaderData: Payload | { payload: Payload } | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { search: string };
};

/**
 * The meta tags of the page drawn from `loaderData`; none where its loader failed (the error page has
 * its own). A sorted or filtered view is the same page: it is not indexed, its canonical is the bare path.
 */
export function pageMeta({ loaderData, matches, location }: MetaArgs): MetaDescriptor[] {
  const page = loaderData && "payload" in loaderData ? loaderData.payload : loaderData;
  if (!page) return [{ title: `Erreur · ${SITE.name}` }, NOINDEX];
  const origin = originOf(matches);
  return [
    { title: page.path === "/" ? `${SITE.name} · ${page.title}` : `${page.title} · ${SITE.name}` },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: `${origin}${page.path}` },
    { tagName: "link", rel: "alternate", type: "text/markdown", href: markdownPath(page.path) },
    ...(location.search ? [NOINDEX] : []),
    ...(page.feeds ?? []).map(({ path, title }) => ({
      tagName: "link" as const,
      rel: "alternate",
      type: "application/atom+xml",
      title,
      href: path,
    })),
    ...describeForSharing(page, origin),
  ];
}

const NOINDEX = { name: "robots", content: "noindex" };

/** https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards: X falls back on Open Graph. */
function describeForSharing(page: Payload, origin: string): MetaDescriptor[] {
  const isArticle = page.kind === "article";
  const tags = {
    "og:site_name": SITE.name,
    "og:locale": "fr_FR",
    "og:type": isArticle ? "article" : "website",
    "og:url": `${origin}${page.path}`,
    "og:title": page.title,
    "og:description": page.description,
    "og:image": `${origin}${imagePath(page)}`,
    "og:image:type": "image/png",
    "og:image:width": String(IMAGE_SIZE.width),
    "og:image:height": String(IMAGE_SIZE.height),
    "og:image:alt": `${SITE.name} : ${nameImage(page)}`,
    ...(isArticle && {
      "article:published_time": page.published,
      "article:modified_time": page.updated,
    }),
  };
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** What is written on the image: the title, or for older articles, which share an image, their topic. */
function nameImage({ titre, topic, sharesImage }: Payload): string {
  return sharesImage && topic ? TOPICS[topic] : titre;
}

/** The canonical origin, as the root's loader gives it. */
function originOf(matches: MetaArgs["matches"]): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  const hasOrigin = typeof data === "object" && data !== null && "origin" in data;
  return hasOrigin && typeof data.origin === "string" ? data.origin : "";
}
