// Where the site that is built will stand, and whether it keeps a history. Vite's configuration says so in the environment,
// which whatever is rendered at build can read; the Worker asks its own variable and binding.

/** Set to SITE_ORIGIN of the place that is built for. */
export const BUILD_ORIGIN = "SITE_BUILD_ORIGIN";
/** Set to "1" where wrangler.toml binds no database HISTORY. */
export const WITHOUT_HISTORY = "SITE_WITHOUT_HISTORY";

/** Without a slash at its end; outside of a build an address that is nobody's. */
export function buildOrigin(): string {
  return process.env[BUILD_ORIGIN] ?? "https://origine.invalid";
}

/** Whether pages may promise a history, its files and its feeds. */
export function hasHistory(): boolean {
  return process.env[WITHOUT_HISTORY] !== "1";
}
