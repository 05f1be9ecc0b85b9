// The Content-Security-Policy of a page: nothing inline runs without this response's nonce, no third party at all.

import { TRUSTED_TYPES_POLICY } from "./trusted-types.ts";

/** A nonce of 144 random bits in 24 letters of base64url, which need no escaping: as text, and as bytes. */
type Nonce = { text: string; bytes: Uint8Array };

/** Letters of base64url, by their codes. */
const ALPHABET = new TextEncoder().encode(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
);
const LENGTH = 24;

/** Random bytes for 128 nonces at a time: the call costs more than the bytes. */
const pool = new Uint8Array(LENGTH * 128);
let used = pool.length;

/** A nonce that no other answer has. */
export function createNonce(): Nonce {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const bytes = pool.slice(used, used + LENGTH).map((byte) => ALPHABET[byte & 63] ?? 0);
  used += LENGTH;
  return { text: String.fromCharCode(...bytes), bytes };
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'nonce-NONCE'",
  "style-src 'self' 'nonce-NONCE'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Only the site's own policy may turn text into HTML or a script (trusted-types.ts).
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
].join("; ");

/** The name that a page's policy and its `Reporting-Endpoints` know the operator's address by. */
const ENDPOINT = "csp";

/**
 * The headers of an HTML response whose scripts and styles carry `nonce`: its policy, and where a browser tells what the
 * policy refused. @param reportsTo an absolute address; without one nothing is reported
 */
export function policyHeaders(nonce: string, reportsTo?: string): Record<string, string> {
  const policy = POLICY.replaceAll("NONCE", nonce);
  if (!reportsTo) return { "Content-Security-Policy": policy };
  return {
    // Browsers that know `report-to` pass over `report-uri`.
    "Content-Security-Policy": `${policy}; report-uri ${reportsTo}; report-to ${ENDPOINT}`,
    "Reporting-Endpoints": `${ENDPOINT}="${reportsTo}"`,
  };
}

const NOTHING = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** Of what is no page: opened by itself, it loads nothing and runs nothing. */
export const FILE_POLICY = ["default-src 'none'", ...NOTHING].join("; ");

/** The one directive by which an answer may stand in a frame. */
export const FRAMED_BY_ANYBODY = "frame-ancestors *";

/** Of a card of an offer (app/open-data/card): any site may frame it, and it loads and runs nothing. @param style the SHA-256 of its one style sheet, base64 */
export function cardPolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    "base-uri 'none'",
    "form-action 'none'",
    FRAMED_BY_ANYBODY,
  ].join("; ");
}

/** A service worker's own policy rules what it fetches. */
export const SERVICE_WORKER_POLICY = ["default-src 'none'", "connect-src 'self'", ...NOTHING].join(
  "; ",
);

/** Of the page for want of a network, a file with its styles inside, which no nonce can be put into. */
export const OFFLINE_PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  ...NOTHING,
].join("; ");
