/**
 * A page as the compiler leaves it and the renderer takes it: one `_payload.json` per address.
 * It holds no amount of an offer: a slot (`Prime`, `Cote`, `Ticket`) names it and is filled when drawn.
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

/**
 * A piece of a page as it is sent. Drawn at build: an element, and the place of what it holds in the page's `html`;
 * an element round other blocks; or a live block, which React draws from its props.
 */
export type Block =
  | [tag: string, props: Record<string, PropValue> | 0, place: number]
  | [tag: string, props: Record<string, PropValue> | 0, blocks: Block[]]
  | [tag: string, props: object];

/** What the head of the document and the structured data tell of a page. */
type Described = Pick<
  CompiledPage,
  "path" | "kind" | "title" | "titre" | "description" | "published" | "updated"
>;

/** What was drawn of a page at build; amounts are slots (app/amounts/euros.ts). */
export type DrawnPage = {
  /** What drawn elements hold; some places hold data for a tool instead (app/blocks/packed-props.tsx). */
  html: readonly string[];
  /** The structured data; the canonical origin is the mark ORIGIN_MARK. */
  jsonLd: string;
};

/** A page as `_payload.json` has it. The browser that got it as HTML is sent the rest alone. */
export type Payload = Described &
  Partial<DrawnPage> & {
    /** Feeds of what the page is about, Atom, by their paths; none where it has none. */
    feeds?: { path: string; title: string }[];
    /** The build it belongs to. */
    build?: string;
    /** Crumbs, title, contents. */
    head: Block[];
    body: Block[];
    /** What one does with a page, its sources, what to read next. */
    tail: Block[];
    /** The notes of its figures. */
    notes: Block[];
  };
