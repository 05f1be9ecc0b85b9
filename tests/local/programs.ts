// Programs that are no packages of npm: found on this machine, or installed from its distribution.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

type Wanted = {
  /** The environment's variable that may name another; where it is set, nothing else is tried. */
  variable?: string;
  /** What it may be called in PATH, the best first. */
  names?: readonly string[];
  /** Where else it may be. */
  paths?: readonly string[];
  /** What `--version` answers; without it, being there is enough. */
  version?: RegExp;
};

/** The path of a program that starts on this machine; undefined where there is none. */
export function findProgram({
  variable,
  names = [],
  paths = [],
  version,
}: Wanted): string | undefined {
  const named = variable && process.env[variable];
  if (named) return runs(named, version) ? named : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...paths].find((path) => runs(path, version));
}

/**
 * Installs the packages of a Debian or an Ubuntu, without what they only recommend: of each list the first that can be had.
 * Does nothing where there is no apt; whether it worked is told by `findProgram`.
 */
export function installPackages(...lists: readonly (readonly string[])[]): void {
  if (!existsSync("/usr/bin/apt-get")) return;
  // Without a password or not at all: nobody may be at the keyboard.
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...action: string[]) => {
    const [program = "", ...args] = [...sudo, "apt-get", "-q", ...action];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
  };
  apt("update");
  lists.some((packages) => apt("install", "-y", "--no-install-recommends", ...packages));
}

/** A program that is there but lacks a library, or only says where to get the real one, does not count. */
function runs(program: string, version: RegExp | undefined): boolean {
  if (!existsSync(program)) return false;
  // On Windows, `--version` opens a window instead of answering.
  if (!version || process.platform === "win32") return true;
  const { status, stdout } = spawnSync(program, ["--version"], {
    encoding: "utf8",
    timeout: 30_000,
  });
  return status === 0 && version.test(stdout);
}
