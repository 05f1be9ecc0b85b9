/**
 * What the page of open data is made of: addresses, fields, feeds, and extracts to copy. All of it is read from the code
 * that gives it away.
 */

import { directive } from "../../build/blocks/directive.ts";
import { hasHistory } from "../../build/open-data/build-place.ts";
import { listEndpoints } from "../../build/open-data/endpoints.ts";
import { listFields } from "../../build/open-data/list-fields.ts";
import {
  SAMPLE_CARD,
  sampleAmounts,
  sampleAssistant,
  sampleFrame,
  sampleHistory,
  sampleImage,
} from "../../build/open-data/samples.ts";
import { SCHEMAS } from "../../build/open-data/schemas.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { cardPath } from "../../open-data/card/card.ts";
import { listFeeds } from "../../open-data/feeds/address.server.ts";
import { schemaPath } from "../../open-data/paths.ts";

/** `::donnees`: every address at which something is given away. */
export const donnees = directive({
  name: "donnees",
  tag: "Donnees",
  compile: () => ({ endpoints: listEndpoints(), hasHistory: hasHistory() }),
});

/** `::champs{fichier=primes}`: the fields of a file, as its schema has them. */
export const champs = directive({
  name: "champs",
  tag: "Champs",
  required: ["fichier"],
  compile({ attributes: { fichier = "" } }) {
    const schema = getOrThrow("fichier inconnu", fichier, new Map(Object.entries(SCHEMAS)));
    return { file: fichier, schema: schemaPath(fichier), fields: listFields(schema) };
  },
});

/** `::flux`: every feed, and the card of each offer. */
export const flux = directive({
  name: "flux",
  tag: "Flux",
  compile: () => ({
    hasHistory: hasHistory(),
    feeds: listFeeds().map(({ path, title, offers: [offer, ...more], page }) => ({
      path,
      title,
      // Only the feed of an offer has one of it.
      card: offer && more.length === 0 && page.includes(offer) ? `${cardPath(offer)}.svg` : null,
    })),
  }),
});

type Extract = { label: string; write: () => string; image?: typeof SAMPLE_CARD };

/** What may be shown, by its name. */
const EXTRACTS: Record<string, Extract> = {
  primes: {
    label: "Exemple de fichier, réduit à une offre, montants inventés",
    write: sampleAmounts,
  },
  historique: { label: "Exemple de fichier, réduit à un changement inventé", write: sampleHistory },
  assistant: { label: "Déclarer le serveur dans un programme", write: sampleAssistant },
  carte: { label: "La carte, et le code qui la montre", write: sampleImage, image: SAMPLE_CARD },
  cadre: { label: "Le code d’un cadre", write: sampleFrame },
};

/** `::extrait{de=primes}`: a sample, with the site's own address in it. */
export const extrait = directive({
  name: "extrait",
  tag: "Extrait",
  required: ["de"],
  compile({ attributes: { de = "" } }) {
    const known = new Map(Object.entries(EXTRACTS));
    const { label, write, image } = getOrThrow("extrait inconnu", de, known);
    return { label, code: write(), ...(image && { image }) };
  },
});
