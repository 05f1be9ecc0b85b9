// What the site's own pages name: where a hostile request begins.
import { TOOLS as TOOL_PAGES } from "../site-map.ts";
import { PERSON, type Site } from "../start-site.ts";
import type { Known } from "./requests.ts";
import { send } from "./send.ts";

/** They read their address: tools, listings, searches, and what they give to take away. */
const TOOLS = [
  ...TOOL_PAGES,
  ...`/parrainage /recherche /blog /banque /cashback /parrainage/historique /comparateur.csv
  /comparateur/plateformes.csv /outils/interets-composes.csv /parrainage/calendrier.ics /parrainage/historique/dessins.json
  /parrainage/calendrier/n26/2026-11-01.ics /badge/n26.svg`.split(/\s+/),
];

const OTHERS =
  `/ /contact /error /banque/n26 /banque/n26/metal /cashback/igraal /blog/avis-bienpreter /nulle-part /blog/nulle-part
  /sitemap.xml /robots.txt /sante /llms.txt /banque/n26.md /api/primes.json /api/historique.json
  /api/historique.csv /api/catalogue.json /flux/primes.atom /flux/genre/banque.json /flux/offre/n26.atom /changements.atom /badge/nulle-part.svg /favicon.svg /_root.data
  /banque/n26.data /builds/latest.json /builds/meta/x.json /service-worker.js /hors-ligne /.well-known/security.txt
  /comparateur.csv/_.data /outils/interets-composes.csv/_.data /parrainage/calendrier.ics/_.data /flux/primes.atom/_.data
  /parrainage/calendrier/n26/2026-11-01.ics/_.data /badge/n26.svg/_.data /api/historique.csv/_.data /sitemap.xml/_.data /sante/_.data
  /banque%2fn26 /blog%2favis-bienpreter /parrainage%2fhistorique /banque%5cn26 /%e0 /_payload.json /banque/n26/_payload.json /recherche/index/x.json /assets/x.js /og/x.png /styleguide`.split(
    /\s+/,
  );

/** Addresses, and what their forms and links ask by: a new field is asked for from its first day. */
export async function findKnown(site: Site): Promise<Known> {
  const names = new Set<string>([
    "page",
    "q",
    "utm_source",
    "_data",
    "index",
    "_routes",
    "paths",
    "version",
  ]);
  const values = new Set<string>(["", "n26", "n26.metal", "oui", "sombre", "2"]);
  for (const path of TOOLS) {
    const { body } = await send(site.origin, {
      method: "GET",
      target: path,
      headers: { "user-agent": PERSON },
    });
    for (const [, name = ""] of body.matchAll(/<(?:input|select)[^>]*\sname="([^"]+)"/g))
      names.add(name);
    for (const [, value = ""] of body.matchAll(/<(?:input|option)[^>]*\svalue="([^"]+)"/g))
      values.add(value);
    for (const [, asked = ""] of body.matchAll(/href="[^"#?]*\?([^"#]+)/g)) {
      for (const [name, value] of new URLSearchParams(asked.replaceAll("&amp;", "&"))) {
        names.add(name);
        values.add(value);
      }
    }
  }
  return { paths: [...TOOLS, ...OTHERS], tools: TOOLS, names: [...names], values: [...values] };
}
