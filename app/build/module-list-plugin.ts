// Which of our files each bundle really holds, so that a test can hold it against the rooms (tests/worker/rooms.test.ts).
// A plugin of its own, since a bundler alone knows what is left after tree shaking.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** Where the lists are, below the project's folder: `client.json`, `ssr.json`. Beside what is deployed, not in it. */
export const MODULE_LISTS = "build/modules";

/** Vite plugin: writes the list of each bundle. */
export function moduleLists(): Plugin {
  return {
    name: "module-lists",
    apply: "build",
    generateBundle(_options, bundle) {
      const { name, config } = this.environment;
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === "chunk"
          ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => {
              const file = relative(config.root, id.replace(/\?.*/, ""));
              return renderedLength > 0 && /^(?:app|workers)\/.*\.tsx?$/.test(file) ? [file] : [];
            })
          : [],
      );
      const folder = join(config.root, MODULE_LISTS);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.json`), JSON.stringify([...new Set(files)].sort()));
    },
  };
}
