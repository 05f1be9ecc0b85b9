/** From a Markdown file to the address it is read at: the file's name is the address. */

/** Addresses that exist without a Markdown file of their own. */
export const PATHS_WITHOUT_FILE: readonly string[] = ["/error"];

/** Fragments that the page frame draws on every page, whatever its Markdown. */
export const FRAME_FRAGMENTS: readonly string[] = ["main", "sources"];

/** Places in a page that a directive draws, where a link may lead. */
export const DIRECTIVE_FRAGMENTS: Record<string, string> = {
  articles: "liste",
  catalogue: "liste",
  comparateur: "comparaison",
  cote: "cote",
};

/** Ids that the frame and the directives draw: a heading that would take one gets another. */
export const RESERVED_IDS: readonly string[] = [
  ...FRAME_FRAGMENTS,
  ...["a-lire-aussi", "pour-vous", "pas-pour-vous"],
  ...["cote", "liste", "la-liste", "les-guides", "comparaison", "echeances"],
];

/**
 * `pages/index.md` → `/`, `pages/banque/index.md` → `/banque`, `pages/banque/n26.md` → `/banque/n26`,
 * `articles/slug.md` → `/blog/slug`. Undefined for any other file.
 */
export function findAddress(file: string): string | undefined {
  const match = /^(pages|articles)\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.md$/.exec(file);
  if (!match) return undefined;
  const name = match[2] ?? "";
  if (match[1] === "articles") return name.includes("/") ? undefined : `/blog/${name}`;
  return `/${name}`.replace(/\/index$/, "") || "/";
}

/** The address one level up; undefined above the home page. */
export function findParent(path: string): string | undefined {
  if (path === "/") return undefined;
  return path.slice(0, path.lastIndexOf("/")) || "/";
}
