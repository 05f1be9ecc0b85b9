// The script of a route, as the list of scripts that every page loads names it.
import type { Page } from "playwright";

/** @param routeId "routes/content-page" */
export async function routeChunk(page: Page, routeId: string): Promise<string> {
  const html = await (await page.request.get("/", { headers: { Accept: "text/html" } })).text();
  const [list = ""] = /\/assets\/manifest-[\w-]+\.js/.exec(html) ?? [];
  const text = await (await page.request.get(list)).text();
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).routes[routeId]
    .module;
}
