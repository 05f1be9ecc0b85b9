/** Hosts that content may link to: those of the catalogue's sources and official addresses. */

import type { Catalogue as SiteCatalogue } from "../catalogue.ts";
import { bareHost } from "../public-address.ts";

/** Every host the catalogue names, without `www.`. */
export function listHosts(site: SiteCatalogue): ReadonlySet<string> {
  const addresses: (string | null)[] = [];
  for (const fact of site.facts.values()) addresses.push(...fact.sources.map(({ url }) => url));
  for (const { officialUrl, officialDocs } of site.partners.values()) {
    addresses.push(officialUrl, ...officialDocs.map(({ url }) => url));
  }
  for (const { rulesUrl } of site.referrals.values()) addresses.push(rulesUrl);
  return new Set(addresses.flatMap((url) => (url ? bareHost(new URL(url)) : [])));
}
