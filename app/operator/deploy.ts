// `npm run deploy`: builds, tests the build, migrates, uploads, asks the deployed site, and says how to go back. Stops at
// the first failure.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readWranglerConfig, type WranglerConfig } from "../build/wrangler-config.ts";
import { carryFiles } from "./carry-files.ts";
import { captureWrangler, readAccount } from "./check-cloudflare.ts";
import { checkIdentity } from "./check-setup.ts";
import {
  BUILT_CONFIG,
  type DeployWish,
  findPlaceholders,
  planSteps,
  sortFaults,
} from "./deploy-plan.ts";
import { announceChanges, fetchSiteMap, readSiteMap } from "./index-now.ts";
import { readPlace } from "./places.ts";
import { smokeTest } from "./smoke-test.ts";
import { OperatorError, readWords, refuseMore, runCommand, UsageError } from "./terminal.ts";
import { runTool, TOP } from "./tools.ts";
import {
  chooseOrigin,
  type PresentVersion,
  readPresentVersion,
  readUpload,
  type Upload,
} from "./wrangler-answers.ts";

const USAGE = `  npm run deploy                           publie en production
  npm run deploy -- --env staging          publie l'autre site, pour essayer
  npm run deploy -- --preview              envoie une version à une adresse à elle, sans migration
  npm run deploy -- --dry-run              tout ce qui se fait sans compte [--sans-tests]`;

await runCommand(USAGE, async (words) => {
  const wish = readWish(words);
  const config = readWranglerConfig(wish.place);
  const { refused, warned } = sortFaults(wish, findPlaceholders(config), checkIdentity());
  if (refused.length > 0) throw new OperatorError([...refused, "Rien n'est publié."].join("\n"));
  if (!wish.isDryRun) for (const line of warned) console.log(`Avant de publier : ${line}`);
  if (!wish.isDryRun) await requireAccount();

  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const results = join(folder, "results.ndjson");
  try {
    const mapBefore = isAnnounced(wish, config) && (await fetchSiteMap(config.siteOrigin, fetch));
    const before = await takeSteps(wish, config, results);
    if (wish.isDryRun) {
      for (const line of warned) console.log(`Avant de publier : ${line}`);
      console.log("Essai à blanc terminé : rien n'a été envoyé.");
      return 0;
    }
    const upload = readUpload(readFileSync(results, "utf8"));
    const code = await checkDeployed(wish, config, upload, before);
    if (code === 0 && mapBefore !== false) console.log(`\n${await announce(config, mapBefore)}`);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function readWish(words: string[]): DeployWish {
  const { values, positionals } = readWords(words, {
    env: { type: "string", default: "production" },
    preview: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    "sans-tests": { type: "boolean", default: false },
  });
  refuseMore(positionals, 0);
  if (values["sans-tests"] && !values["dry-run"])
    throw new UsageError("--sans-tests ne va qu'avec --dry-run : rien n'est publié sans tests.");
  return {
    place: readPlace(values.env),
    isPreview: values.preview,
    isDryRun: values["dry-run"],
    skipsTests: values["sans-tests"],
  };
}

/** Asked first: nobody should wait for a build and its tests to learn that they are not logged in. */
async function requireAccount(): Promise<void> {
  const { state, title, advice } = readAccount(await captureWrangler(["whoami", "--json"]));
  if (state !== "well") throw new OperatorError(`${title}\n→ ${advice}`);
}

/** @returns the version that visitors have had until now */
async function takeSteps(
  wish: DeployWish,
  config: WranglerConfig,
  results: string,
): Promise<PresentVersion> {
  const steps = planSteps(wish, config);
  let before: PresentVersion = { state: "unknown" };
  for (const [index, { title, tool, args, env, ifItFails }] of steps.entries()) {
    const isUpload = index === steps.length - 1;
    if (isUpload && !wish.isDryRun) {
      const listed = ["deployments", "list", "--json", "-c", BUILT_CONFIG];
      before = readPresentVersion(await captureWrangler(listed));
      const folder = join(TOP, "build/client");
      console.log(`\n${await carryFiles({ folder, origin: config.siteOrigin }, fetch)}`);
    }
    console.log(`\n[${index + 1}/${steps.length}] ${title}`);
    const code = await runTool(tool, args, { env: { ...env, WRANGLER_OUTPUT_FILE_PATH: results } });
    if (code !== 0) throw new OperatorError(`\n✗ ${title} : échec (code ${code}).\n${ifItFails}`);
  }
  return before;
}

/** Asks the new version, and says how to go back to the one before. @returns the code to end with */
async function checkDeployed(
  { isPreview, place }: DeployWish,
  config: WranglerConfig,
  upload: Upload | undefined,
  before: PresentVersion,
): Promise<number> {
  const origin = upload && chooseOrigin(upload, config.siteOrigin);
  if (!origin)
    throw new OperatorError(
      "\nEnvoyé, mais wrangler n'a donné aucune adresse : activez workers.dev ou un domaine, puis regardez /sante.",
    );
  console.log(`\nVérification de ${origin}`);
  const canonicalOrigin = config.siteOrigin;
  const isIndexed = place === "production" && origin === canonicalOrigin;
  const expected = { origin, canonicalOrigin, isIndexed, ...readBuild() };
  const checks = await smokeTest(expected, { fetch, sleep });
  for (const { title, faults } of checks) {
    console.log(faults.length === 0 ? `  ✓ ${title}` : `  ✗ ${title} ${faults.join(" ; ")}`);
  }
  const isWell = checks.every(({ faults }) => faults.length === 0);
  console.log(
    `\n${isPreview ? describePublishing(config, upload) : describeRollback(config, before)}`,
  );
  return isWell ? 0 : 1;
}

/** Only the published site is, and where it has a key. */
function isAnnounced(wish: DeployWish, { indexNowKey, isIndexed }: WranglerConfig): boolean {
  const isPublic = wish.place === "production" && !wish.isPreview && !wish.isDryRun;
  return isPublic && isIndexed && indexNowKey !== undefined;
}

/** @param before the site map that the site had */
function announce(
  { siteOrigin: origin, indexNowKey: key = "" }: WranglerConfig,
  before: Awaited<ReturnType<typeof fetchSiteMap>>,
): Promise<string> {
  const xml = readFileSync(join(TOP, "build/client/builds/sitemap.xml"), "utf8");
  return announceChanges({ origin, key, before, now: readSiteMap(xml, origin) }, fetch);
}

function describeRollback({ name }: WranglerConfig, before: PresentVersion): string {
  switch (before.state) {
    case "known":
      return `Pour revenir à la version d'avant : npx wrangler rollback ${before.versionId} --name ${name}`;
    case "none":
      return "C'était la première version : il n'y en a pas d'autre à laquelle revenir.";
    case "unknown":
      return `Wrangler n'a pas nommé la version d'avant. Pour la trouver : npx wrangler deployments list --name ${name}`;
  }
}

function describePublishing({ name }: WranglerConfig, { versionId }: Upload): string {
  return `Personne d'autre ne la voit. Pour la publier : npm run deploy${versionId ? ` (ou, sans migration : npx wrangler versions deploy ${versionId}@100 --name ${name})` : ""}`;
}

/** What the build that was just uploaded is called, and one of its articles. */
function readBuild(): { buildId: string; article: string } {
  const read = (path: string) => JSON.parse(readFileSync(join(TOP, "build/client", path), "utf8"));
  const { id } = read("builds/latest.json");
  const { prerendered }: { prerendered: string[] } = read(`builds/meta/${id}.json`);
  const article = prerendered.find((path) => path.startsWith("/blog/"));
  if (!article) throw new OperatorError("La construction n'a aucun article : rien à vérifier.");
  return { buildId: id, article };
}
