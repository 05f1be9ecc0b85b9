// Files that keep their name and may be cached for a while. The Worker is asked before them (`run_worker_first` in
// wrangler.toml), since a file that is asked with another method than GET is refused by Cloudflare with that file's own
// Cache-Control: a fault that says it may be cached. Files named by their content or their build stay without the Worker.
import type { Fetcher } from "@cloudflare/workers-types";

/** As `run_worker_first` names them; a star stands for anything. */
export const NAMED_FILES = [
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/site.webmanifest",
  "/.well-known/*",
  "/og/*",
  "/api/*",
] as const;

const PATTERNS = NAMED_FILES.map(
  (path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
);

/**
 * The file at the address of a GET or HEAD, with the headers of `_headers`.
 * @returns undefined where it is none of these files, or not there: another part of the site may answer
 */
export async function answerWithNamedFile(
  request: Request,
  assets: Fetcher,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!PATTERNS.some((pattern) => pattern.test(pathname))) return undefined;
  const { url, method, headers } = request;
  const response = await assets.fetch(url, { method, headers: [...headers] });
  // Two type packages describe the same object.
  return response.status === 404 ? undefined : (response as unknown as Response);
}
