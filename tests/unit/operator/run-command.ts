// A command of the operator: as npm runs it, or here, which saves the start of a process and of all that it loads.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";

const ROOM = join(import.meta.dirname, "../../../app/operator");

export type CommandEnd = { code: number; stdout: string; stderr: string };
type Run = typeof spawnCommand;

let runs = 0;

/** Runs `app/operator/{name}.ts` to its end, nobody at the keyboard. @param env all the variables it gets beside PATH */
export function spawnCommand(
  name: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(ROOM, `${name}.ts`), ...words],
      { env: ownEnv(env) },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout: plainSpaces(stdout), stderr }),
    );
    child.stdin?.end();
    onTestFinished(() => void child.kill());
  });
}

/** The same in the process of the test: its file is run anew, what it imports is not. One at a time. */
export const runCommandFile: Run = async (name, words, env = {}) => {
  const genuine = { argv: process.argv, env: process.env, isTTY: process.stdin.isTTY };
  const output = { stdout: "", stderr: "" };
  let code: number | undefined;
  const keep = (stream: keyof typeof output) => (text: unknown) => {
    if (code === undefined) output[stream] += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, "log").mockImplementation(keep("stdout")),
    vi.spyOn(console, "error").mockImplementation(keep("stderr")),
    // What a command does after its end is not seen by anybody.
    vi.spyOn(process, "exit").mockImplementation((given) => {
      code ??= Number(given ?? 0);
      return undefined as never;
    }),
  ];
  Object.assign(process, { argv: [process.execPath, name, ...words], env: ownEnv(env) });
  process.stdin.isTTY = false;
  try {
    runs += 1;
    await import(/* @vite-ignore */ `${join(ROOM, `${name}.ts`)}?run=${runs}`);
    code ??= Number(process.exitCode ?? 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = undefined;
    Object.assign(process, { argv: genuine.argv, env: genuine.env });
    process.stdin.isTTY = genuine.isTTY;
  }
  return { code, ...output, stdout: plainSpaces(output.stdout) };
};

function ownEnv(env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    BUILD_DAY: process.env.BUILD_DAY,
    ...env,
  };
}

/** No-break spaces as ordinary ones, so that a test is read as it is typed. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
