/**
 * A page as it is sent: one `_payload.json` per address. It holds no amount of an offer: a slot names it, and is filled
 * when the page is rendered.
 */
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

/** A link to another page of the site. */
export type PageLink = { path: string; text: string };

/** A page as a listing of pages shows it. */
export type PageCard = { path: string; titre: string; description: string };

/** A page to read next, and half a line on why. `path` may ask something of a tool: « ?offre=N26 ». */
export type RelatedPage = { path: string; titre: string; why: string };

/** An article as the list of articles shows it. */
export type ArticleCard = PageCard & { topic?: Topic; updated: string };

/** One page of that list, newest first. */
export type ArticleListPage = ArticleCard[];

/** A page as the site map and the index of pages know it. */
export type PageSummary = PageCard & {
  title: string;
  kind: PageKind;
  /** YYYY-MM-DD */
  updated: string;
  topic?: Topic;
};

/** A change of substance of a text, in its author's words. */
export type TextChange = {
  /** YYYY-MM-DD */
  date: string;
  text: string;
};

/** HTML that was rendered at build; amounts are slots (app/amounts/euros.ts). A document carries it as HTML, its data without. */
export type BuiltHtml = { html?: string };

/** Attributes by the names of React's props. */
export type Attributes = Record<string, string | number | boolean | undefined>;

/** An element whose inside never changes. */
export type StaticElement = BuiltHtml & { tag: string; attributes?: Attributes };

/** An element round others, some of which live. */
type ParentElement = { tag: string; attributes?: Attributes; children: PageNode[] };

/** What React renders from the amounts or the address: a component by its name, and its props. */
type Island = { island: string; props: object };

/** A part of a page as it is sent. */
export type PageNode = StaticElement | ParentElement | Island;

/** What a page says of itself: in the head of its document, in its structured data. */
export type PageDescription = {
  path: string;
  kind: PageKind;
  /** <title>, without the site's name. */
  title: string;
  /** The h1. */
  titre: string;
  description: string;
  topic?: Topic;
  /** True for an older article: its topic's sharing image stands for it (app/pages/static-paths.ts). */
  sharesImage?: true;
  /** YYYY-MM-DD */
  published: string;
  /** YYYY-MM-DD */
  updated: string;
};

/**
 * A page as `_payload.json` has it. What a document's loader sends is the description alone: its content stands there
 * as HTML, and the props of its islands beside it (app/pages/page-content.tsx).
 */
export type Payload = PageDescription & {
  /** Feeds of what the page is about, Atom, by their paths; none where it has none. */
  feeds?: { path: string; title: string }[];
  /** The build it belongs to. */
  build?: string;
  /** What stands in the frame of the site. */
  content?: PageNode[];
  /** The structured data; the canonical origin is ORIGIN_PLACEHOLDER. */
  jsonLd?: string;
};
