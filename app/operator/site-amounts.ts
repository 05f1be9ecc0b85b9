// What the site shows, as it says itself in /api/primes.json, held against the document.
import { z } from "zod";
import { checkFields, deriveGlobalValues } from "../amounts/document.server.ts";
import { gainsOf, isBoosted } from "../amounts/gains.ts";
import { GAIN_LINES } from "../amounts/kinds.server.ts";
import { OFFERS } from "../amounts/offers.ts";
import { POLICY } from "../amounts/policy.server.ts";
import { causeOf, messageOf } from "../http/thrown.server.ts";
import { formatReadAt } from "../ui/dates.ts";
import { show } from "./describe-document.ts";
import { OperatorError } from "./terminal.ts";

const amount = z.number().nullish();

/** No more than is compared: what the site gives beside it may grow. */
const shape = z.object({
  readAt: z.coerce.date().nullable(),
  offres: z.array(
    z.object({
      code: z.string(),
      montants: z.record(z.string(), amount),
      boosted: z.boolean().optional(),
      pourquoiPasDu: z.string().nullish(),
    }),
  ),
});

type SiteAmounts = z.infer<typeof shape>;

/**
 * Fetches what a site shows.
 * @param origin "https://…"
 * @throws {OperatorError} where it is no address, nobody answers in time, or the answer is something else
 */
export async function readSiteAmounts(origin: string): Promise<SiteAmounts> {
  const response = await fetchFromSite(origin, "/api/primes.json");
  if (!response.ok) throw new OperatorError(`${response.url} a répondu ${response.status}.`);
  const body: unknown = await response.json().catch(() => undefined);
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  const what = body === undefined ? "ce n'est pas du JSON" : z.prettifyError(read.error);
  throw new OperatorError(
    `${response.url} n'est pas le fichier des montants de ce site :\n${what}`,
  );
}

/**
 * Fetches an address of a site, whatever it answers.
 * @param origin "https://…" @throws {OperatorError} where that is no address, or nobody answers in time
 */
export async function fetchFromSite(origin: string, path: string): Promise<Response> {
  const url = URL.parse(path, origin);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new OperatorError(`« ${origin} » n'est pas l'adresse d'un site (https://…).`);
  try {
    return await fetch(url, { signal: AbortSignal.timeout(POLICY.operatorAnswerMs) });
  } catch (error) {
    const words = messageOf(causeOf(error));
    throw new OperatorError(`${url.origin} est injoignable (${words}).`, { cause: error });
  }
}

/** What differs between a document and a site, as lines for a terminal; none where they say the same. */
export function findDifferences(
  values: Readonly<Record<string, unknown>>,
  site: SiteAmounts,
): string[] {
  const ours = deriveGlobalValues(checkFields(values).fields);
  const shown = new Map(site.offres.map((offer) => [offer.code, offer]));
  return OFFERS.flatMap(({ code, name }) => {
    const offer = shown.get(code);
    if (!offer) return [`  ${name} : absente du site`];
    const gains = gainsOf(ours, code);
    const parts = GAIN_LINES.filter(({ isSum }) => !(isSum && offer.pourquoiPasDu))
      .filter(({ gain, json }) => (gains[gain] ?? null) !== (offer.montants[json] ?? null))
      .map(
        ({ gain, json }) =>
          `${json} : document ${show(gains[gain])}, site ${show(offer.montants[json] ?? undefined)}`,
      );
    const boost = isBoosted(ours, code);
    if (offer.boosted !== undefined && offer.boosted !== boost)
      parts.push(`boostée : document ${boost ? "oui" : "non"}, site ${boost ? "non" : "oui"}`);
    return parts.length > 0 ? [`  ${name} : ${parts.join(" ; ")}`] : [];
  });
}

/** How long a change takes to reach visitors, as a sentence. */
export const SHOWN_SOON = `Un changement paraît sur le site en ${POLICY.freshMs / 60_000} minutes au plus.`;

/** When the site read the document, and what that means for a difference. */
export function describeReading({ readAt }: SiteAmounts): string {
  if (!readAt) return "Le site n'a encore jamais lu le document.";
  return `Document lu par le site ${formatReadAt(readAt.getTime())}. ${SHOWN_SOON}`;
}
