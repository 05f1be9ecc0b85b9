// The steps of a deployment, in their order, and what to do where one fails. Pure.

import type { WranglerConfig } from "../build/wrangler-config.ts";
import type { Finding } from "./diagnosis.ts";
import type { Place } from "./places.ts";
import type { Tool } from "./tools.ts";

/** What the operator asked for. */
export type DeployWish = {
  place: Place;
  /** An address of its own for the new version, beside the one that visitors see. */
  isPreview: boolean;
  /** Everything that needs no account. */
  isDryRun: boolean;
  skipsTests: boolean;
};

type Step = {
  /** French, for a line of its own. */
  title: string;
  tool: Tool;
  args: string[];
  env?: Readonly<Record<string, string>>;
  /** French: what to do where it fails. */
  ifItFails: string;
};

/** What the build writes, completed for its place. */
export const BUILT_CONFIG = "build/server/wrangler.json";

/**
 * Everything up to the upload. Migrations run before it, since the new code may need their tables; the old code goes on
 * with them, since a migration only ever adds. A preview runs none: its version serves nobody, its cron never strikes,
 * and nothing else writes to the database, so that it has no use for tables that the real site does not have yet.
 */
export function planSteps(wish: DeployWish, { historyName }: WranglerConfig): Step[] {
  const { place, isPreview, isDryRun, skipsTests } = wish;
  const steps: (Step | false | undefined)[] = [
    {
      title: `Construction pour ${place}`,
      tool: "react-router",
      args: ["build"],
      env: { CLOUDFLARE_ENV: place },
      ifItFails: "La construction nomme le fichier en cause ; rien n'a été envoyé.",
    },
    !skipsTests && {
      title: "Tests de ce qui vient d'être construit",
      tool: "vitest",
      args: ["run", "-c", "tests/vitest.config.ts", "--project", "worker"],
      ifItFails:
        "Corrigez ce que le test nomme, ou revenez au dernier commit vert ; rien n'a été envoyé.",
    },
    historyName !== undefined && !isPreview && migrations(place, historyName, isDryRun),
    upload(isPreview, isDryRun),
  ];
  return steps.filter((step) => typeof step === "object");
}

function migrations(place: Place, database: string, isDryRun: boolean): Step {
  const where = isDryRun ? "--local" : "--remote";
  return {
    title: `Migrations de l'historique (${isDryRun ? "sur cette machine" : database})`,
    tool: "wrangler",
    args: ["d1", "migrations", "apply", "HISTORY", where, "-c", "wrangler.toml", "--env", place],
    ifItFails: isDryRun
      ? "Le fichier de workers/migrations que wrangler nomme ne passe pas."
      : `Si la base n'existe pas encore : npx wrangler d1 create ${database}. Sinon, corrigez la migration que wrangler nomme ; elle n'a rien changé, et rien n'a été envoyé.`,
  };
}

function upload(isPreview: boolean, isDryRun: boolean): Step {
  const command = isPreview ? ["versions", "upload"] : ["deploy"];
  return {
    title: isDryRun ? "Envoi, à blanc" : isPreview ? "Envoi d'un aperçu" : "Envoi",
    tool: "wrangler",
    args: [...command, ...(isDryRun ? ["--dry-run"] : []), "-c", BUILT_CONFIG],
    ifItFails: isDryRun
      ? "Cloudflare refuserait ce que wrangler nomme."
      : "Le site en place n'a pas changé. Connexion : npx wrangler login. Puis relancez.",
  };
}

/**
 * What must not go out under the site's name, each as a sentence: what app/site.ts lacks stops production, since its legal notice
 * is what the law asks for. A preview and the place to try things show themselves to nobody else: they are warned.
 */
export function sortFaults(
  wish: DeployWish,
  placeholders: readonly string[],
  identity: readonly Finding[],
): { refused: string[]; warned: string[] } {
  const where = `→ Remplissez-les dans wrangler.toml, [env.${wish.place}.vars].`;
  const examples = placeholders.length > 0 ? [...placeholders, where] : [];
  const gaps = identity
    .filter(({ state }) => state === "broken")
    .map(({ title, advice }) => `${title}\n→ ${advice}.`);
  if (wish.isDryRun) return { refused: [], warned: [...examples, ...gaps] };
  const isPublic = wish.place === "production" && !wish.isPreview;
  return isPublic
    ? { refused: [...examples, ...gaps], warned: [] }
    : { refused: examples, warned: gaps };
}

/** What stands in wrangler.toml as an example and must not go out, each as a sentence. */
export function findPlaceholders({ siteOrigin, projectId }: WranglerConfig): string[] {
  return [
    ...(/\.example$/.test(URL.parse(siteOrigin)?.hostname ?? "")
      ? [`SITE_ORIGIN est encore l'exemple (${siteOrigin}).`]
      : []),
    ...(projectId.startsWith("demo-")
      ? [
          `FIRESTORE_PROJECT_ID est encore l'exemple (${projectId}), qui n'existe que dans un émulateur.`,
        ]
      : []),
  ];
}
