/** The whole content folder → every payload, or one report of everything that is wrong with it. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageSummary, Payload } from "../payload.ts";
import { findAddress } from "./address.ts";
import { type ArticleTable, parseArticles } from "./article-table.ts";
import type { Catalogue } from "./catalogue.ts";
import { drawPage, readPage } from "./compile-page.ts";
import { ContentError, type Problem } from "./problem.ts";
import { SiteIndex } from "./site-index.ts";

/**
 * Compiles every Markdown file under `pages/` and `articles/` of a content folder.
 * @returns payloads by address, in the order of addresses
 * @throws {ContentError} with the faults of all files at once.
 */
export function compileAll(contentDir: string, catalogue: Catalogue): Map<string, Payload> {
  const deps = { catalogue, articles: readArticles(contentDir) };
  const files = globSync("{pages,articles}/**/*.md", { cwd: contentDir })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const read = files.map((file) =>
    readPage(readFileSync(join(contentDir, file), "utf8"), file, deps),
  );
  const indexed = read.flatMap((page) => page.indexed ?? []);
  // A page at fault is still a page: links to it are not faults of their own.
  const planned = [
    ...[...deps.articles.keys()].map((slug) => `/blog/${slug}`),
    ...files.flatMap((file) => findAddress(file) ?? []),
  ];
  const site = new SiteIndex(indexed, planned, catalogue);

  const payloads = read.flatMap((page) => drawPage(page, { ...deps, site }) ?? []);
  const problems = [...read.flatMap((page) => page.problems.found), ...findTwins(payloads)];
  if (problems.length) throw new ContentError(problems);
  payloads.sort((a, b) => (a.path < b.path ? -1 : 1));
  return new Map(payloads.map((payload) => [payload.path, payload]));
}

/** The list of articles of a content folder. @throws when articles.tsv is malformed. */
export function readArticles(contentDir: string): ArticleTable {
  return parseArticles(readFileSync(join(contentDir, "articles.tsv"), "utf8"));
}

/** The pages as the site map and listings know them. */
export function summarise(payloads: Iterable<Payload>): PageSummary[] {
  return Array.from(payloads, ({ path, title, titre, description, kind, updated, topic }) => ({
    path,
    title,
    titre,
    description,
    kind,
    updated,
    ...(topic ? { topic } : {}),
  }));
}

/** Slugs of the table that no payload answers yet. */
export function findUnwritten(articles: ArticleTable, payloads: ReadonlyMap<string, Payload>) {
  return [...articles.keys()].filter((slug) => !payloads.has(`/blog/${slug}`));
}

/** Two pages of one title would be one page to a search engine; two files, one address, lose one. */
function findTwins(payloads: readonly Payload[]): Problem[] {
  const seen = new Map<string, string>();
  return payloads.flatMap(({ path, title }) => {
    const problems: Problem[] = [];
    for (const [key, message] of [
      [`path ${path}`, `two files answer ${path}`],
      [`title ${title}`, `title "${title}" is also that of ${seen.get(`title ${title}`)}`],
    ] as const) {
      if (seen.has(key)) problems.push({ file: path, message });
      else seen.set(key, path);
    }
    return problems;
  });
}
