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

/** Said where the record is asked for of a site that keeps none. */
export const NO_HISTORY = "Ce site ne tient pas d’historique des montants.";

/** Said where one is kept, and it has not begun, or can't be read for the moment: the next run of the cron brings it. */
export const HISTORY_TO_COME =
  "L’historique des montants n’est pas là pour le moment\u202f: il commence, ou revient, à la prochaine relève. Redemandez-le dans cinq minutes.";
