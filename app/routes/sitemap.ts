// sitemap.xml: every page that has a payload, with the day its content last changed.
import { originContext, pagesContext } from "../context.ts";
import { CACHE_CONTROL } from "../http/cache-policy.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext);
  const pages = await context.get(pagesContext).list();
  const urls = pages.map(
    ({ path, updated }) => `<url><loc>${origin}${path}</loc><lastmod>${updated}</lastmod></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(body, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.machine,
    },
  });
}
