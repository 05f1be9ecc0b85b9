// An offer that is announced and one that is suspended, as the built site tells them once such a day has come after its build: out of what
// one can take and of every sum, and said in the same words everywhere.
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Standing, StandingChange } from "../../app/amounts/standing.ts";
import { inFile } from "../local/firestore/document-source.ts";
import { makeFolder } from "../temporary-folder.ts";
import { connect } from "./mcp-client.ts";
import { EXAMPLE } from "./remembering.ts";
import { openScene, readPlain } from "./scene.ts";
import { BUILD } from "./start-site.ts";

/** What a build writes of days to come, here of days that have come. */
const TURNS: Readonly<Record<string, StandingChange>> = {
  N26: { from: "2026-01-02", state: "suspended", shut: "suspendu depuis le 2 janvier 2026" },
  BOURSOBANK: { from: "2026-01-02", state: "announced", shut: "annoncé pour le 1er mai 2099" },
};
const NAMES = { N26: "N26", BOURSOBANK: "BoursoBank" };

/** The Worker's own table of standings, which it holds as JSON. */
function turnStandings(module: string): string {
  return module.replace(/JSON\.parse\(`(\{"[A-Z_]+":\{[^`]*\})`\)/g, (whole, json: string) => {
    const table = JSON.parse(json);
    return table.N26?.isUnsponsored ? `JSON.parse(\`${JSON.stringify(turned(table))}\`)` : whole;
  });
}

/** The same in the data of pages, wherever an offer stands with its standing. */
function turned(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => turned(each));
  if (typeof value !== "object" || value === null) return value;
  const own = value as Record<string, unknown>;
  const code = [own.offerCode, own.code, own.id, name].find((each) => String(each) in TURNS);
  const turn = TURNS[String(code)];
  const rest = Object.fromEntries(
    Object.entries(own).map(([key, each]) => [key, turned(each, key)]),
  );
  if (!turn) return rest;
  if ("isUnsponsored" in own) return { ...own, later: [turn] } satisfies Standing;
  return "standing" in own
    ? { ...rest, standing: { ...Object(own.standing), later: [turn] } }
    : rest;
}

async function openTurned() {
  const files = makeFolder();
  cpSync(join(BUILD, "../client"), files, { recursive: true });
  for (const file of globSync("**/_payload.json", { cwd: files })) {
    const path = join(files, file);
    const text = readFileSync(path, "utf8");
    if (/"standing":|"isUnsponsored":/.test(text))
      writeFileSync(path, JSON.stringify(turned(JSON.parse(text))));
  }
  const document = inFile(EXAMPLE).read();
  return openScene({ document, files, rewrite: turnStandings });
}

test("lists, tickets, sums, files, texts and assistants say that one is suspended and one announced", async () => {
  await using scene = await openTurned();
  await scene.site.runCron();
  await using assistant = await connect(scene.site);
  const read = (path: string) => readPlain(scene.site, path);

  for (const path of ["/", "/parrainage", "/parrainage?jamais-client=oui"]) {
    const takeable = /<tbody.*?(?=Pas à prendre aujourd’hui|<\/table>)/s.exec(
      await read(path),
    )?.[0];
    for (const code of Object.keys(TURNS))
      expect.soft(takeable, path).not.toContain(`data-row="${code}"`);
  }
  const { offres } = JSON.parse(await read("/api/primes.json"));
  const offerOf = (code: string) => offres.find((each: { code: string }) => each.code === code);
  expect.soft(offerOf("N26")).toMatchObject({
    etat: "suspendu",
    du: null,
    pourquoiPasDu: "suspendu depuis le 2 janvier 2026",
    montants: { filleulEnTout: null },
  });
  expect.soft(offerOf("BOURSOBANK")).toMatchObject({
    etat: "annoncé",
    du: null,
    pourquoiPasDu: "annoncé pour le 1er mai 2099",
    montants: { filleulEnTout: null },
  });
  const table = await read("/api/historique.csv");
  expect.soft(table).toMatch(/^programme;.*N26;.*suspendu/m);
  expect.soft(table).toMatch(/^programme;.*BOURSOBANK;.*annoncé/m);
  for (const [code, { shut = "" }] of Object.entries(TURNS)) {
    const name = NAMES[code as keyof typeof NAMES];
    const path = `/banque/${name.toLowerCase()}`;
    expect.soft(await read(path), path).toContain(shut);
    const told = await assistant.call("offre", { offre: code });
    expect.soft(JSON.stringify(told), code).toContain(shut);
  }
  expect.soft(await read("/parrainage.md")).toContain("suspendu depuis le 2 janvier 2026");
  const plan = await read("/outils/mon-annee");
  expect.soft(plan).toContain("suspendu depuis le 2 janvier 2026");
  expect.soft(plan).toContain("annoncé pour le 1er mai 2099");
});
