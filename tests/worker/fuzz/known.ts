// What the site's own pages name: where a hostile request begins.
import { KINDS_OF_ADDRESSES, TOOLS as TOOL_PAGES } from "../site-map.ts";
import { PERSON, type Site } from "../start-site.ts";
import { TOOL_FILES, TOOL_PARAMETERS } from "../tool-parameters.ts";
import type { Known } from "./requests.ts";
import { send } from "./send.ts";

/** They read their address: tools, listings, searches, and what they give to take away. */
const TOOLS = [
  ...TOOL_PAGES,
  ...TOOL_FILES,
  ...`/parrainage /recherche /blog /banque /cashback /parrainage/historique /parrainage/historique/dessins.json
  /parrainage/calendrier/n26/2026-11-01.ics /carte/n26.svg /carte/n26 /carte/n26/historique
  /carte/n26/historique.svg /oembed /badge/n26.svg`.split(/\s+/),
];

/** What no list of addresses has: names that are filled in, files of the build, addresses written otherwise, and nothing at all. */
const OTHERS =
  `/blog/avis-bienpreter /nulle-part /blog/nulle-part /preuve/nulle-part /mcp /changements.atom
  /banque/n26.md /preuve/n26.md /etat.md /flux/genre/banque.json /flux/offre/n26.ics /flux/page/banque/n26.atom /carte/nulle-part.svg /carte/n26/nulle-part /favicon.svg /_root.data
  /banque/n26.data /preuve.data /etat.data /corrections.data /builds/latest.json /builds/meta/x.json /service-worker.js /hors-ligne
  /.well-known/security.txt
  /comparateur.csv/_.data /outils/interets-composes.csv/_.data /parrainage/calendrier.ics/_.data /outils/mon-annee.ics/_.data /flux/primes.atom/_.data
  /parrainage/calendrier/n26/2026-11-01.ics/_.data /carte/n26.svg/_.data /api/historique.csv/_.data /sitemap.xml/_.data /sante/_.data
  /banque%2fn26 /blog%2favis-bienpreter /parrainage%2fhistorique /banque%5cn26 /preuve%2fn26 /%e0 /_payload.json /banque/n26/_payload.json
  /recherche/index/x.json /assets/x.js /og/x.png /styleguide`.split(/\s+/);

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
    ...TOOL_PARAMETERS,
    ...["largeur", "theme", "url", "format", "maxwidth", "maxheight"],
  ]);
  const values = new Set<string>(["", "n26", "n26.metal", "/banque/n26", "oui", "sombre", "2"]);
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
  const paths = [...new Set([...TOOLS, ...KINDS_OF_ADDRESSES, ...OTHERS])];
  return { paths, tools: TOOLS, names: [...names], values: [...values] };
}
