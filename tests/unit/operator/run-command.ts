// A command of the operator, as npm runs it.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const ROOM = join(import.meta.dirname, "../../../app/operator");

export type CommandEnd = { code: number; stdout: string; stderr: string };

/** Runs `app/operator/{name}.ts` to its end, nobody at the keyboard. @param env all the variables it gets beside PATH */
export function runCommandFile(
  name: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(ROOM, `${name}.ts`), ...words],
      { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout: plainSpaces(stdout), stderr }),
    );
    child.stdin?.end();
    onTestFinished(() => void child.kill());
  });
}

/** No-break spaces as ordinary ones, so that a test is read as it is typed. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
