/** The directives for Vite's configuration and for commands, which run where there is no glob. */
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const REGISTER = join(import.meta.dirname, "directives.ts");

/** Reads every block's definition. @returns the directives, and the files they were read from */
export async function loadDirectives() {
  const options = { root: import.meta.dirname, configFile: false, logLevel: "error" } as const;
  const loaded = await runnerImport<typeof import("./directives.ts")>(REGISTER, options);
  return { directives: loaded.module.DIRECTIVES, files: [REGISTER, ...loaded.dependencies] };
}

/** Vite plugin: in development, a definition that changes or comes starts the server anew, as its configuration does. */
export function watchDirectives(files: readonly string[]): Plugin {
  return {
    name: "watch-directives",
    configResolved: ({ configFileDependencies }) => {
      configFileDependencies.push(...files);
    },
    configureServer(server) {
      server.watcher.on("add", (file) => {
        if (/\/app\/blocks\/[^/]+\/block\.ts$/.test(file)) void server.restart();
      });
    },
  };
}
