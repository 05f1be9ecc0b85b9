import { directive } from "../../build/blocks/directive.ts";
import { slugify } from "../../build/compiler/address.ts";
import { TOPICS } from "../../pages/topics.ts";

/** `::articles`: the list of articles, by topic; its lines stand in files of their own (app/pages/static-paths.ts). */
export const articles = directive({
  name: "articles",
  tag: "Articles",
  ids: ["liste", "les-guides", "liste-affichee"],
  fragments: () => ["liste"],
  standsOutsideSections: true,
  compile(_input, { site }) {
    const listed = site.childrenOf("/blog");
    /** How many there are of each topic; "" is all of them. */
    const counts: Record<string, number> = { "": listed.length };
    for (const { topic } of listed) if (topic) counts[topic] = (counts[topic] ?? 0) + 1;
    /** The id of the section that presents each topic, which bears its name. */
    const introductions: Record<string, string> = Object.fromEntries(
      Object.entries(TOPICS).map(([topic, label]) => [topic, slugify(label)]),
    );
    return { counts, introductions };
  },
});
