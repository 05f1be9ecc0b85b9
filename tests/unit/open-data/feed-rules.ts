// What RFC 4287 and JSON Feed 1.1 ask of every feed, as lists of what is wrong with one.
import { readXml, type XmlElement } from "./read-xml.ts";

const ATOM = "{http://www.w3.org/2005/Atom}";
/** RFC 3339, with the capital letters that RFC 4287 §3.3 asks for. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const IRI = /^[a-z][a-z0-9+.-]*:\S+$/;

/** Breaches of a MUST of RFC 4287 §4; throws where the text is no XML. */
export function atomFaults(xml: string): string[] {
  const feed = readXml(xml);
  if (feed.name !== `${ATOM}feed`) return [`the root is ${feed.name}`];
  const entries = all(feed, "entry");
  const ids = entries.flatMap((entry) => all(entry, "id").map(({ text }) => text));
  return [
    ...commonFaults(feed, "feed"),
    ...(all(feed, "author").length > 0 || entries.every((entry) => all(entry, "author").length > 0)
      ? []
      : ["4.1.1: neither the feed nor each entry has an author"]),
    ...(all(feed, "subtitle").length > 1 ? ["4.1.1: two subtitles"] : []),
    ...all(feed, "author").flatMap((author) =>
      all(author, "name").length === 1 ? [] : ["3.2: an author has one name"],
    ),
    ...(new Set(ids).size === ids.length ? [] : ["4.1.2: two entries share an id"]),
    ...entries.flatMap((entry) => [
      ...commonFaults(entry, "entry"),
      ...(all(entry, "content").length > 1 ? ["4.1.2: two contents"] : []),
      ...(all(entry, "content").length + linksOf(entry, "alternate").length > 0
        ? []
        : ["4.1.2: neither content nor alternate"]),
      ...all(entry, "content").flatMap(contentFaults),
    ]),
  ];
}

/** The texts of the entries' elements of that name. */
export function entryTexts(xml: string, name: string): string[] {
  return all(readXml(xml), "entry").flatMap((entry) => all(entry, name).map(({ text }) => text));
}

/** The addresses of the feed's own links of a relation. */
export function feedLinks(xml: string, rel: string): (string | undefined)[] {
  return linksOf(readXml(xml), rel).map(({ attributes }) => attributes.href);
}

function commonFaults(element: XmlElement, where: string): string[] {
  const once = ["id", "title", "updated"].flatMap((name) =>
    all(element, name).length === 1 ? [] : [`4.1: ${where} has one ${name}`],
  );
  const ids = all(element, "id").filter(({ text }) => !IRI.test(text));
  const dates = all(element, "updated").filter(({ text }) => !DATE.test(text));
  const links = all(element, "link").filter(({ attributes }) => !IRI.test(attributes.href ?? ""));
  const alternates = linksOf(element, "alternate").map(({ attributes }) => attributes.type);
  return [
    ...once,
    ...ids.map(({ text }) => `4.2.6: ${text} is no IRI`),
    ...dates.map(({ text }) => `3.3: ${text} is no date`),
    ...links.map(({ attributes }) => `4.2.7: ${attributes.href} is no address of its own`),
    ...(new Set(alternates).size === alternates.length ? [] : ["4.1: two alternates of a type"]),
  ];
}

/** §4.1.3.3: HTML as text, without an element inside. */
function contentFaults({ attributes, children }: XmlElement): string[] {
  return attributes.type === "html" && children.length > 0 ? ["4.1.3.3: markup in html"] : [];
}

function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === ATOM + name);
}

function linksOf(element: XmlElement, rel: string): XmlElement[] {
  return all(element, "link").filter(({ attributes }) => (attributes.rel ?? "alternate") === rel);
}

/** Breaches of what jsonfeed.org/version/1.1 calls required. */
export function jsonFeedFaults(text: string): string[] {
  const feed = JSON.parse(text);
  const items: Record<string, unknown>[] = feed.items ?? [];
  const ids = items.map(({ id }) => id);
  const isUrl = (value: unknown) => typeof value === "string" && URL.canParse(value);
  return [
    ...(feed.version === "https://jsonfeed.org/version/1.1" ? [] : ["version"]),
    ...(typeof feed.title === "string" && feed.title ? [] : ["title"]),
    ...(Array.isArray(feed.items) ? [] : ["items"]),
    ...["home_page_url", "feed_url"].filter((name) => !isUrl(feed[name])),
    ...(feed.authors ?? []).flatMap((author: Record<string, unknown>) =>
      author.name || author.url || author.avatar ? [] : ["author"],
    ),
    ...(new Set(ids).size === ids.length ? [] : ["two items share an id"]),
    ...items.flatMap(({ id, url, content_html, content_text, date_published }) => [
      ...(typeof id === "string" && id ? [] : ["item.id"]),
      ...(isUrl(url) ? [] : ["item.url"]),
      ...(content_html || content_text ? [] : ["item.content"]),
      ...(DATE.test(String(date_published)) ? [] : ["item.date_published"]),
    ]),
  ];
}
