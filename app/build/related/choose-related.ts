/** What stands at the foot of a page as what to read next: what its author names, a step that follows, other articles. */
import type { RelatedPage } from "../../pages/payload.ts";
import { typeset } from "../../ui/typography.server.ts";
import type { ComparedHere } from "../blocks/directive.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { IndexedPage } from "../compiler/front-matter.ts";
import type { SiteIndex } from "../compiler/site-index.ts";
import { listNextSteps } from "./next-steps.ts";

const MOST = 5;
/** Of a description, where a list has room for half a line. */
const MOST_CHARACTERS = 72;

type RelatedContext = {
  site: SiteIndex;
  catalogue: Catalogue;
  /** The products of each table of the page. */
  compared: readonly ComparedHere[];
};

/** Three to five pages of an article, none of which its text leads to; of any other page those that its author names. */
export function chooseRelated(page: IndexedPage, around: RelatedContext): RelatedPage[] {
  const { site } = around;
  const describe = ({ path, titre, description }: IndexedPage): RelatedPage => ({
    path,
    titre,
    why: shortenAtWord(description),
  });
  const named = (page.suite ?? []).flatMap((address): RelatedPage[] => {
    const other = site.find(pathOf(address));
    return other ? [{ ...describe(other), path: address }] : [];
  });
  const articles = site.relatedTo(page);
  const isNew = ({ path }: RelatedPage) =>
    !page.links.has(pathOf(path)) && named.every((one) => pathOf(one.path) !== pathOf(path));
  const room = Math.max(0, MOST - named.length - articles.length);
  const steps = listNextSteps(page, { ...around, beside: articles })
    .filter(isNew)
    .slice(0, room);
  return [...named, ...steps.map(typesetStep), ...articles.map(describe)];
}

/** The path of an address, without what it asks of its page. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, "");
}

function typesetStep({ path, titre, why }: RelatedPage): RelatedPage {
  return { path, titre: typeset(titre), why: typeset(why) };
}

/** A text as far as its last whole word within the room there is. */
function shortenAtWord(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS + 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.]+$/u, "")}…`;
}
