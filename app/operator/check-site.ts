// What the deployed site says of itself: its `/sante`.
import { z } from "zod";
import { broken, describeFailure, type Finding, unknown, well } from "./diagnosis.ts";

const ANSWER_MS = 5_000;

const shape = z.object({
  etat: z.enum(["ok", "en-panne"]),
  raisons: z.array(z.string()),
  montants: z.object({ ageSecondes: z.number().nullable() }),
  cron: z.object({ ageSecondes: z.number().nullable() }),
  historique: z.object({ tenu: z.boolean(), perduA: z.string().nullish() }),
});

/** @param origin SITE_ORIGIN @param fetcher asks; tests have their own */
export async function checkSite(origin: string, fetcher: typeof fetch = fetch): Promise<Finding[]> {
  const url = URL.parse("/sante", origin);
  if (!url || url.hostname.endsWith(".example"))
    return [unknown("Site : son adresse est l'exemple.", "SITE_ORIGIN dans wrangler.toml")];
  let response: Response;
  try {
    response = await fetcher(url, { signal: AbortSignal.timeout(ANSWER_MS) });
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
      broken(`Site : ${reason}`, "npx wrangler tail, et la liste des codes (README)"),
    ),
    // Of a site that is not well, its reasons tell the ages: no mark of health stands beside them.
    ...(raisons.length > 0
      ? []
      : [
          well(
            `Site : montants lus il y a ${age(montants.ageSecondes)}, cron réussi il y a ${age(cron.ageSecondes)}`,
          ),
        ]),
    historique.perduA
      ? broken(
          "Site : la base de l'historique a perdu son contenu ; le site montre la copie que KV garde.",
          "npm run history -- restore, ou le code historique-perdu dans app/operator/README.md",
        )
      : historique.tenu
        ? well("Site : historique tenu")
        : unknown(
            "Site : aucun historique n'est tenu.",
            "Cherchez historique-migrations et historique-ecriture dans le journal",
          ),
  ];
}

function age(seconds: number | null): string {
  return seconds === null ? "on ne sait quand" : `${Math.round(seconds / 60)} min`;
}
