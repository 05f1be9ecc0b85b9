// `npm test`: everything, one step after the other, and one line at the end that says how it went.
// `npm test -- unit lint` runs these steps only; `npm test -- tests/worker/x.test.ts` one file.
import { installChromium } from "./local/chromium.ts";
import { stopRequest } from "./local/stop-request.ts";
import { type RunningTool, startTool, type TOOLS } from "./local/tool.ts";
import { countTests, newReport, type Result } from "./vitest-report.ts";

const FAILED: Result = { passed: 0, failed: 1 };

const wanted = process.argv.slice(2);
const files = wanted.filter((word) => word.startsWith("tests/"));
let running: RunningTool | undefined;
let siteIsBuilt = true;

/** In order; each says how much of it passed. */
const STEPS: Record<string, () => Promise<Result>> = {
  build,
  types: async () => {
    const generated = await passes("react-router", ["typegen"]);
    return count(generated && (await passes("tsc", ["--noEmit"])));
  },
  lint: async () => count(await passes("biome", ["ci", "--error-on-warnings"])),
  unit: () => vitest("unit"),
  worker: () => vitestOnBuild("worker"),
  browser: async () => {
    if (await installChromium()) return vitestOnBuild("browser");
    console.error("No Chromium, and none could be installed: set CHROMIUM_PATH to one.");
    return FAILED;
  },
};

void stopRequest().then(async () => {
  await running?.stop();
  process.exit(1);
});

const unknown = wanted.filter(
  (word) => !(word in STEPS) && !Object.keys(STEPS).some((step) => isOf(step, word)),
);
if (unknown.length > 0) {
  console.error(
    `No step, nor a path in tests/: ${unknown.join(", ")}. Steps: ${Object.keys(STEPS).join(", ")}.`,
  );
  process.exit(1);
}

const total: Result = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
for (const [name, run] of Object.entries(STEPS)) {
  if (!isWanted(name)) continue;
  console.log(`\n── ${name} ──`);
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** Everything, unless steps or files were named; what reads the built site needs the build too. */
function isWanted(step: string): boolean {
  if (wanted.length === 0 || wanted.includes(step)) return true;
  if (step === "build") return isWanted("worker") || isWanted("browser");
  return files.some((file) => isOf(step, file));
}

/** `tests/worker` and all that is in it. */
function isOf(step: string, file: string): boolean {
  return `${file}/`.startsWith(`tests/${step}/`);
}

async function build(): Promise<Result> {
  siteIsBuilt = await passes("react-router", ["build"]);
  return count(siteIsBuilt);
}

async function vitestOnBuild(project: string): Promise<Result> {
  if (siteIsBuilt) return vitest(project);
  console.error(`The ${project} tests need the build, which failed.`);
  return FAILED;
}

async function vitest(project: string): Promise<Result> {
  const report = newReport();
  const own = files.filter((file) => isOf(project, file));
  const succeeded = await passes("vitest", [
    ...["run", "--config", "tests/vitest.config.ts", "--project", `${project}*`],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ...own,
  ]);
  return countTests(report, succeeded);
}

function count(succeeded: boolean): Result {
  return succeeded ? { passed: 1, failed: 0 } : FAILED;
}

async function passes(tool: keyof typeof TOOLS, args: string[]): Promise<boolean> {
  running = startTool(tool, args);
  return (await running.ended) === 0;
}
