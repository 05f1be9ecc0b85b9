/** The directives for Vite's configuration and for commands, which run where there is no glob. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const BLOCKS = join(import.meta.dirname, "../../blocks");
const PARTS = join(import.meta.dirname, "../render/render-node.tsx");
const REGISTER = join(import.meta.dirname, "directives.ts");

/** Reads every block's definition. @returns the directives, and the files they were read from */
export async function loadDirectives() {
  const options = { root: BLOCKS, configFile: false, logLevel: "error" } as const;
  const loaded = await runnerImport<typeof import("./directives.ts")>(REGISTER, options);
  return { directives: loaded.module.DIRECTIVES, files: [REGISTER, ...loaded.dependencies] };
}

/** Reads what draws every block. @throws {ContentError} naming each file that a block lacks, or that belongs to none */
export async function loadParts(): Promise<void> {
  await runnerImport(PARTS, { root: BLOCKS, configFile: false, logLevel: "error" });
}

/**
 * Vite plugin: in development, a definition that changes starts the server anew, as its configuration does; so does
 * whatever is written in a block's folder that was not there, or not complete, when the definitions were read.
 */
export function watchDirectives(files: readonly string[]): Plugin {
  const known = new Set(files.map(dirname));
  return {
    name: "watch-directives",
    configResolved: ({ configFileDependencies }) => {
      configFileDependencies.push(...files);
    },
    configureServer(server) {
      const restart = (file: string) => {
        const folder = dirname(file);
        if (dirname(folder) !== BLOCKS || known.has(folder)) return;
        if (existsSync(join(folder, "block.ts"))) void server.restart();
      };
      server.watcher.on("add", restart).on("change", restart);
    },
  };
}
