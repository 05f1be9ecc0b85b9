// What holds for every answer of the Worker, whichever route gave it.
import { CACHE_CONTROL } from "./cache-policy.ts";

/** Errors are kept by nobody and indexed by nobody; page data (".data") is no page of its own. */
export function withAnswerRules(response: Response, pathname: string): Response {
  const isError = response.status >= 400;
  if (!isError && !pathname.endsWith(".data")) return response;
  const headers = new Headers(response.headers);
  headers.set("X-Robots-Tag", "noindex");
  if (isError || !headers.has("Cache-Control")) headers.set("Cache-Control", CACHE_CONTROL.none);
  return new Response(response.body, { status: response.status, headers });
}
