// robots.txt: everything may be read; what has no place in an index says so itself.
import { originContext } from "../context.server.ts";
import { textFile } from "../http/headers.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  return textFile(
    `User-agent: *\nAllow: /\n\nSitemap: ${context.get(originContext)}/sitemap.xml\n`,
  );
}
