// What is given away: an answer that programs and pages of any site may read, and ask again for at no cost.
import { CACHE_CONTROL, OPEN_TO_ALL } from "./headers.server.ts";

/**
 * The answer to a request for open data: 304 where the reader has it already (RFC 9110 §13.1.2).
 * @param type the Content-Type, with its charset
 */
export async function openAnswer(
  request: Request,
  { body, type, headers = {} }: { body: string; type: string; headers?: Record<string, string> },
): Promise<Response> {
  const etag = await etagOf(body);
  const answerHeaders = {
    ...OPEN_TO_ALL,
    ETag: etag,
    "Cache-Control": CACHE_CONTROL.open,
    "X-Robots-Tag": "noindex",
    ...headers,
  };
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers: answerHeaders });
  // Of an answer to HEAD nobody reads the body.
  const sent = request.method === "HEAD" ? null : body;
  return new Response(sent, { headers: { ...answerHeaders, "Content-Type": type } });
}

/** The cron's period, in seconds: what is missing now may be there after it. */
export const RETRY_AFTER_S = "300";

/** What is asked for is not there for the moment, or never was: in words, readable from any site, kept by nobody. */
export function openRefusal(status: 400 | 404 | 501 | 503, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      ...OPEN_TO_ALL,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.none,
      ...(status === 503 && { "Retry-After": RETRY_AFTER_S }),
    },
  });
}

/** The same for the same bytes, whichever isolate answers. */
async function etagOf(body: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  return `"${Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** A proxy that compresses marks our tag as weak: what it stands for is the same. */
function hasAlready(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  const tags = known.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
