// /sitemap.xml, the index of the maps, and /sitemap/1.xml, a map: every page that has a payload, with the day
// its content last changed. The build writes them; the origin is put in here, since only the Worker knows it.
import { originContext, pagesContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context, params }: Route.LoaderArgs) {
  const map = await context.get(pagesContext).siteMap(readNumber(params.map));
  if (map === undefined) return new Response("Aucune carte ici.\n", { status: 404 });
  return new Response(map.replaceAll("<loc>", `<loc>${context.get(originContext)}`), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.machine,
    },
  });
}

/** The number of « 12.xml »; none for the index, and one that no map has for anything else. */
function readNumber(name: string | undefined): number | undefined {
  if (name === undefined) return undefined;
  const [, number] = /^([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  return Number(number ?? 0);
}
