import { directive } from "../../build/blocks/directive.ts";

/** `::pages{sous=/banque/n26}`: the pages below an address. */
export const pages = directive({
  name: "pages",
  form: "leaf",
  tag: "Pages",
  required: ["sous"],
  compile({ attributes: { sous = "" } }, { site }) {
    if (!site.find(sous)) throw new Error(`page inconnue « ${sous} »`);
    const below = site.childrenOf(sous);
    return { pages: below.map(({ path, titre, description }) => ({ path, titre, description })) };
  },
});
