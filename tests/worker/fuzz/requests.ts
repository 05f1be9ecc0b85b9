// Requests as no browser makes them: what is asked for, how, and with which headers.
import fc from "fast-check";
import { hostileValue, LENGTH, MARK } from "./values.ts";

export type HostileRequest = {
  method: string;
  /** What stands between the method and "HTTP/1.1", byte for byte. */
  target: string;
  headers: Record<string, string>;
};

/** What the site's own pages name: addresses, and the parameters of their forms and links with some values. */
export type Known = { paths: string[]; tools: string[]; names: string[]; values: string[] };

const ODD_SEGMENTS = [
  "..",
  ".",
  "%2e%2e",
  "%2E%2e%2f",
  "..%2f..%2f",
  "..%5c",
  "%00",
  "n26%00.json",
  "%2f",
  "%2F%2F",
  "%5c",
  "\\",
  "%0d%0aSet-Cookie:%20zqxj=1",
  "%c0%ae%c0%ae",
  "%c0%af",
  "%e0%80%af",
  "%ED%A0%80",
  "%ED%BF%BF",
  "%F4%90%80%80",
  "%ff%fe",
  "%",
  "%2",
  "%zz",
  "%u0041",
  "%25%32%65",
  "é",
  "É",
  "%C3%89",
  "e%CC%81",
  "%EF%BC%8F",
  "%E2%80%AE",
  "%F0%9F%92%A9",
  "İ",
  "ß",
  "\u00a0",
  "\u202e",
  "😀",
  "a;b=c",
  "*",
  "~",
  "+",
  "'",
  "(",
  "$",
  "@zqxj.example",
  "q%22zqxj",
  "q%3Czqxj%3E",
  'q"zqxj',
  "q<zqxj>",
  "q%3C%2Fscript%3Ezqxj",
  "__proto__",
  "constructor",
  "undefined",
  "_payload.json",
  "_root.data",
  "__manifest",
  "assets",
  "builds",
  "api",
  "badge",
  "flux",
  "sitemap",
  "og",
  "recherche",
  "index",
  ".well-known",
  "cdn-cgi",
  ".env",
  ".git",
  "wp-login.php",
  "INDEX.HTML",
  "con",
  "n26",
] as const;

const ELSEWHERE = [
  `//${MARK}.example`,
  `///${MARK}.example`,
  `/\\${MARK}.example`,
  `/\\/${MARK}.example/`,
  `//${MARK}.example/%2e%2e`,
  `/%2f%2f${MARK}.example`,
  `/%5c${MARK}.example/`,
  `//${MARK}.example/BANQUE/`,
  `/.//${MARK}.example`,
  `/..//${MARK}.example/`,
  `/%09/${MARK}.example`,
  `//${MARK}@${MARK}.example:80/A/`,
  `/https://${MARK}.example/A`,
] as const;

const ENDINGS = [
  "",
  "",
  "/",
  "//",
  ".md",
  ".data",
  ".json",
  ".csv",
  ".html",
  "%20",
  "%00",
  "/_payload.json",
  "/..",
  "/%2e%2e/",
  "/index",
  ".MD",
  ";a",
  "#zqxj",
  "/A",
] as const;

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "PROPFIND",
  "REPORT",
] as const;

const AGENTS = [
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36",
  "Googlebot/2.1 (+http://www.google.com/bot.html)",
  "curl/8.9",
  "",
  `q<${MARK}>`,
  `q"${MARK}`,
  "() { :;}; echo zqxj",
] as const;

/** Headers that a site may be tempted to believe, repeat, or remember an answer by. */
const HEADERS: Record<string, readonly string[]> = {
  accept: [
    "*/*",
    "text/html",
    "text/markdown",
    "text/x-script",
    "application/json",
    "text/html;q=0",
    "text/markdown;q=zqxj",
    ",,,;;;",
    `q<${MARK}`,
  ],
  "accept-encoding": ["gzip", "br", "gzip;q=0, br;q=0, *;q=0", "zstd, deflate", MARK],
  "accept-language": ["fr", "ar;q=1", `q"${MARK}`],
  range: [
    "bytes=0-10",
    "bytes=-5",
    "bytes=99999999999-",
    "bytes=5-1",
    "bytes=0-0,2-3",
    "lines=1-2",
    "bytes=-0",
  ],
  "if-none-match": ["*", `"${MARK}"`, 'W/"a", "b"', "]", `W/"q<${MARK}"`],
  "if-modified-since": ["Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT", MARK],
  "if-range": [`"${MARK}"`],
  host: [`${MARK}.example`, `${MARK}.example:99`, "127.0.0.1", "localhost"],
  "x-forwarded-host": [`${MARK}.example`, `q"${MARK}`],
  "x-forwarded-proto": ["http", "javascript"],
  "x-forwarded-for": ["127.0.0.1", `q<${MARK}`],
  "x-forwarded-prefix": [`/${MARK}`],
  forwarded: [`host=${MARK}.example;proto=http`],
  "x-original-url": ["/contact", `/${MARK}`],
  "x-rewrite-url": ["/contact"],
  "x-http-method-override": ["DELETE", "PUT"],
  cookie: [`session=q"${MARK}`, `theme=q<${MARK}>; __proto__=1`, "a".repeat(3_000)],
  origin: ["null", `https://${MARK}.example`],
  referer: [`https://${MARK}.example/q"${MARK}`, "/"],
  "sec-purpose": ["prefetch;prerender"],
  "save-data": ["on"],
  "x-react-router-prerender-data": ["1", `%22${MARK}`],
  "x-react-router-spa-mode": ["yes"],
  "x-middleware-subrequest": ["middleware:middleware:middleware"],
  "content-type": ["application/json", "multipart/form-data"],
  "cache-control": ["no-cache", "only-if-cached"],
  pragma: ["no-cache"],
  purpose: ["prefetch"],
};

/** Any request; half of them ask a tool or a listing, a quarter of all for something that is no page. */
export function hostileRequest(known: Known): fc.Arbitrary<HostileRequest> {
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant("GET") },
    { weight: 2, arbitrary: fc.constant("HEAD") },
    { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
  );
  const target = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...known.tools), search(known))
        .map((two) => two.join("?")),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...known.paths), fc.constantFrom(...ENDINGS))
        .map((two) => two.join("")),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...known.paths), fc.constantFrom(...ENDINGS), search(known))
        .map(([path, ending, asked]) => `${path}${ending}?${asked}`),
    },
    { weight: 3, arbitrary: oddPath(known) },
    { weight: 1, arbitrary: fc.constantFrom(...ELSEWHERE) },
  );
  return fc.record({ method, target: target.map(asTarget), headers: headers() });
}

function search({ names, values }: Known): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: hostileValue(values) },
  );
  const pairs = fc.array(fc.tuple(name, hostileValue(values)), { minLength: 1, maxLength: 8 });
  const written = fc
    .tuple(pairs, fc.boolean())
    .map(([all, isRaw]) =>
      isRaw ? all.map((pair) => pair.join("=")).join("&") : new URLSearchParams(all).toString(),
    );
  return fc.oneof(
    { weight: 30, arbitrary: written },
    // The same again and again, up to what an address may hold.
    { weight: 1, arbitrary: written.map((text) => `${text}&`.repeat(LENGTH).slice(0, LENGTH)) },
  );
}

function oddPath({ paths }: Known): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ODD_SEGMENTS) },
    { weight: 2, arbitrary: fc.constantFrom(...paths).map((path) => path.slice(1)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  );
  return fc.array(segment, { minLength: 1, maxLength: 4 }).map((all) => `/${all.join("/")}`);
}

function headers(): fc.Arbitrary<Record<string, string>> {
  const one = fc
    .constantFrom(...Object.keys(HEADERS))
    .chain((name) =>
      fc.constantFrom(...(HEADERS[name] ?? [])).map((value) => [name, value] as const),
    );
  return fc
    .tuple(fc.constantFrom(...AGENTS), fc.array(one, { maxLength: 4 }))
    .map(([agent, all]) => ({ "user-agent": agent, ...Object.fromEntries(all) }));
}

/** As much of the text as a request line can carry as it is; spaces, controls and what is beyond a byte are escaped. */
function asTarget(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\xff]/gu, encodeURIComponent);
}
