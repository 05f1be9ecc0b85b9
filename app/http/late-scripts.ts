// Scripts come after what is read: a page is complete without them.
import type { HTMLRewriter as Rewriter } from "@cloudflare/workers-types";
import { LATE_MODULE, LATE_PRELOAD, LATE_START } from "../browser/late-start.ts";

declare const HTMLRewriter: typeof Rewriter;

/**
 * The same page, its scripts put off until it is painted. React Router has every module fetched at high priority,
 * before the styles' and the font's own bytes; even fetched last they are compiled beside the first layout.
 */
export function withLateScripts(response: Response): Response {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage || !response.body) return response;
  const rewriter = new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        link.setAttribute("rel", LATE_PRELOAD);
        // What is painted later, a font or an image below, still goes first.
        link.setAttribute("fetchpriority", "low");
      },
    })
    .on('script[type="module"]', {
      element(script) {
        const nonce = script.getAttribute("nonce");
        script.setAttribute("type", LATE_MODULE);
        script.after(`<script${nonce ? ` nonce="${nonce}"` : ""}>${LATE_START}</script>`, {
          html: true,
        });
      },
    });
  // The runtime's own Response type and the platform's are the same object under two names.
  return rewriter.transform(response as never) as unknown as Response;
}
