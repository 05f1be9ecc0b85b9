// Every kind of address and the file that answers it. What a page says is in app/content, and its files are the site
// map: `pages/banque/n26.md` is /banque/n26, `articles/avis-n26.md` is /blog/avis-n26. A new page needs no line here.
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),

  // Every article that is written; any other name is refused
  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/article.tsx"),

  route("recherche", "routes/search.tsx"),
  route("error", "routes/error.tsx"),

  // What a tool gives to take away, beside the page that it stands on
  ...["comparateur.csv", "comparateur/plateformes.csv"].map((path) =>
    route(path, "routes/comparison-csv.ts", { id: path }),
  ),
  route("parrainage/calendrier.ics", "routes/referral-calendar.ts"),
  route("outils/interets-composes.csv", "routes/interest-csv.ts"),

  // For machines
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/:map", "routes/sitemap.ts", { id: "sitemap/:map" }),
  route("robots.txt", "routes/robots.ts"),

  // Every component in every state, for those who build the site
  ...(process.env.NODE_ENV === "development" ? [route("styleguide", "routes/styleguide.tsx")] : []),

  // Any page written in app/content/pages: a bank, its cards, its referral programme, a listing, a tool, a legal page.
  // Where none is written, no route matches, as visitors see it
  route("*", "routes/content-page.tsx"),
] satisfies RouteConfig;
