// Runs the command-line tools of node_modules under our own Node, and takes them down with all they started.
import { spawn } from "node:child_process";
import { TOOLS, TOP, type Tool, toolEnvironment } from "../../app/operator/tools.ts";

export { TOP };

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
  /** Says nothing unless the tool fails: then all that it said. */
  isQuiet?: boolean;
  /** Hears what the tool sends to its parent process. */
  onMessage?: (message: unknown) => void;
};

/** Starts a tool, its output on ours (unless it is to be quiet), its input closed so that it asks nothing. */
export function startTool(
  tool: Tool,
  args: string[],
  { env = {}, isQuiet = false, onMessage = () => {} }: Options = {},
): RunningTool {
  const child = spawn(process.execPath, [TOOLS[tool], ...args], {
    cwd: TOP,
    env: toolEnvironment(env),
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit", "ipc"],
    // A process group of its own: one signal then reaches workerd and the like too.
    detached: process.platform !== "win32",
  });
  child.on("message", onMessage);
  let isStopped = false;
  const captured: Buffer[] = [];
  for (const output of [child.stdout, child.stderr])
    output?.on("data", (part: Buffer) => void captured.push(part));
  const ended = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      console.error(`${tool}: ${error.message}`);
      resolve(1);
    });
    // Not at its exit: what it said last may still be on its way.
    child.once(isQuiet ? "close" : "exit", (code) => {
      if (code !== 0 && !isStopped) process.stderr.write(Buffer.concat(captured));
      resolve(code ?? 1);
    });
  });

  async function stop(): Promise<void> {
    const { pid } = child;
    if (!pid) return;
    isStopped = true;
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
