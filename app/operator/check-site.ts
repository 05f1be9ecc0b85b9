// What the deployed site says of itself: its `/sante`.
import { z } from "zod";
import { DAY_MS } from "../ui/dates.ts";
import { broken, describeFailure, type Finding, unknown, well } from "./diagnosis.ts";
import type { Place } from "./places.ts";

const ANSWER_MS = 5_000;

/** For so long a correction of the record is told: a person is to look once whether it is right. */
const TOLD_MS = 7 * DAY_MS;

const shape = z.object({
  etat: z.enum(["ok", "en-panne"]),
  raisons: z.array(z.string()),
  montants: z.object({ ageSecondes: z.number().nullable() }),
  cron: z.object({ ageSecondes: z.number().nullable() }),
  historique: z.object({
    tenu: z.boolean(),
    perduA: z.string().nullish(),
    corrigeA: z.string().nullish(),
  }),
});

/** @param origin SITE_ORIGIN */
export async function checkSite(origin: string, place: Place = "production"): Promise<Finding[]> {
  const url = URL.parse("/sante", origin);
  if (!url || url.hostname.endsWith(".example"))
    return [unknown("Site : son adresse est l'exemple.", "SITE_ORIGIN dans wrangler.toml")];
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (error) {
    return [
      unknown(
        `Site : ${url.href} est injoignable (${describeFailure(error)}).`,
        "Vérifiez le réseau ; puis npm run deploy",
      ),
    ];
  }
  const read = shape.safeParse(await response.json().catch(() => undefined));
  if (!read.success)
    return [
      broken(
        `Site : ${url.href} répond ${response.status} avec autre chose que son état.`,
        "npm run deploy",
      ),
    ];
  const { raisons, montants, cron, historique } = read.data;
  return [
    ...raisons.map((reason) =>
      broken(
        `Site : ${reason}`,
        "npx wrangler tail, et la liste des codes (app/operator/README.md, « Each morning »)",
      ),
    ),
    // Of a site that is not well, its reasons tell the ages: no mark of health stands beside them.
    ...(raisons.length > 0
      ? []
      : [
          well(
            `Site : montants lus il y a ${age(montants.ageSecondes)}, cron réussi il y a ${age(cron.ageSecondes)}`,
          ),
        ]),
    ...correction(historique.corrigeA),
    historique.perduA
      ? broken(
          `Site : la base de l'historique a perdu son contenu (vu le ${historique.perduA}) ; le site montre la copie que KV garde.`,
          describeRemedies(place),
        )
      : historique.tenu
        ? well("Site : historique tenu")
        : unknown(
            "Site : aucun historique n'est tenu.",
            "Cherchez historique-migrations et historique-ecriture dans le journal (app/operator/README.md, « Each morning »)",
          ),
  ];
}

/** Both ways out of a loss, as they are typed. */
function describeRemedies(place: Place): string {
  const where = place === "production" ? "--remote" : `--remote --env ${place}`;
  return [
    `Pour tout remettre : npm run history -- export copie.sql --copie ${where}, puis npm run history -- restore copie.sql --remplacer ${where}`,
    `Pour accepter la perte : npm run history -- accept-loss ${where}`,
    "Le détail : app/operator/README.md, « When the history is lost »",
  ].join("\n    → ");
}

function correction(at: string | null | undefined): Finding[] {
  if (!at || Date.now() - Date.parse(at) > TOLD_MS) return [];
  return [
    unknown(
      `Site : l'historique portait des dates dans l'avenir ; le cron les a corrigées (${at}).`,
      "Cherchez historique-horloge dans le journal, et regardez /parrainage/historique",
    ),
  ];
}

function age(seconds: number | null): string {
  return seconds === null ? "on ne sait quand" : `${Math.round(seconds / 60)} min`;
}
