// Modules that exist only once Vite has made them.
declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}

// Made from the catalogue (app/build/catalogue/published-plugin.ts), for the Worker alone.
declare module "virtual:published-amounts" {
  const amounts: readonly import("./amounts/history/published.ts").PublishedAmount[];
  export default amounts;
}

declare module "virtual:standings" {
  const standings: import("./amounts/standing.ts").Standings;
  export default standings;
}
