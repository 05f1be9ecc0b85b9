// The terms under which open data is given away, as each file tells them. Free of zod: the Worker writes files too.
import { LICENCE, SITE } from "../site.ts";

/** What is said of the licence in every file (its schema: `licenceField`). */
export const TERMS = {
  name: LICENCE.name,
  spdx: LICENCE.spdx,
  url: LICENCE.url,
  attribution: `Source\u202f: ${SITE.name}, avec la date de mise à jour des données`,
  scope:
    "La compilation de l’éditeur. Les titres cités, et les pages vers lesquelles ils mènent, restent à leurs auteurs.",
} as const;

/** Said where the record is asked for, and there is none: not kept, not begun, or not readable for the moment. */
export const NO_HISTORY =
  "L’historique des montants n’est pas disponible pour le moment. Redemandez-le dans quelques minutes.";
