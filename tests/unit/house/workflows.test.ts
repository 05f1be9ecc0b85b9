// What runs by itself: each workflow can be read, is held to a commit and to few rights, and its issue opens once and closes.
import { execFileSync } from "node:child_process";
import { chmodSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { makeFolder } from "../../temporary-folder.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FILES = globSync(".github/workflows/*.yml", { cwd: ROOT }).sort();

const step = z
  .strictObject({
    id: z.string().optional(),
    if: z.string().optional(),
    uses: z.string().optional(),
    with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    env: z.record(z.string(), z.string()).optional(),
    run: z.string().optional(),
  })
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined));

const workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z.object({ branches: z.array(z.string()) }).optional(),
    pull_request: z.null().optional(),
    schedule: z
      .array(z.strictObject({ cron: z.string().regex(/^\d+ \d+ \* \* [0-6]$/) }))
      .optional(),
    workflow_dispatch: z.null().optional(),
  }),
  permissions: z.strictObject({
    contents: z.literal("read"),
    issues: z.literal("write").optional(),
  }),
  concurrency: z.object({ group: z.string() }),
  env: z.record(z.string(), z.string()).optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      if: z.string().optional(),
      "runs-on": z.literal("ubuntu-24.04"),
      "timeout-minutes": z.number(),
      steps: z.array(step),
    }),
  ),
});

test.each(FILES)("%s is a workflow, and other people's steps are fixed by commit", (file) => {
  const { jobs } = workflow.parse(parse(readFileSync(join(ROOT, file), "utf8")));
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));

  for (const each of used) expect.soft(each).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test.each(FILES)("every line of shell in %s can be read", (file) => {
  const { jobs } = workflow.parse(parse(readFileSync(join(ROOT, file), "utf8")));
  for (const { run } of Object.values(jobs).flatMap(({ steps }) => steps)) {
    // GitHub's own words are filled in before a shell sees them.
    if (run) execFileSync("bash", ["-n", "-c", run.replaceAll(/\$\{\{.*?\}\}/g, "x")]);
  }
});

test("a report opens one issue, rewrites it while it stands open, and closes it once there is nothing to say", () => {
  const { run, calls } = openGithub();

  run("Deux liens sont morts.", "");
  expect(calls()).toEqual(["list", "create --title Liens"]);
  run("Un lien est mort.", "17");
  expect(calls()).toEqual(["list", "edit 17"]);
  run("", "17");
  expect(calls()).toEqual(["list", "close 17"]);
  run("", "");
  expect(calls()).toEqual(["list"]);
});

/** A `gh` that notes what it is asked, and has one issue open or none. */
function openGithub() {
  const folder = makeFolder();
  const [gh, asked, report] = ["gh", "asked", "report"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(
    gh,
    '#!/usr/bin/env bash\necho "$2 $3 $4" >> "$ASKED"\n[ "$2" = list ] && echo "$OPEN"\nexit 0\n',
  );
  chmodSync(gh, 0o755);
  return {
    run(text: string, open: string) {
      writeFileSync(report, text);
      writeFileSync(asked, "");
      const env = { PATH: `${folder}:${process.env.PATH}`, ASKED: asked, OPEN: open };
      execFileSync(join(ROOT, ".github/report-issue.sh"), ["Liens", report], { env });
    },
    calls: () =>
      readFileSync(asked, "utf8")
        .trim()
        .split("\n")
        .map((line) => line.replace(/ --state.*| --body-file.*| --comment.*/, "")),
  };
}
