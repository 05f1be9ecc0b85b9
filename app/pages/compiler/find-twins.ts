/** Two pages of one title would be one page to a search engine; two files, one address, lose one. */
import type { Problem } from "./problem.ts";

export function findTwins(pages: readonly { path: string; title: string }[]): Problem[] {
  const titled = new Map<string, string>();
  const paths = new Set<string>();
  return pages.flatMap(({ path, title }) => {
    const problems: Problem[] = [];
    if (paths.has(path)) problems.push({ file: path, message: `two files answer ${path}` });
    const twin = titled.get(title);
    if (twin) problems.push({ file: path, message: `title "${title}" is also that of ${twin}` });
    else titled.set(title, path);
    paths.add(path);
    return problems;
  });
}
