// Errors as machines want them: an object for those that ask for JSON, a bare status for bots.
import { type PageError, toPageError } from "./page-error.ts";

const EMPTY_DOCUMENT =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title></title></head><body></body></html>';

/**
 * The answer to a request whose page failed, or undefined where the error page must be drawn for a person.
 * @param errors what React Router caught, by route
 */
export function errorAnswer(
  request: Request,
  status: number,
  headers: Headers,
  errors: Record<string, unknown> | null | undefined,
  isBot: boolean,
): Response | undefined {
  const isHead = request.method === "HEAD";
  if (wantsJson(request)) {
    const error: PageError = toPageError(Object.values(errors ?? {})[0]);
    headers.set("Content-Type", "application/json; charset=utf-8");
    headers.delete("Content-Security-Policy");
    return new Response(isHead ? null : JSON.stringify(error), { status, headers });
  }
  if (isBot) return new Response(isHead ? null : EMPTY_DOCUMENT, { status, headers });
  return undefined;
}

/** Whether JSON is preferred to HTML; a browser always names HTML. */
function wantsJson(request: Request): boolean {
  const accept = request.headers.get("Accept") ?? "";
  return qualityOf(accept, "application/json") > qualityOf(accept, "text/html");
}

/** The weight, from 0 to 1, that an Accept header gives to a type it names; 0 where it does not (RFC 9110 §12.5.1). */
function qualityOf(accept: string, type: string): number {
  const range = accept.split(",").find((part) => part.split(";")[0]?.trim() === type);
  if (!range) return 0;
  const quality = /;\s*q=([\d.]+)/.exec(range)?.[1];
  return quality === undefined ? 1 : Number(quality);
}
