// `npm run doctor`: what of the site is well, broken, or can't be told from here, and what to do about it.

import { readWranglerConfig } from "../build/wrangler-config.ts";
import { plural } from "../ui/plural.ts";
import { checkCloudflare } from "./check-cloudflare.ts";
import { checkFirestore } from "./check-firestore.ts";
import { checkConfig, checkIdentity, checkNode } from "./check-setup.ts";
import { checkSite } from "./check-site.ts";
import { describeFinding, type Finding } from "./diagnosis.ts";
import { readPlace } from "./places.ts";
import { readWords, refuseMore, runCommand } from "./terminal.ts";

const USAGE = "  npm run doctor [-- --env production|staging]";

await runCommand(USAGE, async (words) => {
  const { values, positionals } = readWords(words, {
    env: { type: "string", default: "production" },
  });
  refuseMore(positionals, 0);
  const place = readPlace(values.env);
  const config = readWranglerConfig(place);
  const source = {
    projectId: config.projectId,
    apiKey: process.env.FIRESTORE_API_KEY,
    emulatorHost: process.env.FIRESTORE_EMULATOR_HOST,
  };
  const findings: Finding[] = [
    checkNode(process.versions.node),
    ...checkConfig(config, place),
    ...checkIdentity(),
  ];
  for (const finding of findings) console.log(describeFinding(finding));
  // Those that ask somebody ask at once: offline, the slowest of them is all one waits for.
  const results = await Promise.all([
    checkCloudflare(place, config.historyName !== undefined),
    checkFirestore(source),
    checkSite(config.siteOrigin, place),
  ]);
  for (const finding of results.flat()) console.log(describeFinding(finding));
  findings.push(...results.flat());

  const count = (state: Finding["state"]) =>
    findings.filter((finding) => finding.state === state).length;
  const [faults, gaps] = [count("broken"), count("unknown")];
  const result = faults === 0 ? "Rien de cassé" : plural(faults, "chose cassée", "choses cassées");
  const rest = gaps === 0 ? "" : ` ; ${plural(gaps, "point")} sans réponse d'ici (?)`;
  console.log(`\n${result}${rest}.`);
  return faults === 0 ? 0 : 1;
});
