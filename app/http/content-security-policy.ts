// The Content-Security-Policy of a page: nothing inline runs without this response's nonce, no third party at all.

import { TRUSTED_TYPES_POLICY } from "./trusted-types.ts";

/** A nonce of 144 random bits in 24 letters of base64url, which need no escaping: as text, and as bytes. */
export type Nonce = { text: string; bytes: Uint8Array };

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
];
const [BEGINNING, MIDDLE, END] = POLICY.join("; ").split("NONCE");

/** The policy for an HTML response whose scripts and styles carry `nonce`. */
export function contentSecurityPolicy(nonce: string): string {
  return `${BEGINNING}${nonce}${MIDDLE}${nonce}${END}`;
}
