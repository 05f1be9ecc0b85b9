// Whether the site that is built keeps a history at all. Vite's configuration says so in the environment, which whatever is
// drawn at build can read; the Worker asks its own binding.

/** Set to "1" where wrangler.toml binds no database HISTORY. */
export const WITHOUT_HISTORY = "SITE_WITHOUT_HISTORY";

/** Whether pages may promise a history, its files and its feeds. */
export function isHistoryKept(): boolean {
  return process.env[WITHOUT_HISTORY] !== "1";
}
