// Scripts come after what is read: a page is complete without them.
import type { HTMLRewriter as Rewriter } from "@cloudflare/workers-types";

declare const HTMLRewriter: typeof Rewriter;

/**
 * The same page, its scripts asked for after its styles, text and font. React Router preloads every module
 * at high priority, which on a slow line delays the first words by more than a second.
 */
export function withLateScripts(response: Response): Response {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage || !response.body) return response;
  const rewriter = new HTMLRewriter().on('link[rel="modulepreload"]', {
    element(link) {
      link.setAttribute("fetchpriority", "low");
    },
  });
  // The runtime's own Response type and the platform's are the same object under two names.
  return rewriter.transform(response as never) as unknown as Response;
}
