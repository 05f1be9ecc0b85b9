// The rules of Mozilla's HTTP Observatory, as github.com/mdn/mdn-http-observatory 1.6 has them (src/analyzer/tests,
// src/grader/charts.js), for what an answer says of itself. Its package brings a database and downloads lists when it is
// installed. Left out: how a domain answers over http, and whether browsers preload its HSTS (it would add five).

/** What of an answer is judged. */
export type Judged = { headers: Headers; body: string };

/** A rule's name, and what it adds to a hundred or takes away. */
export type Mark = readonly [rule: string, points: number];

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const SIX_MONTHS_S = 15_768_000;
/** Below this, nothing that is done beyond the rules counts. */
const WITH_EXTRA_CREDIT = 90;

/** The score: 100 and more is A+, the top grade. */
export function scoreOf(answer: Judged): number {
  const points = marksOf(answer).map(([, given]) => given);
  const sum = (given: number[]) => given.reduce((total, each) => total + each, 100);
  const without = sum(points.filter((given) => given < 0));
  return Math.max(0, without >= WITH_EXTRA_CREDIT ? sum(points) : without);
}

/** Every rule's verdict, for a test to show where one is missed. */
export function marksOf({ headers, body }: Judged): Mark[] {
  const policy = parsePolicy(headers.get("Content-Security-Policy"));
  return [
    ["content-security-policy", judgePolicy(policy)],
    ["cookies", judgeCookies(headers)],
    ["cross-origin-resource-sharing", judgeSharing(headers)],
    ["cross-origin-embedder-policy", judgeToken(headers, "Embedder", EMBEDDER)],
    ["cross-origin-opener-policy", judgeToken(headers, "Opener", OPENER)],
    ["cross-origin-resource-policy", judgeResource(headers)],
    ["referrer-policy", judgeReferrer(headers)],
    ["strict-transport-security", judgeTransport(headers)],
    ["subresource-integrity", judgeScripts(headers, body)],
    ["x-content-type-options", headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5],
    ["x-frame-options", judgeFrames(headers, policy)],
  ];
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** Undefined where there is none, "invalid" where a directive stands twice or several policies were joined. */
function parsePolicy(header: string | null): Policy | "invalid" | undefined {
  if (header === null) return undefined;
  const directives = header
    .split(";")
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name !== "");
  const policy = new Map(directives.map(([name = "", ...sources]) => [name, sources]));
  return policy.size === directives.length && !header.includes(",") ? policy : "invalid";
}

function judgePolicy(policy: Policy | "invalid" | undefined): number {
  if (policy === undefined || policy === "invalid") return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const hasNonce = (list: readonly string[]) =>
    list.some((source) => /^'(?:nonce|sha)/.test(source));
  const strict = (name: string) => {
    const list = sources(name);
    return hasNonce(list) ? list.filter((source) => source !== "'unsafe-inline'") : list;
  };
  const [scripts, styles] = [strict("script-src"), strict("style-src")];
  const isLoose = (list: readonly string[]) =>
    list.some((source) => BROAD.test(source) || INLINE.test(source));
  if (isLoose(scripts) || sources("object-src").some((source) => BROAD.test(source))) return -20;
  const insecure = [...policy].filter(([, list]) => list.some((one) => /^(?:http|ftp):/.test(one)));
  if (insecure.some(([name]) => name !== "img-src" && name !== "media-src")) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'") || insecure.length > 0) return -10;
  if (isLoose(styles)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** The site sets none: any is more than was promised, and judged as the worst. */
function judgeCookies(headers: Headers): number {
  return headers.has("Set-Cookie") ? -40 : 0;
}

function judgeSharing(headers: Headers): number {
  const isOpen = headers.get("Access-Control-Allow-Credentials") === "true";
  return headers.has("Access-Control-Allow-Origin") && isOpen ? -50 : 0;
}

const EMBEDDER = { "require-corp": 10, credentialless: 10, "unsafe-none": 0 };
const OPENER = {
  "same-origin": 10,
  "same-origin-allow-popups": 10,
  "noopener-allow-popups": 10,
  "unsafe-none": 0,
};

function judgeToken(
  headers: Headers,
  of: "Embedder" | "Opener",
  known: Readonly<Record<string, number>>,
): number {
  const value = headers.get(`Cross-Origin-${of}-Policy`);
  return value === null ? 0 : (known[value] ?? -5);
}

function judgeResource(headers: Headers): number {
  const known: Record<string, number> = { "same-origin": 10, "same-site": 10, "cross-origin": 0 };
  const value = headers.get("Cross-Origin-Resource-Policy");
  return value === null ? 0 : (known[value] ?? -5);
}

function judgeReferrer(headers: Headers): number {
  const value = headers.get("Referrer-Policy");
  if (value === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? 5
    : -5;
}

function judgeTransport(headers: Headers): number {
  const value = headers.get("Strict-Transport-Security") ?? "";
  const [, seconds] = /(?:^|;\s*)max-age=(\d+)/i.exec(value) ?? [];
  if (seconds === undefined || value.includes(",")) return -20;
  return Number(seconds) < SIX_MONTHS_S ? -10 : 0;
}

/** Scripts of our own need no digest; any other loses points here, with or without one. */
function judgeScripts(headers: Headers, body: string): number {
  if (!headers.get("Content-Type")?.startsWith("text/html")) return 0;
  const foreign = body.match(/<script[^>]*\ssrc="(?!\/(?!\/))[^"]*"/gi) ?? [];
  return foreign.length > 0 ? -50 : 0;
}

function judgeFrames(headers: Headers, policy: Policy | "invalid" | undefined): number {
  if (policy instanceof Map && policy.has("frame-ancestors")) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get("X-Frame-Options") ?? "") ? 5 : -20;
}
