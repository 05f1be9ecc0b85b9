// One workerd process with several Workers, each on a socket of its own, and the time it spends on the processor.
// Miniflare would do as well, but puts Workers of its own before and beside each one, whose time would be counted too.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { TOP } from "../local/tool.ts";

/** Of /proc/…/stat: USER_HZ, 100 on every Linux there is. */
const TICKS_PER_SECOND = 100;

const FOLDER = join(TOP, "build/bench/workerd");

/** A module's source, or the file it stands in. */
export type Module = { name: string } & ({ source: string } | { file: string });

export type BenchWorker = {
  name: string;
  compatibilityDate: string;
  compatibilityFlags: string[];
  /** The first one is the Worker. */
  modules: Module[];
  variables?: Record<string, string>;
  /** Its KV binding, and the Worker that stands for KV: `kv` where none is named. */
  kv?: string;
  kvWorker?: string;
  /** Its static files: workerd's own disk service, the cheapest there is. At Cloudflare their time is not the Worker's. */
  files?: { binding: string; folder: string };
};

export type Workerd = Awaited<ReturnType<typeof startWorkerd>>;

/** Starts all of them in one process; those that are named listen. Use with `await using`. Linux only. */
export async function startWorkerd(workers: BenchWorker[], listening: string[]) {
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, "workerd.capnp");
  await writeFile(file, await writeConfig(workers, listening));
  const child = spawn(findWorkerd(), ["serve", "--control-fd=3", file], {
    stdio: ["ignore", "inherit", "pipe", "pipe"],
  });
  void passOn(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const ports = await readPorts(child, listening.length);
  const close = async () => {
    child.kill("SIGKILL");
    await ended;
  };

  return {
    /** Where the Worker of that name answers, without a slash at the end. */
    origin(name: string): string {
      const port = ports.get(name);
      if (!port) throw new Error(`${name} does not listen.`);
      return `http://127.0.0.1:${port}`;
    },
    /** What the process has spent on the processor so far, in milliseconds; in steps of ten. */
    cpuMs: () => readCpuMs(child.pid ?? 0),
    [Symbol.asyncDispose]: close,
  };
}

/** Miniflare's own, so that the bench measures what the tests run in. */
function findWorkerd(): string {
  const fromMiniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
  return fromMiniflare("workerd").default;
}

/** What workerd has to say, without its advice on each Worker's flags, which are the site's own. */
async function passOn({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) return;
  for await (const line of createInterface({ input: stderr })) {
    if (!/compatibility flag .+ became the default/.test(line)) console.error(line);
  }
}

/** workerd tells each port on its control channel, a line of JSON each. */
async function readPorts(child: ChildProcess, count: number): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  const control = child.stdio[3] as Readable;
  let text = "";
  for await (const chunk of control) {
    text += chunk;
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      const { event, socket, port } = JSON.parse(line);
      if (event === "listen") ports.set(socket, port);
    }
    if (ports.size === count) return ports;
  }
  throw new Error("workerd ended before it listened.");
}

/** What a process has spent on the processor so far, in milliseconds; in steps of ten. */
export function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Counted after the program's name, which may hold spaces: user time is the 12th field, system time the 13th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

async function writeConfig(workers: BenchWorker[], listening: string[]): Promise<string> {
  const services = await Promise.all(workers.map(writeWorker));
  const sockets = listening.map(
    (name) => `(name = ${text(name)}, address = "127.0.0.1:0", http = (), service = ${text(name)})`,
  );
  const disks = workers.flatMap(({ name, files }) =>
    files ? [`(name = ${text(`${name}-files`)}, disk = (path = ${text(files.folder)}))`] : [],
  );
  // The Firestore stand-in is on this machine.
  const network = `(name = "internet", network = (allow = ["public", "private"]))`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [\n${[...services, ...disks, network].join(",\n")}],
  sockets = [\n${sockets.join(",\n")}]
);\n`;
}

async function writeWorker(worker: BenchWorker): Promise<string> {
  const {
    name,
    compatibilityDate,
    compatibilityFlags,
    variables = {},
    kv,
    kvWorker = "kv",
    files,
  } = worker;
  const modules = await Promise.all(worker.modules.map((module) => writeModule(name, module)));
  const bindings = Object.entries(variables).map(
    ([key, value]) => `(name = ${text(key)}, text = ${text(value)})`,
  );
  if (kv) bindings.push(`(name = ${text(kv)}, kvNamespace = ${text(kvWorker)})`);
  if (files) bindings.push(`(name = ${text(files.binding)}, service = ${text(`${name}-files`)})`);
  return `(name = ${text(name)}, worker = (
    compatibilityDate = ${text(compatibilityDate)},
    compatibilityFlags = [${compatibilityFlags.map(text).join(", ")}],
    modules = [${modules.join(",\n")}],
    bindings = [${bindings.join(",\n")}]))`;
}

/** Names the file that a module stands in; a source is written to one first. */
async function writeModule(worker: string, module: Module): Promise<string> {
  let file: string;
  if ("file" in module) file = module.file;
  else {
    file = join(FOLDER, `${worker}-${module.name}`);
    await writeFile(file, module.source);
  }
  return `(name = ${text(module.name)}, esModule = embed ${text(relative(FOLDER, file))})`;
}

/** Cap'n Proto's strings are written as JSON's are, where no control character stands in them. */
function text(value: string): string {
  return JSON.stringify(value);
}
