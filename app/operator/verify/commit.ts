// The round as one commit of its own.
import { execFileSync } from "node:child_process";

/** Whether nothing waits to be committed; false where it is no repository at all. */
export function isClean(folder: string): boolean {
  try {
    return git(folder, "status", "--porcelain").trim() === "";
  } catch {
    return false;
  }
}

/** Commits these files alone, named from `folder`. @throws where git refuses */
export function commitFiles(folder: string, files: readonly string[], message: string): void {
  git(folder, "commit", "--quiet", "--message", message, "--", ...files);
}

function git(folder: string, ...words: string[]): string {
  return execFileSync("git", words, { cwd: folder, encoding: "utf8" });
}
