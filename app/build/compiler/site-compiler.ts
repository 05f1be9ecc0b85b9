/**
 * The whole content folder, a page at a time. What pages say of themselves is read first and kept (a few hundred
 * bytes each); texts are read and compiled when asked for and kept by nobody, so that ten thousand articles fit
 * where a hundred do.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Directives } from "../blocks/directive.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findAddress } from "./address.ts";
import { type ArticleTable, readArticles } from "./check-front-matter.ts";
import { compileText } from "./compile-page.ts";
import type { CompiledPage } from "./compiled-page.ts";
import type { IndexedPage } from "./front-matter.ts";
import { ContentError, type Problem, ProblemList } from "./problem.ts";
import { type FileHead, indexPage, listFragments, readHead, readText } from "./read-page.ts";
import { SiteIndex } from "./site-index.ts";

/** A file with what it says of itself, checked; `page` is missing where that is at fault. */
type CheckedFile = { file: string; page: IndexedPage | undefined; problems: readonly Problem[] };

/** Everything that must be known before the first page can be drawn. */
type Plan = {
  catalogue: Catalogue;
  /** Texts that are made from the catalogue, by the file each would stand in. */
  made: ReadonlyMap<string, string>;
  /** In the order of addresses. */
  files: CheckedFile[];
  byPath: ReadonlyMap<string, CheckedFile>;
  site: SiteIndex;
  /** Those of no one file: two pages of a name, an article without its text. */
  problems: Problem[];
};

/** Pages that are made from the catalogue: their texts, by the file each would stand in. */
export type MakePages = (catalogue: Catalogue) => ReadonlyMap<string, string>;

export class SiteCompiler {
  readonly #folder: string;
  readonly #directives: Directives;
  readonly #loadCatalogue: () => Catalogue;
  readonly #makePages: MakePages;
  readonly #heads = new Map<string, FileHead>();
  readonly #checked = new Map<string, CheckedFile>();
  #plan: Plan | undefined;

  /**
   * @param folder holds `pages/`, `articles/` and `articles.tsv`
   * @param directives what an author may write
   * @param loadCatalogue called again after `forgetCatalogue`
   * @param makePages what else there is beside the files
   */
  constructor(
    folder: string,
    directives: Directives,
    loadCatalogue: () => Catalogue,
    makePages: MakePages = () => new Map(),
  ) {
    this.#makePages = makePages;
    this.#folder = folder;
    this.#directives = directives;
    this.#loadCatalogue = loadCatalogue;
  }

  /** The pages as they know each other. @throws when articles.tsv or the catalogue is malformed. */
  get index(): SiteIndex {
    return this.#ready().site;
  }

  /** A Markdown file changed, appeared or went: it alone is read again. @param file `pages/banque/n26.md` */
  forgetFile(file: string): void {
    this.#heads.delete(file);
    this.#checked.delete(file);
    this.#plan = undefined;
  }

  /** The catalogue or articles.tsv changed: every page is checked against them again, and none read again. */
  forgetCatalogue(): void {
    for (const file of this.#plan?.made.keys() ?? []) this.#heads.delete(file);
    this.#checked.clear();
    this.#plan = undefined;
  }

  /**
   * The page at an address; undefined where there is none.
   * @throws {ContentError} with every fault of its file.
   */
  compile(path: string): CompiledPage | undefined {
    const checked = this.#ready().byPath.get(path);
    if (!checked) return undefined;
    const { compiled, problems } = this.#compileFile(checked);
    if (!compiled || problems.length) throw new ContentError(problems);
    return compiled;
  }

  /**
   * Every page, in the order of addresses, drawn as it is asked for.
   * @throws {ContentError} at the end, with the faults of all files at once.
   */
  *pages(): Generator<CompiledPage> {
    const { files, problems: ofAll } = this.#ready();
    const problems = [...ofAll];
    for (const checked of files) {
      const { compiled, problems: found } = this.#compileFile(checked);
      problems.push(...found);
      if (compiled) yield compiled;
    }
    if (problems.length) throw new ContentError(problems);
  }

  #ready(): Plan {
    this.#plan ??= this.#makePlan();
    return this.#plan;
  }

  #makePlan(): Plan {
    const catalogue = this.#loadCatalogue();
    const articles = readArticles(this.#folder);
    const made = this.#makePages(catalogue);
    const markdownFiles = globSync("{pages,articles}/**/*.md", { cwd: this.#folder });
    const names = [...markdownFiles.map((name) => name.replaceAll("\\", "/")), ...made.keys()];
    const read = (file: string) => made.get(file) ?? this.#readFile(file);
    const files = names
      .map((name) => this.#check(name, read, { catalogue, articles }))
      .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    const byPath = new Map(files.map((checked) => [placeOf(checked), checked]));
    const pages = files.flatMap(({ page }) => page ?? []);
    // A page at fault is still a page: links to it are not faults of their own.
    const planned = [...Array.from(articles.keys(), (slug) => `/blog/${slug}`), ...byPath.keys()];
    const site = new SiteIndex(pages, planned, catalogue);
    const problems = [...findTwins(pages), ...findMissingTexts(articles, byPath)];
    return { catalogue, made, files, byPath, site, problems };
  }

  #check(
    file: string,
    read: (file: string) => string,
    deps: { catalogue: Catalogue; articles: ArticleTable },
  ): CheckedFile {
    const known = this.#checked.get(file);
    if (known) return known;
    const head = this.#heads.get(file) ?? readHead(read(file), file);
    this.#heads.set(file, head);
    const problems = new ProblemList(file);
    const page = indexPage(head, file, problems, deps, () =>
      listFragments(readText(read(file), file, this.#directives), this.#directives),
    );
    const checked = { file, page, problems: [...head.problems, ...problems.found] };
    this.#checked.set(file, checked);
    return checked;
  }

  #compileFile({ file, page, problems }: CheckedFile) {
    const found = new ProblemList(file);
    const { catalogue, made, site } = this.#ready();
    const source = made.get(file) ?? this.#readFile(file);
    const text = readText(source, file, this.#directives);
    const compiled =
      page &&
      compileText({ source, text, page }, found, {
        catalogue,
        site,
        directives: this.#directives,
      });
    return { compiled, problems: [...problems, ...text.problems, ...found.found] };
  }

  #readFile(file: string): string {
    return readFileSync(join(this.#folder, file), "utf8");
  }
}

/** Two pages of one title would be one page to a search engine; of two files for one address, one would be lost. */
function findTwins(pages: readonly { path: string; title: string }[]): Problem[] {
  const titled = new Map<string, string>();
  const paths = new Set<string>();
  return pages.flatMap(({ path, title }) => {
    const problems: Problem[] = [];
    if (paths.has(path))
      problems.push({ file: path, message: `deux fichiers répondent à ${path}` });
    const twin = titled.get(title);
    if (twin)
      problems.push({ file: path, message: `title « ${title} » est aussi celui de ${twin}` });
    else titled.set(title, path);
    paths.add(path);
    return problems;
  });
}

/** Rows of articles.tsv without their text. */
function findMissingTexts(articles: ArticleTable, byPath: ReadonlyMap<string, unknown>): Problem[] {
  return Array.from(articles.keys()).flatMap((slug, row) => {
    if (byPath.has(`/blog/${slug}`)) return [];
    // The first line names the columns.
    return [{ file: "articles.tsv", line: row + 2, message: `articles/${slug}.md n’existe pas` }];
  });
}

/** The address of a file; a file that has none stands where it is. */
function placeOf({ file }: CheckedFile): string {
  return findAddress(file) ?? file;
}
