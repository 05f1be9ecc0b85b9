// A feed as Atom (RFC 4287). Written here: the package that does it (`feed` 6.0) brings an XML parser along, and its JSON
// is that of version 1.
import { LICENCE, SITE } from "../../site.ts";
import { iso } from "../../ui/dates.ts";
import { escapeXml } from "../xml.server.ts";
import { FEED_FORMATS } from "./address.server.ts";
import type { Feed, FeedEntry } from "./collect-feed.server.ts";
import { writeHtml } from "./write-html.server.ts";

/** The text of the feed, in UTF-8. */
export function writeAtom(feed: Feed): string {
  const { id, title, subtitle, selfUrl, search = "", pageUrl, homeUrl, updated, entries } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${SITE.language}">`,
    element("id", id),
    element("title", title),
    element("subtitle", subtitle),
    element("updated", iso(updated)),
    link("self", `${selfUrl}.atom${search}`, FEED_FORMATS.atom),
    link("alternate", pageUrl, "text/html"),
    link("license", LICENCE.url),
    `<author>${element("name", SITE.name)}${element("uri", homeUrl)}</author>`,
    ...entries.map(writeEntry),
    "</feed>",
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function writeEntry(entry: FeedEntry): string {
  const { id, title, url, historyUrl, updated } = entry;
  const parts = [
    element("id", id),
    element("title", title),
    element("updated", iso(updated)),
    link("alternate", url, "text/html"),
    ...(historyUrl ? [link("related", historyUrl, "text/html")] : []),
    `<content type="html">${escapeXml(writeHtml(entry))}</content>`,
  ];
  return `<entry>${parts.join("")}</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, href: string, type?: string): string {
  const typeAttribute = type ? ` type="${type}"` : "";
  return `<link rel="${rel}" href="${escapeXml(href)}"${typeAttribute}/>`;
}
