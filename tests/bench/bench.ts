// `npm run bench`: the site's goals for speed, as ratios to other Workers and to a plain React Router page that take
// turns with it on the same machine. A ratio holds on a slow machine and on a fast one; milliseconds do not.
// `npm run bench -- cpu bytes` runs these parts only, `--runs=9` takes nine turns. Exits with 1 where a goal is missed.
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type SiteWithAmounts, startSiteWithAmounts } from "./amounts.ts";
import { measureBrowser } from "./browser.ts";
import { measureBytes } from "./bytes.ts";
import { measureCpu } from "./cpu.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureNextPage } from "./next-page.ts";
import { buildPlainSite } from "./plain-site.ts";
import { type Report, startReport } from "./report.ts";

type Part = {
  measure: (site: SiteWithAmounts, report: Report, runs: number) => Promise<void>;
  /** Turns, where `--runs` says nothing. */
  runs: number;
};

const PARTS: Record<string, Part> = {
  cpu: { measure: measureCpu, runs: 7 },
  bytes: { measure: measureBytes, runs: 1 },
  browser: { measure: measureBrowser, runs: 5 },
  "next-page": { measure: measureNextPage, runs: 5 },
  lighthouse: { measure: measureLighthouse, runs: 5 },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string" } },
});
const unknown = positionals.filter((name) => !(name in PARTS));
const asked = Number(values.runs ?? 1);
if (unknown.length > 0 || !Number.isInteger(asked) || asked < 1) {
  console.error(`npm run bench -- [${Object.keys(PARTS).join("] [")}] [--runs=5]`);
  process.exit(2);
}

const report = startReport();
const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.log(
    `The machine is at work (load ${load.toFixed(1)}): the browser's figures will lie far apart.`,
  );
}
await buildPlainSite();
for (const [name, { measure, runs }] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  // A site of its own for each part: none finds what another one has made it keep.
  await using site = await startSiteWithAmounts();
  await measure(site, report, values.runs ? asked : runs);
}
console.log(`\n${report.table()}\n`);
console.log(report.isMet() ? "Every goal is met." : "A goal is missed.");
process.exitCode = report.isMet() ? 0 : 1;
