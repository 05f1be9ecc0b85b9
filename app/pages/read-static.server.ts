// Static files as the Worker reads them: through the ASSETS binding, in development by asking Vite's own server.
import type { Fetcher } from "@cloudflare/workers-types";

/**
 * @param assets the static files' binding
 * @param requestUrl any URL of the site: the binding wants an absolute one
 * @param path "/banque/n26/_payload.json"
 * @returns undefined where there is no such file
 * @throws where the file is there and can't be read.
 */
export async function readStatic(
  assets: Fetcher,
  requestUrl: string,
  path: string,
): Promise<Pick<Response, "json" | "text"> | undefined> {
  const { href } = new URL(path, requestUrl);
  // The binding of development knows files only; the content's are made by a middleware when they are asked for.
  const response = await (import.meta.env.DEV ? fetch(href) : assets.fetch(href));
  if (response.status === 404) return undefined;
  if (!response.ok) {
    const fault = import.meta.env.DEV ? ` ${await response.text()}` : "";
    throw new Error(`Static file ${path} answered ${response.status}.${fault}`);
  }
  return response;
}
