// robots.txt: everything may be read; what has no place in an index says so itself.
import { originContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${context.get(originContext)}/sitemap.xml\n`;
  return new Response(body, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.machine,
    },
  });
}
