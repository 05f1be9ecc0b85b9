// Installs the packages of package-lock.json where they are missing or others, and says nothing where
// they are all there. npm runs it before `start`, `test`, `build` and whatever has such a `pre…` line in package.json.
//
// It is a script of its own, and plain JavaScript, for two reasons: it must run on Node 20 before
// anything is installed; and the shell that starts the real command must be a new one, or it would have
// looked up `node` before node_modules/.bin/node (Node 24, an optional dependency) was there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [22, 22];

const top = join(dirname(fileURLToPath(import.meta.url)), "../..");

if (!isInstalled()) install();
requireNode();

/** True when node_modules holds the packages of the lock file, each in its version. */
function isInstalled() {
  const locked = readPackages("package-lock.json");
  // npm's own record of what it put there, written last: an interrupted installation has none.
  const installed = readPackages("node_modules/.package-lock.json");
  if (!locked || !installed) return false;
  for (const [path, { version, integrity, optional }] of Object.entries(locked)) {
    const found = installed[path];
    // Optional packages are for other machines, or refused to install here.
    if (!found && optional) continue;
    if (!found || found.version !== version || found.integrity !== integrity) return false;
  }
  return Object.keys(installed).every((path) => path in locked);
}

/** The packages a lock file names, by path, without the project itself; undefined where it can't be read. */
function readPackages(file) {
  const path = join(top, file);
  if (!existsSync(path)) return undefined;
  try {
    const { "": _project, ...packages } = JSON.parse(readFileSync(path, "utf8")).packages;
    return packages;
  } catch {
    return undefined; // Half-written: the installation starts again.
  }
}

/** `npm ci`; where it refuses the lock file for lack of another system's packages, what it does name. */
function install() {
  console.log("Installation des paquets (npm ci), une minute environ…");
  if (npm("ci") || npm("install", "--no-save")) return;
  console.error("L'installation des paquets a échoué. (The packages could not be installed.)");
  process.exit(1);
}

/** Runs npm, the one that runs us where there is one; false where it failed. */
function npm(...command) {
  // No package needs a script of its own to be installed (package.json, allowScripts); an npm before 11 knows no such
  // list and would run them all.
  const options = [
    ...command,
    ...["--ignore-scripts", "--no-audit", "--no-fund", "--include=dev", "--include=optional"],
  ];
  const running = process.env.npm_execpath;
  const { status } = running?.endsWith(".js")
    ? spawnSync(process.execPath, [running, ...options], { cwd: top, stdio: "inherit" })
    : spawnSync("npm", options, {
        cwd: top,
        stdio: "inherit",
        shell: process.platform === "win32",
      });
  return status === 0;
}

/** Stops with a clear line where the Node that the scripts would get is too old. */
function requireNode() {
  const version = versionOfScripts();
  const [major, minor] = version.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  const oldest = OLDEST_NODE.join(".");
  console.error(
    `Il faut Node ${oldest} ou plus récent ; cette machine a Node ${version}. Installez-le : https://nodejs.org\n` +
      `(Node ${oldest} or newer is needed; this machine has ${version}. Linux on x64 and arm64 gets it from npm.)`,
  );
  process.exit(1);
}

/** The version of node_modules/.bin/node where it is there and runs, else of the machine's own Node. */
function versionOfScripts() {
  const own = join(top, "node_modules/.bin/node");
  if (!existsSync(own)) return process.versions.node;
  const { status, stdout } = spawnSync(own, ["--version"], { encoding: "utf8" });
  if (status === 0) return stdout.trim().slice(1);
  console.error(`${own} ne démarre pas sur cette machine. (It does not run here.)`);
  process.exit(1);
}
