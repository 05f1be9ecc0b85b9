/** What a page says of itself, held against the catalogue and the list of articles. */

import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findOffer } from "../../primes/offers.ts";
import { isMiswritten } from "../french/miswritten.ts";
import { findFiguresIn } from "../french/typed-figures.ts";
import { typeset } from "../french/typography.ts";
import type { ArticleTable } from "./article-table.ts";
import { type FieldLines, type FrontMatter, lineOfField } from "./front-matter.ts";
import type { ProblemList } from "./problem.ts";

/** The front matter, typeset and completed from the list of articles; faults go to `problems`. */
export function checkFrontMatter(
  { page, lines }: { page: FrontMatter; lines: FieldLines },
  path: string,
  problems: ProblemList,
  { catalogue, articles }: { catalogue: Catalogue; articles: ArticleTable },
): FrontMatter {
  const refuse = (field: string, message: string) =>
    problems.add(message, lineOfField(lines, field), field);
  if (page.partner && !catalogue.partners.has(page.partner)) {
    refuse("partner", `unknown partner "${page.partner}"`);
  }
  if (page.product && !catalogue.products.has(`${page.partner}.${page.product}`)) {
    refuse("product", `unknown product "${page.partner}.${page.product}"`);
  }
  for (const code of page.offers) {
    if (!findOffer(code)) refuse("offers", `unknown offer "${code}"`);
  }
  const texts = [
    ...(["titre", "title", "description"] as const).map((field) => [field, page[field]] as const),
    ...page.sources.map(({ title }) => ["sources", title] as const),
  ];
  for (const [field, text] of texts) {
    for (const figure of findFiguresIn(text)) refuse(field, `"${figure}" will not stay true`);
    if (isMiswritten(text)) refuse(field, `"${text}" holds Markdown, which is not read here`);
  }
  const isArticle = path.startsWith("/blog/");
  const planned = isArticle ? articles.get(path.slice("/blog/".length)) : undefined;
  if (isArticle && !planned) problems.add("is not in articles.tsv", 1);
  if (isArticle !== (page.kind === "article")) refuse("kind", "articles/ and article go together");
  if (page.topic && page.topic !== planned?.topic) {
    refuse("topic", `articles.tsv says ${planned ? `"${planned.topic}"` : "no article here"}`);
  }
  if (planned && typeset(page.titre) !== typeset(planned.title)) {
    refuse("titre", `articles.tsv says "${planned.title}"`);
  }
  if (planned && page.offers.length && page.offers.join() !== planned.offers.join()) {
    refuse("offers", `articles.tsv says [${planned.offers.join(", ")}]`);
  }
  return {
    ...page,
    ...(planned ? { topic: planned.topic } : {}),
    offers: page.offers.length ? page.offers : [...(planned?.offers ?? [])],
    titre: typeset(page.titre),
    title: typeset(page.title),
    description: typeset(page.description),
    sources: page.sources.map((source) => ({ ...source, title: typeset(source.title) })),
  };
}
