/**
 * A page, as the compiler leaves it and as it is sent: one `_payload.json` per address. It holds no amount of an offer: a
 * slot names it, and is filled when the page is rendered.
 */

import type { OfferCode } from "../amounts/offers.ts";
import type { Source } from "../ui/sourced.ts";
import type { Topic } from "./topics.ts";

/** What a page is for; the renderer chooses its frame by it. */
export type PageKind =
  | "page"
  | "partner"
  | "product"
  | "referral"
  | "listing"
  | "article"
  | "legal";

/** What JSON can hold; a prop that is undefined is left out. */
export type PropValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | PropValue[]
  | { [name: string]: PropValue };

/** An HTML element of a closed list (lower case) or a directive (upper case), with React prop names. */
export type Element = [tag: string, props: Record<string, PropValue> | 0, ...children: Node[]];
export type Node = string | Element;

/** A link to another page of the site. */
export type PageLink = { path: string; text: string };

/** A page as a listing of pages shows it. */
export type PageCard = { path: string; titre: string; description: string };

/** An article as the list of articles shows it. */
export type ArticleCard = PageCard & { topic?: Topic; updated: string };

/** One page of that list, newest first. */
export type ArticlePiece = ArticleCard[];

/** A page as the site map and the index of pages know it. */
export type PageSummary = PageCard & {
  title: string;
  kind: PageKind;
  /** YYYY-MM-DD */
  updated: string;
  topic?: Topic;
};

/** A page as the compiler leaves it: a tree of what its author wrote, before any of it is drawn. */
export type CompiledPage = {
  path: string;
  kind: PageKind;
  /** <title>, without the site's name. */
  title: string;
  /** The h1. */
  titre: string;
  description: string;
  /** Catalogue slug of the partner the page is about. */
  partner?: string;
  /** Catalogue slug of the product, within its partner. */
  product?: string;
  /** The offers the page is about, most important first. */
  offers?: OfferCode[];
  topic?: Topic;
  /** True for an older article: its topic's sharing image stands for it (app/pages/open-graph). */
  sharesImage?: true;
  /** YYYY-MM-DD */
  published: string;
  /** YYYY-MM-DD */
  updated: string;
  readingMinutes: number;
  words: number;
  /** The h2 of the page, in order. */
  contents: { id: string; text: string; level: 2 }[];
  /** From the home page down to this page, this page included. Empty on the home page. */
  breadcrumbs: PageLink[];
  body: Node[];
  /** Every source of the page; drawn numbered from 1. A directive's `sources` are indexes from 0. */
  sources: Source[];
  /** Other articles on the same subject or offers, closest first. */
  related?: { path: string; titre: string }[];
  /** The pages one level below. */
  children?: { path: string; titre: string }[];
};

/** HTML that was rendered at build; amounts are slots (app/amounts/euros.ts). A document carries it as HTML, its data without. */
export type StaticHtml = { html?: string };

/** Attributes by the names of React's props. */
export type Attributes = Record<string, string | number | boolean | undefined>;

/** An element whose inside never changes. */
export type StaticElement = StaticHtml & { tag: string; attributes?: Attributes };

/** An element round others, some of which live. */
export type ParentElement = { tag: string; attributes?: Attributes; children: PageNode[] };

/** What React renders from the amounts or the address: a component by its name, and its props. */
export type Island = { island: string; props: object };

/** A part of a page as it is sent. */
export type PageNode = StaticElement | ParentElement | Island;

/** What the head of the document and the structured data tell of a page. */
type Described = Pick<
  CompiledPage,
  "path" | "kind" | "title" | "titre" | "description" | "published" | "updated"
>;

/**
 * A page as `_payload.json` has it. What a document's loader sends is the description alone: its content stands there
 * as HTML, and the props of its islands beside it (app/pages/page-content.tsx).
 */
export type Payload = Described & {
  /** Feeds of what the page is about, Atom, by their paths; none where it has none. */
  feeds?: { path: string; title: string }[];
  /** The build it belongs to. */
  build?: string;
  /** What stands in the frame of the site. */
  content?: PageNode[];
  /** The structured data; the canonical origin is the mark ORIGIN_MARK. */
  jsonLd?: string;
};
