// What `npm run deploy` is about to do, and how it reads wrangler's answers.
import { expect, test } from "vitest";
import type { WranglerConfig } from "../../../app/build/wrangler-config.ts";
import { checkIdentity } from "../../../app/operator/check-setup.ts";
import {
  type DeployWish,
  findPlaceholders,
  planSteps,
  sortFaults,
} from "../../../app/operator/deploy-plan.ts";
import {
  chooseOrigin,
  readPresentVersion,
  readUpload,
} from "../../../app/operator/wrangler-answers.ts";
import { runCommandFile } from "./run-command.ts";

const CONFIG: WranglerConfig = {
  isIndexed: true,
  name: "primoscope",
  siteOrigin: "https://primoscope.fr",
  projectId: "primoscope-fr",
  historyName: "primoscope-history",
  hasAmountsKv: true,
  crons: ["*/5 * * * *"],
};

const WISH: DeployWish = {
  place: "production",
  isPreview: false,
  isDryRun: false,
  skipsTests: false,
};

test("a deployment builds, tests, migrates, then uploads", () => {
  expect(commands(WISH)).toEqual([
    "react-router build",
    "vitest run -c tests/vitest.config.ts --project worker",
    "wrangler d1 migrations apply HISTORY --remote -c wrangler.toml --env production",
    "wrangler deploy -c build/server/wrangler.json",
  ]);
  expect(planSteps(WISH, CONFIG)[0]?.env).toEqual({ CLOUDFLARE_ENV: "production" });
});

test("a preview is uploaded beside the site, and leaves the real database alone", () => {
  expect(commands({ ...WISH, isPreview: true })).toEqual([
    "react-router build",
    "vitest run -c tests/vitest.config.ts --project worker",
    "wrangler versions upload -c build/server/wrangler.json",
  ]);
});

test("a dry run sends nothing: its migrations are this machine's", () => {
  const dry = commands({ ...WISH, place: "staging", isDryRun: true, skipsTests: true });

  expect(dry).toEqual([
    "react-router build",
    "wrangler d1 migrations apply HISTORY --local -c wrangler.toml --env staging",
    "wrangler deploy --dry-run -c build/server/wrangler.json",
  ]);
  expect(dry.join("\n")).not.toContain("--remote");
});

test("a site without a history has no migrations to run", () => {
  const steps = planSteps(WISH, { ...CONFIG, historyName: undefined });

  expect(steps.map(({ args }) => args[0])).toEqual(["build", "run", "deploy"]);
});

test("the examples of wrangler.toml are not published", () => {
  expect(findPlaceholders(CONFIG)).toEqual([]);
  expect(
    findPlaceholders({
      ...CONFIG,
      siteOrigin: "https://staging.primoscope.example",
      projectId: "demo-primoscope",
    }),
  ).toHaveLength(2);
});

test("production is refused with a blank legal notice or an example for an address; file and field are named", () => {
  const identity = checkIdentity(["director", "address"], "contact@primoscope.example");
  const { refused, warned } = sortFaults(WISH, [], identity);

  expect(warned).toEqual([]);
  expect(refused).toEqual([
    expect.stringMatching(/compléter : director, address\.\n→ .*PUBLISHER dans app\/site\.ts/),
    expect.stringMatching(/contact@primoscope\.example.*\n→ .*app\/site\.ts, SITE\.contactEmail/),
  ]);
});

test("a preview and the place to try things are warned of it, and refused the examples of wrangler.toml", () => {
  const identity = checkIdentity(["director"], "a@b.fr");
  const examples = ["SITE_ORIGIN est encore l'exemple."];
  for (const wish of [
    { ...WISH, isPreview: true },
    { ...WISH, place: "staging" as const },
  ]) {
    expect(sortFaults(wish, [], identity).refused).toEqual([]);
    expect(sortFaults(wish, [], identity).warned).toHaveLength(1);
    expect(sortFaults(wish, examples, identity).refused).toContain(examples[0]);
  }
  expect(sortFaults({ ...WISH, isDryRun: true }, examples, identity).refused).toEqual([]);
});

test("a site whose operator has filled in everything is not held up", () => {
  expect(sortFaults(WISH, [], checkIdentity([], "a@b.fr"))).toEqual({ refused: [], warned: [] });
});

test.each([
  [["maintenant"], "« maintenant » est de trop."],
  [["--env", "preprod"], "--env veut production ou staging, pas « preprod »."],
  [["--sans-tests"], "rien n'est publié sans tests"],
  [["--vite"], "Option inconnue ou mal écrite : --vite."],
])("%j is refused with the usage", async (words, message) => {
  const { code, stderr } = await runCommandFile("deploy", words);

  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).toContain("npm run deploy -- --preview");
});

test("the version to go back to is the newest deployment's, the one that most visitors get", () => {
  const deployments = [
    deployment("2026-11-20T10:00:00Z", ["b", 10], ["c", 90]),
    deployment("2026-11-18T10:00:00Z", ["a", 100]),
  ];

  expect(read(JSON.stringify(deployments))).toEqual({ state: "known", versionId: "c" });
  expect(read(`Une mise à jour existe\n${JSON.stringify(deployments)}`)).toEqual({
    state: "known",
    versionId: "c",
  });
});

test("a first deployment has none, and an answer in other words is no proof of that", () => {
  expect(read("[]")).toEqual({ state: "none" });
  const gone = "This Worker does not exist on your account. [code: 10007]";
  expect(readPresentVersion({ code: 1, stdout: "", stderr: gone })).toEqual({ state: "none" });
  const lost = "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN";
  expect(readPresentVersion({ code: 1, stdout: "", stderr: lost })).toEqual({ state: "unknown" });
  expect(read('{"deployments":[]}')).toEqual({ state: "unknown" });
});

test("the addresses of a deployment are read, its own first", () => {
  const targets = [
    "https://primoscope.compte.workers.dev",
    "primoscope.fr (custom domain)",
    "schedule: */5 * * * *",
  ];
  const upload = readUpload(
    [
      JSON.stringify({ type: "wrangler-session", version: 1 }),
      JSON.stringify({ type: "deploy", version: 1, version_id: "d", targets }),
      "",
    ].join("\n"),
  );

  expect(upload).toEqual({
    versionId: "d",
    origins: ["https://primoscope.compte.workers.dev", "https://primoscope.fr"],
  });
  expect(upload && chooseOrigin(upload, "https://primoscope.fr")).toBe("https://primoscope.fr");
  expect(upload && chooseOrigin(upload, "https://autre.fr")).toBe(
    "https://primoscope.compte.workers.dev",
  );
});

test("a preview has the one address that Cloudflare gave it, or none", () => {
  const line = {
    type: "version-upload",
    version_id: "e",
    preview_url: "https://e-p.c.workers.dev",
  };

  expect(readUpload(JSON.stringify(line))?.origins).toEqual(["https://e-p.c.workers.dev"]);
  expect(readUpload(JSON.stringify({ ...line, preview_url: undefined }))?.origins).toEqual([]);
  expect(readUpload("")).toBeUndefined();
});

function commands(wish: DeployWish): string[] {
  return planSteps(wish, CONFIG).map(({ tool, args }) => [tool, ...args].join(" "));
}

function read(stdout: string) {
  return readPresentVersion({ code: 0, stdout, stderr: "" });
}

function deployment(created_on: string, ...versions: [string, number][]) {
  return {
    id: created_on,
    created_on,
    versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })),
  };
}
