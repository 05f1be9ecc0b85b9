// The answer to whoever asks for a card of an offer, and to a program that asks for one by oEmbed.
import published from "virtual:published-amounts";
import type { Reading } from "../../app/amounts/reading.ts";
import type { Standings } from "../../app/amounts/standing.ts";
import { cardPolicy } from "../../app/http/content-security-policy.server.ts";
import { CACHE_CONTROL, OPEN_TO_ALL } from "../../app/http/headers.server.ts";
import { openAnswer, openRefusal, RETRY_AFTER_S } from "../../app/http/open-answer.server.ts";
import {
  type CardRequest,
  type CardSite,
  movedBadge,
  OEMBED_PATH,
  readCardAddress,
} from "../../app/open-data/card/card-address.server.ts";
import { describeCard, describePast } from "../../app/open-data/card/describe-card.server.ts";
import { drawCard, drawMessage } from "../../app/open-data/card/draw-card.server.ts";
import { writeFrame, writeMessage } from "../../app/open-data/card/write-frame.server.ts";
import { writeOembed } from "../../app/open-data/card/write-oembed.server.ts";
import { HISTORY_TO_COME, NO_HISTORY } from "../../app/open-data/terms.server.ts";

type Deps = CardSite & {
  readReading(): Promise<Reading>;
  /** What is known of each programme today. */
  standings: Standings;
};

/** The answer to a request for one of the addresses of cards. */
export async function answerCard(request: Request, deps: Deps): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === OEMBED_PATH) return answerOembed(request, url, deps);
  const moved = movedBadge(url);
  if (moved) {
    const headers = { ...OPEN_TO_ALL, Location: moved, "Cache-Control": CACHE_CONTROL.machine };
    return new Response(null, { status: 301, headers });
  }
  const requested = readCardAddress(url);
  if (!requested?.offer) return refuse(404, UNKNOWN_OFFER, requested, deps);
  const { offer, problem, kind, isImage, width, theme } = requested;
  if (problem) return refuse(400, problem, requested, deps);
  const reading = await deps.readReading();
  const past = kind === "history" ? describePast(offer, reading, published) : undefined;
  if (kind === "history" && !past) {
    return deps.hasHistory
      ? refuse(503, HISTORY_TO_COME, requested, deps)
      : refuse(404, NO_HISTORY, requested, deps);
  }
  const card = {
    ...describeCard(offer, reading, deps.standings[offer.code]),
    ...(past && { past }),
  };
  const body = isImage
    ? drawCard(card, width, theme)
    : writeFrame(card, { origin: deps.origin, theme });
  return openAnswer(request, {
    body,
    type: typeOf(requested),
    headers: {
      "Content-Security-Policy": await policyOf(body),
      // What was never read may be read the next moment.
      ...(reading.readAt === null && { "Cache-Control": CACHE_CONTROL.none }),
    },
  });
}

const UNKNOWN_OFFER =
  "Offre inconnue. L’adresse d’une carte finit par le code de l’offre, en minuscules, avec des tirets\u202f: fortuneo-gold.";

async function answerOembed(request: Request, url: URL, site: CardSite): Promise<Response> {
  const oembed = writeOembed(url, site);
  return typeof oembed === "string"
    ? openAnswer(request, { body: oembed, type: "application/json; charset=utf-8" })
    : openRefusal(oembed.status, oembed.message);
}

/** A sentence where the card would be: whoever shows the card shows why it is not there. */
async function refuse(
  status: 400 | 404 | 503,
  message: string,
  requested: CardRequest | undefined,
  { origin }: Pick<Deps, "origin">,
): Promise<Response> {
  const theme = requested?.theme;
  const body = requested?.isImage
    ? drawMessage(message, theme)
    : writeMessage(message, { origin, theme });
  return new Response(body, {
    status,
    headers: {
      ...OPEN_TO_ALL,
      "Content-Type": typeOf(requested),
      "Content-Security-Policy": await policyOf(body),
      "Cache-Control": CACHE_CONTROL.none,
      "X-Robots-Tag": "noindex",
      ...(status === 503 && { "Retry-After": RETRY_AFTER_S }),
    },
  });
}

function typeOf(requested: CardRequest | undefined): string {
  return `${requested?.isImage ? "image/svg+xml" : "text/html"}; charset=utf-8`;
}

/** The policy that lets a card's one style be, by its digest. */
async function policyOf(body: string): Promise<string> {
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  return cardPolicy(btoa(String.fromCharCode(...new Uint8Array(hash))));
}
