// The answer to whoever asks for text: {page}.md, /llms.txt, the feed of the texts. The build wrote it; origin and amounts are put in here.
import type { Fetcher } from "@cloudflare/workers-types";
import type { Reading } from "../../app/amounts/reading.ts";
import type { Standings } from "../../app/amounts/standing.ts";
import { OPEN_TO_ALL } from "../../app/http/headers.server.ts";
import { openAnswer } from "../../app/http/open-answer.server.ts";
import { FEED_FORMATS } from "../../app/open-data/feeds/address.server.ts";
import { LLMS_PATH, TEXT_FEED_PATH, textTemplatePath } from "../../app/open-data/paths.ts";
import { dayInParis } from "../../app/ui/dates.ts";
import { readStatic } from "../pages/pages.ts";
import { fillText, showsAmounts } from "./slots.ts";

/** Letters as addresses of pages have them: written otherwise, with an escape for instance, it is no address of ours. */
const PAGE_TEXT = /^(?:\/[a-z\d-]+)+\.md$/;

const PAGE_TYPE = "text/markdown";

type Deps = {
  assets: Fetcher;
  /** The canonical origin, without a slash at its end. */
  origin: string;
  readReading(): Promise<Reading>;
  /** What is known of each programme. */
  standings: Standings;
};

/** The text at the address of a request, or undefined where there is none: then the site says so as it does of any page. */
export async function answerWithText(
  request: Request,
  { assets, origin, readReading, standings }: Deps,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const type = typeOf(pathname);
  if (!type) return undefined;
  const text = await (await readStatic(assets, request.url, textTemplatePath(pathname)))?.text();
  if (text === undefined) return undefined;
  const reading = showsAmounts(text) ? await readReading() : undefined;
  const path = pathname === "/index.md" ? "/" : pathname.slice(0, -".md".length);
  return openAnswer(request, {
    body: fillText(text, origin, reading, standings, dayInParis(Date.now())),
    type: `${type}; charset=utf-8`,
    headers:
      type === PAGE_TYPE
        ? { Link: `<${origin}${path}>; rel="canonical", ${OPEN_TO_ALL.Link}` }
        : {},
  });
}

/** What a text at an address is; undefined for any other address. */
function typeOf(pathname: string): string | undefined {
  if (pathname === LLMS_PATH) return "text/plain";
  if (pathname === TEXT_FEED_PATH) return FEED_FORMATS.atom;
  return PAGE_TEXT.test(pathname) ? PAGE_TYPE : undefined;
}
