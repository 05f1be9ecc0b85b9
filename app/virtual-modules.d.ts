// Modules that exist only once Vite has made them.
declare module "virtual:content" {
  /** Slugs of app/content/articles.tsv: the only ones /blog/:slug lets through. */
  export const articleSlugs: readonly string[];
}

declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
