// The operator's account, and migrations that were not run: asked of wrangler.
import { broken, type Finding, unknown, well } from "./diagnosis.ts";
import type { Place } from "./places.ts";
import { captureTool, type ToolAnswer } from "./tools.ts";

/** Wrangler asks Cloudflare again and again where nobody answers: a person is waiting. */
const ANSWER_MS = 20_000;

/** The account first; at Cloudflare, migrations are looked at only where somebody is logged in. */
export async function checkCloudflare(place: Place, hasHistory: boolean): Promise<Finding[]> {
  const [account, local] = await Promise.all([
    captureWrangler(["whoami", "--json"]).then(readAccount),
    hasHistory
      ? captureWrangler(migrations("--local")).then((answer) => readMigrations(answer))
      : undefined,
  ]);
  const remote =
    hasHistory && account.state === "well"
      ? readMigrations(await captureWrangler(migrations("--remote", "--env", place)), place)
      : undefined;
  return [account, local, remote].filter((finding) => finding !== undefined);
}

function migrations(...words: string[]): string[] {
  return ["d1", "migrations", "list", "HISTORY", "-c", "wrangler.toml", ...words];
}

/** Wrangler's answer, or that of one who does not answer in time: code 1, and no words. */
export function captureWrangler(args: string[]): Promise<ToolAnswer> {
  return captureTool("wrangler", args, { limitMs: ANSWER_MS });
}

/** From `wrangler whoami --json`. */
export function readAccount({ code, stdout }: ToolAnswer): Finding {
  if (code === 0) return well("Compte Cloudflare : connecté");
  return stdout.includes('"loggedIn":false')
    ? unknown("Compte Cloudflare : non connecté.", "npx wrangler login")
    : unknown(
        "Compte Cloudflare : wrangler ne répond pas.",
        "Vérifiez le réseau, puis npx wrangler whoami",
      );
}

/**
 * From `wrangler d1 migrations list`. At Cloudflare the history is not kept without them; on this machine nothing depends on
 * them but `npm run history`.
 * @param place undefined for this machine
 */
export function readMigrations({ code, stdout, stderr }: ToolAnswer, place?: Place): Finding {
  const title = `Migrations ${place ? `de ${place}` : "sur cette machine"}`;
  const where = place ? `--remote --env ${place}` : "--local";
  if (code === 0) {
    if (stdout.includes("No migrations to apply")) return well(`${title} : à jour`);
    const find = place ? broken : unknown;
    return find(`${title} : en attente.`, `npx wrangler d1 migrations apply HISTORY ${where}`);
  }
  const [, create] = /(wrangler d1 create \S+)'/.exec(stdout + stderr) ?? [];
  return create
    ? broken(`${title} : la base n'existe pas.`, `npx ${create}`)
    : unknown(
        `${title} : wrangler ne répond pas.`,
        `npx wrangler d1 migrations list HISTORY ${where}`,
      );
}
