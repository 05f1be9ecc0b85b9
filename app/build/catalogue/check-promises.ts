/** Whether the site may do what a file lets it do: send people to a firm, print a rule as law. */
import { OFFERS } from "../../amounts/offers.ts";
import { kindOf } from "../../catalogue/kinds.ts";
import { findSources } from "./resolve.ts";
import type { LawFile, PartnerFile, ReferralFile } from "./schema.ts";

/**
 * A firm with an offer that may serve France only under a newer authorisation than the one on file.
 * @returns a fault where its links would rest on the older one
 */
export function authorisationFaults(file: string, { slug, kind, facts }: PartnerFile): string[] {
  const since = kindOf(kind).authorisedSince;
  const { authorised } = facts;
  const hasOffer = OFFERS.some(({ partnerSlug }) => partnerSlug === slug);
  if (!since || !hasOffer || authorised?.value !== true) return [];
  if (authorised.asOf !== null && authorised.asOf >= since) return [];
  const dated = authorised.asOf ? `daté de ${authorised.asOf}` : "sans date";
  return [
    `${file} : authorised : agrément ${dated}, avant ${since} : aucun lien ne peut s’y fonder`,
  ];
}

/** How programmes forbid what a public site does with a link. */
const PRIVATE_USE =
  /usage (?:strictement )?(?:personnel|privé)|non[- ]commercial|cercle privé|interdi\w* (?:de|la) (?:publier|publication|diffus)/iu;

/** A programme whose own words keep its links private, and whose file would let one be posted. */
export function postingFaults(file: string, { facts, steps }: ReferralFile): string[] {
  if (facts.publicPostingAllowed?.value === false) return [];
  const texts = [
    ...Object.entries(facts).map(([name, { value, note }]) => [
      name,
      [value, note].flat().join(" "),
    ]),
    ["steps", steps.list.map(({ text }) => text).join(" ")],
  ] as const;
  const rule = texts.find(([, words]) => PRIVATE_USE.test(words));
  return rule
    ? [
        `${file} : publicPostingAllowed : doit être faux, ${rule[0]} réserve le lien : « ${rule[1]} »`,
      ]
    : [];
}

/** A published rule that cites no text in force, nor what would confirm any other fact; a text that is over. */
export function ruleFaults(file: string, { facts, sources }: LawFile): string[] {
  const day = new Date().toISOString().slice(0, 10);
  return Object.entries(facts).flatMap(([name, rule]) => {
    if (!rule.publish) return [];
    const until = rule.inForce?.until;
    if (until && until < day)
      return [`${file} : ${name} : texte qui n’est plus en vigueur depuis ${until}`];
    // What no text orders, a telephone number or an event, two newspapers may tell; two comparators may not.
    const cited = findSources(rule.sources, sources);
    const press = new Set(
      cited.flatMap(({ kind, publisher }) => (kind === "press" ? publisher : [])),
    );
    const isOfficial = cited.some(({ kind }) => /^(?:firm|authority|law)$/.test(kind));
    return rule.inForce || isOfficial || press.size > 1
      ? []
      : [`${file} : ${name} : ne cite aucun texte en vigueur, ni autorité, ni deux journaux`];
  });
}
