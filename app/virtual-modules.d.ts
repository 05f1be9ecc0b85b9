// Modules that exist only once Vite has made them.
declare module "virtual:content" {
  import type { PageSummary, Payload } from "./content/payload.ts";

  /** Slugs of app/content/articles.tsv: the only ones /blog/:slug lets through. */
  export const articleSlugs: readonly string[];
  /** In development, every page as the compiler left it; empty in a build (static files hold them). */
  export const compiledPages: PageSummary[];
  export const compiledPayloads: Record<string, Payload>;
}

declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
