// /sitemap.xml: every page that has a payload, with the day its content last changed. The build writes it; the origin is
// put in here, since only the Worker knows it.
import { originContext, pagesContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import { openRefusal } from "../http/open-answer.server.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const map = await context.get(pagesContext).siteMap();
  // Nothing, cached for a day, would tell search engines that there are no pages.
  if (map === undefined) return openRefusal(503, "Le plan du site n’a pas pu être lu.");
  return new Response(map.replaceAll("<loc>", `<loc>${context.get(originContext)}`), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.machine,
    },
  });
}
