// /sante: whether the site is well, for monitors. 200, or 503 with the reasons; app/operator/README.md says what to watch.
import { healthContext } from "../context.server.ts";
import { CACHE_CONTROL } from "../http/headers.server.ts";
import type { Route } from "./+types/health";

export async function loader({ context }: Route.LoaderArgs) {
  const health = await context.get(healthContext).read();
  return new Response(`${JSON.stringify(health, null, 2)}\n`, {
    status: health.etat === "ok" ? 200 : 503,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": CACHE_CONTROL.none,
      "X-Robots-Tag": "noindex",
    },
  });
}
