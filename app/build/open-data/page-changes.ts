/** What each page tells of changes, a file each (`/builds/changes/`), for its feed: the Worker joins them (routes/feed.ts). */
import { findOffer } from "../../amounts/offers.ts";
import { type ChangeText, writeChangeTexts } from "../../blocks/changes/write-changes.build.ts";
import {
  noonOf,
  type PageChange,
  pageChangesPath,
} from "../../open-data/feeds/page-changes.server.ts";
import { firstDayOf } from "../catalogue/ages.ts";
import { type Catalogue, loadCatalogue } from "../catalogue/catalogue.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";
import type { ContentApi } from "../compiler/plugin.ts";
import type { FileFamily } from "../files/built-file.ts";

type FeedPage = Pick<IndexedPage, "path" | "kind" | "partner" | "product" | "offers" | "changes">;

export function pageChanges(content: Pick<ContentApi, "index">): FileFamily {
  return {
    under: /^\/builds\/changes\//,
    *list() {
      const catalogue = loadCatalogue();
      for (const page of content.index().pages) {
        const changes = listPageChanges(page, catalogue);
        if (changes.length === 0) continue;
        yield { path: pageChangesPath(page.path), write: () => JSON.stringify(changes) };
      }
    },
  };
}

/** What a page tells of changes: those that the catalogue dates of what it is about, then those of its own text. */
export function listPageChanges(page: FeedPage, catalogue: Catalogue): PageChange[] {
  const { changes = [] } = page;
  return [
    ...writeChangeTexts(ownersOf(page, catalogue), catalogue).map(toChange),
    ...changes.map(({ date, text }, index) => ({
      // Counted from the page's beginning, as in the feed of all texts: a name stays.
      name: `texte/${changes.length - index}`,
      at: noonOf(date),
      text,
    })),
  ];
}

/** Whose changes a page tells: a firm's page all of the firm's, as `::changements` does there; any other what it is about. */
function ownersOf({ kind, partner, product, offers }: FeedPage, catalogue: Catalogue) {
  const firm = catalogue.partners.get(partner ?? "");
  const programmes = offers.flatMap((code) => {
    const offer = findOffer(code);
    return (offer && catalogue.referrals.get(offer.code)) ?? [];
  });
  if (kind === "partner" && firm) return [firm, ...programmes];
  if (kind === "product" && firm) {
    const prefix = `${firm.slug}.${product}.`;
    return [{ changes: firm.changes.filter(({ id }) => id.startsWith(prefix)) }, ...programmes];
  }
  return kind === "referral" ? programmes : [];
}

function toChange({ on, ids, when, text, cited }: ChangeText): PageChange {
  const sources = new Map(cited.map(({ url, title }) => [url, title]));
  return {
    name: `${on}/${ids.join("+")}`,
    at: noonOf(firstDayOf(on)),
    text,
    when,
    ...(sources.size > 0 && { sources: Array.from(sources, ([url, text]) => ({ url, text })) }),
  };
}
