/** The site's own content, compiled, with the file each page was written in. */

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DIRECTIVES } from "../../../app/build/blocks/directives.ts";
import { loadCatalogue } from "../../../app/build/catalogue/catalogue.ts";
import { findAddress } from "../../../app/build/compiler/address.ts";
import type { CompiledPage } from "../../../app/build/compiler/compiled-page.ts";
import { SiteCompiler } from "../../../app/build/compiler/site-compiler.ts";

const APP = resolve(import.meta.dirname, "../../../app");

/** The folder that holds `pages/`, `articles/` and `words.txt`. */
export const CONTENT_DIR = join(APP, "content");

export type SitePage = {
  /** `articles/n26-vs-bunq.md`, as faults name it. */
  file: string;
  /** The Markdown as typed. */
  source: string;
  payload: CompiledPage;
};

let compiled: SitePage[] | undefined;

/** Every page, compiled once. @throws {ContentError} with all faults when the content does not compile */
export function compileSite(): SitePage[] {
  compiled ??= compile();
  return compiled;
}

function compile(): SitePage[] {
  const site = new SiteCompiler(CONTENT_DIR, DIRECTIVES, () =>
    loadCatalogue(join(APP, "catalogue")),
  );
  const payloads = new Map(Array.from(site.pages(), (payload) => [payload.path, payload]));
  const files = globSync("{pages,articles}/**/*.md", { cwd: CONTENT_DIR }).sort();
  return files.flatMap((file) => {
    const payload = payloads.get(findAddress(file) ?? "");
    const source = readFileSync(join(CONTENT_DIR, file), "utf8");
    return payload ? [{ file, source, payload }] : [];
  });
}
