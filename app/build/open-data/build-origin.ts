// Where the site that is built will stand. Vite's configuration says so in the environment, which whatever is drawn at build
// can read; what is sent by the Worker asks its own variable.

/** Set to SITE_ORIGIN of the place that is built for. */
export const BUILD_ORIGIN = "SITE_BUILD_ORIGIN";

/** Without a slash at its end; outside of a build an address that is nobody's. */
export function buildOrigin(): string {
  return process.env[BUILD_ORIGIN] ?? "https://origine.invalid";
}
