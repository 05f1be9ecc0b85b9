// `node tests/bench/growth.ts [10000]`: builds a copy of the site with 150 articles and one with ten thousand, and
// tells how they differ. Bundles and time per page must be the same within five per cent.
import { spawn } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { addArticles } from "./growth-articles.ts";
import { measureServed } from "./growth-served.ts";

const TOP = resolve(import.meta.dirname, "../..");
const FEW = 150;
const many = Number(process.argv[2] ?? 10_000);
const NOT_COPIED = ["node_modules", "build", ".git", ".react-router", ".wrangler"];

/** Tells, as a build ends, what it took; threads are part of it. */
const ON_EXIT = `import { isMainThread } from "node:worker_threads";
if (isMainThread) process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.log("\\ntaken " + JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }));
});`;

type Figures = Record<string, number>;

const folders = [mkdtempSync(join(tmpdir(), "growth-")), mkdtempSync(join(tmpdir(), "growth-"))];
process.on("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
const [small = "", large = ""] = folders;
const built = [await buildCopy(small, FEW), await buildCopy(large, many)];
const served = await measureServed([small, large]);
const [few = {}, grown = {}] = built.map((figures, place) => ({ ...figures, ...served[place] }));
console.log(`\n${"".padEnd(34)}${String(FEW).padStart(12)}${String(many).padStart(12)}     ratio`);
for (const [name, value] of Object.entries(few)) {
  const other = grown[name] ?? 0;
  const cells = [value, other].map((cell) => cell.toFixed(cell < 100 ? 2 : 0).padStart(12));
  console.log(`${name.padEnd(34)}${cells.join("")}${(other / value).toFixed(3).padStart(10)}`);
}

async function buildCopy(folder: string, count: number): Promise<Figures> {
  cpSync(TOP, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.includes(relative(TOP, path)),
  });
  symlinkSync(join(TOP, "node_modules"), join(folder, "node_modules"));
  console.log(`${count} articles (${addArticles(folder, count)} of them added): building…`);
  const figures = { ...(await build(folder)), ...measureFiles(folder) };
  console.log(figures);
  return figures;
}

async function build(folder: string): Promise<Figures> {
  const started = performance.now();
  const hook = `data:text/javascript,${encodeURIComponent(ON_EXIT)}`;
  const cli = join(folder, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, ["--import", hook, cli, "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  const seconds = (performance.now() - started) / 1000;
  const [, taken] = /^taken (.*)$/m.exec(output) ?? [];
  if (code !== 0 || !taken) throw new Error(`The build failed:\n${output.slice(-5000)}`);
  const { maxRSS, cpu } = JSON.parse(taken);
  return { "build, s": seconds, "build, s CPU": cpu / 1e6, "build, MB at most": maxRSS / 1024 };
}

function measureFiles(folder: string): Figures {
  const client = join(folder, "build/client");
  const files = globSync("**/*", { cwd: client })
    .map((file) => statSync(join(client, file)))
    .filter((stat) => stat.isFile());
  return {
    files: files.length,
    "files, MB": sum(files.map(({ size }) => size)) / 1e6,
    "largest file, MB": Math.max(...files.map(({ size }) => size)) / 1e6,
    ...measureScripts("Worker", join(folder, "build/server"), ["index.js", "assets/*.js"]),
    ...measureScripts("browser", client, ["assets/*.js"]),
  };
}

function measureScripts(name: string, folder: string, patterns: string[]): Figures {
  const scripts = globSync(patterns, { cwd: folder }).map((file) =>
    readFileSync(join(folder, file)),
  );
  return {
    [`${name} scripts, KB`]: sum(scripts.map(({ length }) => length)) / 1000,
    [`${name} scripts, KB gzip`]: sum(scripts.map((script) => gzipSync(script).length)) / 1000,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
