/** The sheets of blocks in the site's own: app/styles/index.css asks for all of them by one line. */
import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

/** Stands for every sheet of a block that the file names nowhere itself. */
const ALL = '@import "../blocks/*/*.css";';

/** Vite plugin: puts an import of each in the place of that line. */
export function blockStyles(): Plugin {
  return {
    name: "block-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/styles\/index\.css/, code: ALL },
      handler: (code, id) => nameBlockSheets(code, dirname(id)),
    },
  };
}

/** @param folder where the sheet stands @returns it, with its imports in the order of folders */
export function nameBlockSheets(sheet: string, folder: string): string {
  const blocks = join(folder, "../blocks");
  const imports = globSync("*/*.css", { cwd: blocks })
    .sort()
    .map((file) => `@import "${relative(folder, join(blocks, file)).replaceAll("\\", "/")}";`)
    .filter((line) => !sheet.includes(line));
  return sheet.replace(ALL, imports.join("\n"));
}
