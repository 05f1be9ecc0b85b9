// The command-line tools of node_modules, run under the Node that runs us.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** The project's top folder. */
export const TOP = join(import.meta.dirname, "../..");

/** The tools, as scripts: a launcher of node_modules/.bin would be another kind of file on Windows. */
export const TOOLS = {
  playwright: "node_modules/playwright/cli.js",
  "react-router": "node_modules/@react-router/dev/bin.cjs",
  vitest: "node_modules/vitest/vitest.mjs",
  wrangler: "node_modules/wrangler/bin/wrangler.js",
} as const;

export type Tool = keyof typeof TOOLS;

/** Nothing asks to be installed, nothing phones home. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  // With the banner goes the look for a newer version.
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** The environment that a tool runs in: ours, quiet, with node_modules/.bin in its path. */
export function toolEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = join(TOP, "node_modules/.bin") + delimiter + (process.env.PATH ?? "");
  return { ...process.env, ...QUIET, PATH: path, ...more };
}

/** How a tool ended, and what it said. */
export type ToolAnswer = { code: number; stdout: string; stderr: string };

type Options = {
  /** Added to this process's environment. */
  env?: Readonly<Record<string, string>>;
  /** In ms; a tool that has not ended by then is stopped, with code 1. Without it, it takes the time it takes. */
  limitMs?: number;
};

/** Runs a tool to its end, its output on ours, its questions at our keyboard. @returns its exit code */
export async function runTool(tool: Tool, args: string[], options: Options = {}): Promise<number> {
  return (await run(tool, args, "inherit", options)).code;
}

/** Runs a tool to its end and captures its output; it asks nothing. */
export function captureTool(
  tool: Tool,
  args: string[],
  options: Options = {},
): Promise<ToolAnswer> {
  return run(tool, args, ["ignore", "pipe", "pipe"], options);
}

function run(
  tool: Tool,
  args: string[],
  stdio: "inherit" | ["ignore", "pipe", "pipe"],
  { env, limitMs }: Options,
): Promise<ToolAnswer> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [TOOLS[tool], ...args], {
      cwd: TOP,
      env: toolEnvironment(env),
      stdio,
      ...(limitMs !== undefined && { timeout: limitMs }),
    });
    const output = { stdout: "", stderr: "" };
    child.stdout?.on("data", (bytes) => {
      output.stdout += String(bytes);
    });
    child.stderr?.on("data", (bytes) => {
      output.stderr += String(bytes);
    });
    child.once("error", (error) => resolve({ code: 1, ...output, stderr: error.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, ...output }));
  });
}
