// A deployment keeps what visitors of older builds still ask for.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { carryFiles } from "../../../app/operator/carry-files.ts";
import { makeFolder } from "../../temporary-folder.ts";

const ORIGIN = "https://primoscope.fr";
const ids = ["a", "b", "c", "d"].map((letter) => letter.repeat(16));

test("four deployments on: the site has the files of the last three builds, and no older one's", async () => {
  const site = new Map<string, string>();
  for (const [index, id] of ids.entries()) {
    const folder = build(id, `site-0000000${index}.js`);
    await carryFiles({ folder, origin: ORIGIN }, answerFrom(site));
    deploy(folder, site);
  }

  expect([...site.keys()].sort()).toEqual([
    "assets/site-00000001.js",
    "assets/site-00000002.js",
    "assets/site-00000003.js",
    "builds/files.json",
    "builds/latest.json",
  ]);
  expect(site.get("assets/site-00000001.js")).toBe(`script of ${ids[1]}`);
});

test("a first deployment, or a site that is down, is told and stops nothing", async () => {
  const folder = build(ids[0] ?? "", "site-00000000.js");
  const down = () => Promise.reject(new Error("no route to host"));

  expect(await carryFiles({ folder, origin: ORIGIN }, answerFrom(new Map()))).toContain("(404)");
  expect(await carryFiles({ folder, origin: ORIGIN }, down)).toContain("no route to host");
});

test.each(["../../../etc/passwd-00000000.js", "a/b-00000000.js", "index.html"])(
  "a list that names %s is not followed",
  async (file) => {
    const folder = build(ids[0] ?? "", "site-00000000.js");
    const list = JSON.stringify({ builds: [{ id: ids[1], files: [file] }] });
    const site = new Map([["builds/files.json", list]]);
    await carryFiles({ folder, origin: ORIGIN }, answerFrom(site));

    expect(readdirSync(join(folder, "assets"))).toEqual(["site-00000000.js"]);
  },
);

function build(id: string, script: string): string {
  const folder = makeFolder();
  for (const name of ["assets", "builds"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "assets", script), `script of ${id}`);
  writeFileSync(join(folder, "builds/latest.json"), JSON.stringify({ id }));
  return folder;
}

/** What was there before is gone, as at Cloudflare. */
function deploy(folder: string, site: Map<string, string>): void {
  site.clear();
  for (const name of ["assets", "builds"]) {
    for (const file of readdirSync(join(folder, name)))
      site.set(`${name}/${file}`, readFileSync(join(folder, name, file), "utf8"));
  }
}

function answerFrom(site: Map<string, string>): typeof fetch {
  return async (address) => {
    const text = site.get(String(address).slice(ORIGIN.length + 1));
    return new Response(text ?? "", { status: text === undefined ? 404 : 200, headers: {} });
  };
}
