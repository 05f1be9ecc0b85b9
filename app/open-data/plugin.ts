/** Vite plugin: what is given away and never changes between two builds. A build emits the files, development answers them. */
import { join } from "node:path";
import type { Plugin } from "vite";
import { writeCatalogue } from "./catalogue/write-catalogue.ts";
import { CATALOGUE_PATH, schemaPath } from "./paths.ts";
import { SCHEMAS } from "./schemas/table.ts";
import { writeSchema } from "./schemas/write-schema.ts";

/** Its text is written when it is asked for. */
type GivenFile = { path: string; write(): string };

/** @param build the name of the build */
export function openData(build: string): Plugin {
  let files: GivenFile[] = [];
  return {
    name: "open-data",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved({ root }) {
      const catalogue = join(root, "app/catalogue");
      files = [
        { path: CATALOGUE_PATH, write: () => writeCatalogue(catalogue, build, new Date()) },
        ...Object.entries(SCHEMAS).map(([name, schema]) => ({
          path: schemaPath(name),
          write: () => writeSchema(name, schema),
        })),
      ];
    },
    generateBundle() {
      for (const { path, write } of files) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source: write() });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find(({ path }) => path === request.url?.split("?")[0]);
        if (!file) return next();
        response.setHeader("Content-Type", "application/json; charset=utf-8");
        response.end(file.write());
      });
    },
  };
}
