import { escapeXml } from "../xml.server.ts";
import type { FeedEntry } from "./collect-feed.server.ts";

/** What an entry says as HTML, whatever names and amounts hold: its paragraphs, then its links in one. */
export function writeHtml({ paragraphs, links }: Pick<FeedEntry, "paragraphs" | "links">): string {
  const anchors = links.map(
    ({ url, text }) => `<a href="${escapeXml(url)}">${escapeXml(text)}</a>`,
  );
  const parts = [
    ...paragraphs.map(escapeXml),
    ...(anchors.length > 0 ? [anchors.join(" · ")] : []),
  ];
  return parts.map((text) => `<p>${text}</p>`).join("");
}
