// Parts of requests that no browser makes: segments, addresses, endings, methods, agents and headers.
import { MARK } from "./values.ts";

/** Segments of a path: escapes of all kinds, letters that change in case, names that mean something somewhere. */
export const ODD_SEGMENTS = [
  ...`.. . %2e%2e %2E%2e%2f ..%2f..%2f ..%5c %00 n26%00.json %2f %2F%2F %5c
   %0d%0aSet-Cookie:%20zqxj=1 %c0%ae%c0%ae %c0%af %e0%80%af %ED%A0%80 %ED%BF%BF %F4%90%80%80
   %ff%fe % %2 %zz %u0041 %25%32%65 %C3%89 e%CC%81 %EF%BC%8F %E2%80%AE %F0%9F%92%A9 😀 a;b=c * ~
   + ' ( @zqxj.example q%22zqxj q%3Czqxj%3E q<zqxj> q%3C%2Fscript%3Ezqxj __proto__ constructor
   undefined _payload.json _root.data __manifest assets builds api badge carte oembed flux sitemap og
   recherche index .well-known cdn-cgi .env .git wp-login.php INDEX.HTML con n26`.split(/\s+/),
  ...["\\", "é", "É", "İ", "ß", "\u00a0", "\u202e", "$", 'q"zqxj'],
];

/** Addresses that a redirect may carry off to another site. */
export const ELSEWHERE = [
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

export const ENDINGS = [
  ...`/ // .md .data .json .csv .html %20 %00 /_payload.json /.. /%2e%2e/ /index .MD ;a #zqxj /A`.split(
    /\s+/,
  ),
  ...["", ""],
];

export const METHODS = [
  ...`GET HEAD POST PUT DELETE OPTIONS PATCH TRACE PROPFIND REPORT`.split(/\s+/),
];

export const AGENTS = [
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36",
  "Googlebot/2.1 (+http://www.google.com/bot.html)",
  "curl/8.9",
  "",
  `q<${MARK}>`,
  `q"${MARK}`,
  "() { :;}; echo zqxj",
] as const;

/** Headers that a site may be tempted to believe, repeat, or remember an answer by. */
export const HEADERS: Record<string, readonly string[]> = {
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
