// Made at build from the catalogue (app/build/catalogue/published-plugin.ts), for the Worker alone.
declare module "virtual:published-amounts" {
  const amounts: readonly import("./published.ts").PublishedAmount[];
  export default amounts;
}

declare module "virtual:standings" {
  const standings: import("../standing.ts").Standings;
  export default standings;
}
