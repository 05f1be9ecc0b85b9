/** What a page says of itself, held against the catalogue and articles.tsv, the list of the articles. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findOffer } from "../../amounts/offers.ts";
import { suggestName } from "../../catalogue/get-or-throw.server.ts";
import { isTopic, TOPICS, type Topic } from "../../pages/topics.ts";
import { typeset } from "../../ui/typography.server.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { findFiguresIn, hasUnparsedMarkup } from "../french/refused-prose.ts";
import { type FieldLines, type FrontMatter, lineOfField } from "./front-matter.ts";
import { ContentError, ProblemList } from "./problem.ts";

/** An article as planned: its subject, the offers it speaks of and its title. */
type Article = { topic: Topic; offers: readonly string[]; title: string };

/** The articles of the list, by slug, in its order. */
export type ArticleTable = ReadonlyMap<string, Article>;

/**
 * Reads articles.tsv (first line: column names).
 * @throws {ContentError} naming each line that has another shape, an unknown topic or a slug twice.
 */
export function parseArticles(tsv: string): ArticleTable {
  const table = new Map<string, Article>();
  const problems = new ProblemList("articles.tsv");
  const lines = tsv.trimEnd().split("\n").slice(1);
  for (const [index, line] of lines.entries()) {
    const [slug = "", topic = "", offers = "", title = ""] = line.split("\t");
    const refuse = (message: string) => problems.add(message, index + 2);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      refuse(`adresse « ${slug} » : attendu, minuscules, chiffres et tirets`);
    } else if (!isTopic(topic)) {
      refuse(`« ${slug} » : sujet inconnu « ${topic} »${suggestName(topic, Object.keys(TOPICS))}`);
    } else if (!title) {
      refuse(
        `« ${slug} » : titre manquant (adresse, sujet, offres et titre, séparés par des tabulations)`,
      );
    } else if (table.has(slug)) refuse(`« ${slug} » : déjà plus haut`);
    else table.set(slug, { topic, offers: offers.split(",").filter(Boolean), title });
  }
  if (problems.found.length > 0) throw new ContentError(problems.found);
  return table;
}

/** The list of articles of a content folder. @throws {ContentError} when articles.tsv is malformed. */
export function readArticles(folder: string): ArticleTable {
  return parseArticles(readFileSync(join(folder, "articles.tsv"), "utf8"));
}

/** The front matter, typeset and completed from the list of articles; faults go to `problems`. */
export function checkFrontMatter(
  { page, lines }: { page: FrontMatter; lines: FieldLines },
  path: string,
  problems: ProblemList,
  { catalogue, articles }: { catalogue: Catalogue; articles: ArticleTable },
): FrontMatter {
  const refuse = (field: string, message: string) =>
    problems.add(message, lineOfField(lines, field), field);
  checkNames(page, catalogue, refuse);
  checkWords(page, refuse);
  const isArticle = path.startsWith("/blog/");
  const planned = isArticle ? articles.get(path.slice("/blog/".length)) : undefined;
  if (isArticle && !planned) problems.add("n’est pas dans articles.tsv", 1);
  if (isArticle !== (page.kind === "article")) refuse("kind", "articles/ et article vont ensemble");
  checkPlanned(page, planned, refuse);
  return {
    ...page,
    ...(planned ? { topic: planned.topic } : {}),
    offers: page.offers.length ? page.offers : [...(planned?.offers ?? [])],
    titre: typeset(page.titre),
    title: typeset(page.title),
    description: typeset(page.description),
    ...(page.changes && {
      changes: page.changes.map(({ date, text }) => ({ date, text: typeset(text) })),
    }),
    sources: page.sources.map((source) => ({ ...source, title: typeset(source.title) })),
  };
}

/** Tells a fault of a field. */
type Refuse = (field: string, message: string) => void;

/** What the page is about must be in the catalogue. */
function checkNames(page: FrontMatter, catalogue: Catalogue, refuse: Refuse): void {
  if (page.partner && !catalogue.partners.has(page.partner)) {
    refuse(
      "partner",
      `partenaire inconnu « ${page.partner} »${suggestName(page.partner, catalogue.partners.keys())}`,
    );
  }
  if (page.product && !catalogue.products.has(`${page.partner}.${page.product}`)) {
    const id = `${page.partner}.${page.product}`;
    refuse("product", `produit inconnu « ${id} »${suggestName(id, catalogue.products.keys())}`);
  }
  for (const code of page.offers) {
    if (!findOffer(code)) refuse("offers", `offre inconnue « ${code} »`);
  }
}

/** What is read elsewhere than on the page holds no figure that will change, and no Markdown. */
function checkWords(page: FrontMatter, refuse: Refuse): void {
  const texts = [
    ...(["titre", "title", "description"] as const).map((field) => [field, page[field]] as const),
    ...page.sources.map(({ title }) => ["sources", title] as const),
    ...(page.changes ?? []).map(({ text }) => ["changes", text] as const),
  ];
  for (const [field, text] of texts) {
    for (const figure of findFiguresIn(text)) refuse(field, `« ${figure} » ne restera pas vrai`);
    if (hasUnparsedMarkup(text))
      refuse(field, `« ${text} » contient du Markdown, qui n’est pas lu ici`);
  }
}

/** An article says what the list of articles says of it. */
function checkPlanned(page: FrontMatter, planned: Article | undefined, refuse: Refuse): void {
  if (page.topic && page.topic !== planned?.topic) {
    refuse(
      "topic",
      `articles.tsv dit ${planned ? `« ${planned.topic} »` : "qu’il n’y a pas d’article ici"}`,
    );
  }
  if (planned && typeset(page.titre) !== typeset(planned.title)) {
    refuse("titre", `articles.tsv dit « ${planned.title} »`);
  }
  if (planned && page.offers.length && page.offers.join() !== planned.offers.join()) {
    refuse("offers", `articles.tsv dit [${planned.offers.join(", ")}]`);
  }
}
