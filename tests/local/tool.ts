// Runs the command-line tools of node_modules under our own Node, and takes them down with all they started.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** The project's top folder. */
export const TOP = join(import.meta.dirname, "../..");

/** The tools, as scripts: a launcher of node_modules/.bin would be another kind of file on Windows. */
export const TOOLS = {
  playwright: "node_modules/playwright/cli.js",
  "react-router": "node_modules/@react-router/dev/bin.cjs",
  wrangler: "node_modules/wrangler/bin/wrangler.js",
} as const;

/** Nothing asks, nothing phones home. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  // With the banner goes the look for a newer version.
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** How long a tool may take to tidy up before it is killed, in milliseconds. */
const STOP_LIMIT_MS = 5_000;

export type RunningTool = {
  /** Resolves with the tool's exit code, whoever ended it; 1 where it could not start. */
  ended: Promise<number>;
  /** Ends the tool and its own processes; resolves when they are gone. */
  stop: () => Promise<void>;
};

type Options = {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** Hears what the tool sends to its parent process. */
  onMessage?: (message: unknown) => void;
};

/** Starts a tool, its output on ours, its input closed so that it asks nothing. */
export function startTool(
  tool: keyof typeof TOOLS,
  args: string[],
  { env = {}, onMessage = () => {} }: Options = {},
): RunningTool {
  const path = join(TOP, "node_modules/.bin") + delimiter + (process.env.PATH ?? "");
  const child = spawn(process.execPath, [TOOLS[tool], ...args], {
    cwd: TOP,
    env: { ...process.env, ...QUIET, PATH: path, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // A process group of its own: one signal then reaches workerd and the like too.
    detached: process.platform !== "win32",
  });
  child.on("message", onMessage);
  const ended = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      console.error(`${tool}: ${error.message}`);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });

  async function stop(): Promise<void> {
    const { pid } = child;
    if (!pid) return;
    signalGroup(pid, "SIGTERM");
    const deadline = setTimeout(() => signalGroup(pid, "SIGKILL"), STOP_LIMIT_MS);
    await ended;
    clearTimeout(deadline);
    // Whatever the tool left behind when it went.
    signalGroup(pid, "SIGKILL");
  }

  return { ended, stop };
}

/** Sends a signal to a process and all it started; nothing happens where they are gone already. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return;
    throw error;
  }
}
