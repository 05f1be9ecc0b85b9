// Every kind of address and the file that answers it. What a page says is in app/content, and its files are the site
// map: `pages/banque/n26.md` is /banque/n26, `articles/{slug}.md` is /blog/{slug}. A new page needs no line here.
import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { RouteContent } from "./build/compiler/check-routes.ts";

type SiteRoute = RouteConfigEntry & { content?: RouteContent };

export default [
  from("/", index("routes/home.tsx")),

  // Every article that is written; any other name is refused
  from("/blog", route("blog", "routes/blog.tsx")),
  from("articles", route("blog/:slug", "routes/article.tsx")),

  from("/recherche", route("recherche", "routes/search.tsx")),
  route("error", "routes/error.tsx"),

  // What a tool gives to take away, beside the page that it stands on
  toolFile("comparateur.csv", "routes/comparison-csv.ts"),
  toolFile("comparateur/plateformes.csv", "routes/comparison-csv.ts"),
  toolFile("parrainage/calendrier.ics", "routes/referral-calendar.ts"),
  from(
    "/parrainage/calendrier",
    route("parrainage/calendrier/:offre/:fichier", "routes/calendar-subscription.ts"),
  ),
  toolFile("outils/interets-composes.csv", "routes/interest-csv.ts"),
  toolFile("outils/mon-annee.ics", "routes/year-calendar.ts"),
  toolFile("outils/changer-de-banque.ics", "routes/switching-calendar.ts"),
  toolFile("outils/mon-dossier.ics", "routes/dossier-calendar.ts"),

  // Every change of an amount, and what pages show of it
  from("/parrainage/historique", route("parrainage/historique", "routes/history.tsx")),
  route("parrainage/historique/dessins.json", "routes/history-fragments.ts"),
  from("/corrections", route("corrections", "routes/corrections.tsx")),

  // How the site is at this moment, for people
  from("/etat", route("etat", "routes/status.tsx")),

  // What is given away live; the rest of it is files that the build writes
  route("api/primes.json", "routes/amounts-json.ts"),
  route("api/historique.json", "routes/history-file.ts", { id: "api/historique.json" }),
  route("api/historique.csv", "routes/history-file.ts", { id: "api/historique.csv" }),
  route("flux/*", "routes/feed.ts"),

  // For machines; answered before: /llms.txt, /changements.atom and {page}.md (workers/page-text), /carte/… and /oembed (workers/card)
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sante", "routes/health.ts"),

  // Every component in every state, for those who build the site
  ...(process.env.NODE_ENV === "development"
    ? [route("styleguide", "build/styleguide/styleguide.tsx")]
    : []),

  // Any page written in app/content/pages: a bank, its cards, its referral programme, a listing, a tool, a legal page.
  // Where none is written, no route matches, as visitors see it
  from("pages", route("*", "routes/content-page.tsx")),
] satisfies RouteConfig;

/**
 * A route that takes its page, or its pages, from app/content; the build stops where they are not written
 * (app/build/compiler/check-routes.ts).
 */
function from(content: RouteContent, entry: RouteConfigEntry): SiteRoute {
  return { ...entry, content };
}

/** A file at the address of its tool's page, with an ending of its own. */
function toolFile(path: string, file: string): SiteRoute {
  return from(`/${path.replace(/\.\w+$/, "")}`, route(path, file, { id: path }));
}
