// A page's HTML as a crawler reads it: its head, its headings, where it can be entered and where it leads.

export type Anchor = { href: string; rel: string[] };

export type ReadHtml = {
  title: string;
  description: string;
  canonical: string | undefined;
  h1Count: number;
  /** How many there are of each: the main part, the title. */
  mainCount: number;
  titleCount: number;
  /** Whether the document says that it is French, with the colours of both themes. */
  isFrench: boolean;
  themeColors: number;
  /** What search engines are told; undefined for nothing. */
  robots: string | undefined;
  /** What each mark beside a figure shows, and what it is called. */
  marks: { shown: string; name: string }[];
  /** Tables that have no name for who does not see them. */
  namelessTables: string[];
  /** Where the same page is a text. */
  textAddress: string | undefined;
  /** Every id, twice where it stands twice. */
  ids: string[];
  anchors: Anchor[];
};

/** The HTML as a test quotes it: ordinary spaces, and none of React's marks between texts. */
export function plain(html: string): string {
  return html.replaceAll("<!-- -->", "").replace(/[\u00a0\u202f]/g, " ");
}

/** How often the pattern (global) occurs. */
export function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}

/** The text of <title>; empty where there is none. */
export function titleOf(html: string): string {
  return decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? "");
}

/** What the meta tag of that name says. */
export function contentOf(html: string, name: string): string | undefined {
  return attributeOf(new RegExp(`<meta name="${name}"[^>]*>`).exec(html)?.[0], "content");
}

/** The canonical address. */
export function canonicalOf(html: string): string | undefined {
  return attributeOf(/<link rel="canonical"[^>]*>/.exec(html)?.[0], "href");
}

/** Reads HTML as React writes it: attributes in double quotes, nothing commented out. */
export function readHtml(html: string): ReadHtml {
  return {
    title: titleOf(html),
    description: contentOf(html, "description") ?? "",
    canonical: canonicalOf(html),
    h1Count: count(html, /<h1[\s>]/g),
    mainCount: count(html, /<main[\s>]/g),
    titleCount: count(html, /<title>/g),
    isFrench: /^<!DOCTYPE html><html lang="fr"/i.test(html),
    themeColors: count(html, /<meta name="theme-color" content="#[0-9a-f]{6}"/g),
    robots: contentOf(html, "robots"),
    marks: Array.from(
      html.matchAll(/<button[^>]* class="mark[^>]*>([^<]*)</g),
      ([tag, shown = ""]) => ({
        shown,
        name: attributeOf(tag, "aria-label") ?? shown,
      }),
    ),
    namelessTables: Array.from(
      html.matchAll(/<table[^>]*>(?:<caption[^>]*>)?/g),
      ([tag]) => tag,
    ).filter((tag) => !/<caption| aria-label(?:ledby)?="[^"]/.test(tag)),
    textAddress: attributeOf(
      /<link rel="alternate" type="text\/markdown"[^>]*>/.exec(html)?.[0],
      "href",
    ),
    ids: Array.from(html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g), ([, id = ""]) => decode(id)),
    anchors: Array.from(html.matchAll(/<a\s[^>]*>/g), ([tag]) => ({
      href: attributeOf(tag, "href") ?? "",
      rel: (attributeOf(tag, "rel") ?? "").split(" ").filter(Boolean),
    })),
  };
}

function attributeOf(tag: string | undefined, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? "")?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
