// /badge/n26.svg: the amount of an offer as an image for other pages.
import standings from "virtual:standings";
import { gainsOf } from "../amounts/gains.ts";
import { describeDoubt } from "../amounts/reading.ts";
import { judge, standingsOn } from "../amounts/standing.ts";
import { primesContext } from "../context.server.ts";
import { CACHE_CONTROL, OPEN_TO_ALL } from "../http/headers.server.ts";
import { openAnswer } from "../http/open-answer.server.ts";
import { readBadgeAddress } from "../open-data/badge/badge-address.server.ts";
import { drawBadge, drawUnknownBadge } from "../open-data/badge/draw-badge.server.ts";
import { dayInParis } from "../ui/dates.ts";
import type { Route } from "./+types/badge";

const TYPE = "image/svg+xml; charset=utf-8";
/** Opened by itself the image is a document: it may paint itself, and nothing else. */
const CLOSED = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { offer, theme } = readBadgeAddress(url);
  if (!offer) {
    return new Response(drawUnknownBadge(theme), {
      status: 404,
      headers: { ...OPEN_TO_ALL, ...CLOSED, "Content-Type": TYPE },
    });
  }
  const reading = await (await context.get(primesContext).read()).reading;
  const { readAt, globalValues } = reading;
  const { filleul, ofProgramme } = gainsOf(globalValues, offer.code);
  const { why } = judge(ofProgramme, standingsOn(standings, dayInParis(Date.now()))[offer.code]);
  const doubt = describeDoubt(reading, `PRIME_PARTAGE_ET_FILLEUL_${offer.code}`);
  const euros = why ? ofProgramme : filleul;
  return openAnswer(request, {
    body: drawBadge({ name: offer.name, euros, why, doubt, readAt }, theme),
    type: TYPE,
    // What was never read may be read the next moment.
    headers: readAt === null ? { ...CLOSED, "Cache-Control": CACHE_CONTROL.none } : CLOSED,
  });
}
