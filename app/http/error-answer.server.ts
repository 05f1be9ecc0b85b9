// Errors as machines want them: an object for those that ask for JSON, a bare status for bots.
import { type PageError, toPageError } from "./page-error.ts";
import { isBot, JSON_TYPE, wantsJson } from "./reader.server.ts";

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
): Response | undefined {
  const isHead = request.method === "HEAD";
  if (wantsJson(request)) {
    const error: PageError = toPageError(Object.values(errors ?? {})[0]);
    headers.set("Content-Type", JSON_TYPE);
    headers.delete("Content-Security-Policy");
    return new Response(isHead ? null : JSON.stringify(error), { status, headers });
  }
  if (isBot(request)) return new Response(isHead ? null : EMPTY_DOCUMENT, { status, headers });
  return undefined;
}
