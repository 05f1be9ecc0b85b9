// The site map: every address and the file that answers it, in the order of the menu.
// One file draws one KIND of page; what a page says is in app/content.
import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  page("contact"),
  page("parrainage"),
  page("mentions-legales"),
  page("politique-de-confidentialite"),
  page("fonctionnement-du-service"),
  page("conditions-generales"),
  page("accessibilite"),
  route("error", "routes/error.tsx"),

  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/article.tsx"),

  page("banque"),
  ...partner("banque/n26", ["standard", "smart", "go", "metal"]),
  ...partner("banque/curve", ["pay", "payx", "paypro", "payproplus"]),
  ...partner("banque/bunq"),
  ...partner("banque/helios"),
  ...partner("banque/crypto"),
  ...partner("banque/revolut", ["standard", "plus", "premium", "metal", "ultra"]),
  ...partner("banque/fortuneo", ["fosfo", "gold", "parrainage"]),
  ...partner("banque/hello-bank", ["one", "prime", "parrainage"]),
  ...partner("banque/boursobank", ["welcome", "ultim", "metal"]),

  page("cashback"),
  ...partner("cashback/igraal"),
  ...partner("cashback/poulpeo"),
  ...partner("cashback/widilo"),
  ...partner("cashback/ebuyclub"),
  ...partner("cashback/joko"),
  ...partner("cashback/naomi"),

  route("recherche", "routes/search.tsx"),

  page("comparateur"),
  page("comparateur/plateformes"),
  page("comparateur/profil"),
  ...["comparateur.csv", "comparateur/plateformes.csv"].map((path) =>
    route(path, "routes/comparison-csv.ts", { id: path }),
  ),

  page("parrainage/calcul"),
  page("parrainage/calendrier"),
  route("parrainage/calendrier.ics", "routes/referral-calendar.ts"),

  page("outils/interets-composes"),
  route("outils/interets-composes.csv", "routes/interest-csv.ts"),

  // For machines
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/:map", "routes/sitemap.ts", { id: "sitemap/:map" }),
  route("robots.txt", "routes/robots.ts"),

  // Every component in every state, for those who build the site
  ...(process.env.NODE_ENV === "development" ? [route("styleguide", "routes/styleguide.tsx")] : []),

  // Everything else is not there
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

/** A page written in app/content/pages and drawn as it stands there. */
function page(path: string): RouteConfigEntry {
  return route(path, "routes/content-page.tsx", { id: path });
}

/** A partner's page and the pages below it: its products, its referral programme. */
function partner(path: string, below: string[] = []): RouteConfigEntry[] {
  return [page(path), ...below.map((name) => page(`${path}/${name}`))];
}
