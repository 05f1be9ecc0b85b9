// The answer to whoever asks for text: {page}.md, and /llms.txt. The build wrote it; origin and amounts are put in here.
import type { Fetcher } from "@cloudflare/workers-types";
import type { Standings } from "../../app/amounts/standing.ts";
import { openAnswer } from "../../app/http/open-answer.server.ts";
import { LLMS_PATH, writtenTextPath } from "../../app/open-data/paths.ts";
import type { PrimesAnswer } from "../amounts/store.ts";
import { readStatic } from "../pages/pages.ts";
import { fillText, showsAmounts } from "./slots.ts";

/** Letters as addresses of pages have them: written otherwise, with an escape for instance, it is no address of ours. */
const PAGE_TEXT = /^(?:\/[a-z\d-]+)+\.md$/;

type Deps = {
  assets: Fetcher;
  /** The canonical origin, without a slash at its end. */
  origin: string;
  readPrimes(): Promise<PrimesAnswer>;
  /** What is known of each programme. */
  standings: Standings;
};

/** The text at the address of a request, or undefined where there is none: then the site says so as it does of any page. */
export async function answerWithText(
  request: Request,
  { assets, origin, readPrimes, standings }: Deps,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isPage = PAGE_TEXT.test(pathname);
  if (!isPage && pathname !== LLMS_PATH) return undefined;
  const text = await (await readStatic(assets, request.url, writtenTextPath(pathname)))?.text();
  if (text === undefined) return undefined;
  const reading = showsAmounts(text) ? await (await readPrimes()).reading : undefined;
  const path = pathname === "/index.md" ? "/" : pathname.slice(0, -".md".length);
  return openAnswer(request, {
    body: fillText(text, origin, reading, standings),
    type: `text/${isPage ? "markdown" : "plain"}; charset=utf-8`,
    headers: isPage ? { Link: `<${origin}${path}>; rel="canonical"` } : {},
  });
}
