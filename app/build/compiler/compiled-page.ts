/** A page as the compiler leaves it: a tree of what its author wrote, before any of it is rendered. */
import type { Root } from "hast";
import type { OfferCode } from "../../amounts/offers.ts";
import type { ComparedKind } from "../../catalogue/kinds.ts";
import type { PageDescription, PageLink, RelatedPage, TextChange } from "../../pages/payload.ts";
import type { Source } from "../../ui/sourced.ts";

export type CompiledPage = PageDescription & {
  /** Catalogue slug of the partner the page is about. */
  partner?: string;
  /** What that partner compares with. */
  compared?: ComparedKind;
  /** Catalogue slug of the product, within its partner. */
  product?: string;
  /** The offers the page is about, most important first. */
  offers?: OfferCode[];
  /** What visitors type, where the page says it in other words. */
  keywords?: string[];
  /** What each change of substance changed, the last one first. */
  changes?: TextChange[];
  readingMinutes: number;
  words: number;
  /** The h2 of the page, in order. */
  contents: { id: string; text: string }[];
  /** From the home page down to this page, this page included. Empty on the home page. */
  breadcrumbs: PageLink[];
  body: Root;
  /** Every source of the page; shown numbered from 1. A block's `sources` are indexes from 0. */
  sources: Source[];
  /** What to read next: what its author names, then a step that follows and other articles. */
  related?: RelatedPage[];
};
