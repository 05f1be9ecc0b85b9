import { directive } from "../../build/blocks/directive.ts";
import { countFacts } from "../../build/catalogue/counts.ts";
import { DEGREES } from "../../ui/degree.ts";

/** `::comptes`: how many figures of the catalogue stand on what, counted when the page is built. */
export const comptes = directive({
  name: "comptes",
  form: "leaf",
  tag: "Comptes",
  compile(_input, { catalogue }) {
    // A rule and its sentence are one fact.
    const facts = [...catalogue.facts.values()].filter(
      ({ id }) => !id.startsWith("loi.") || id.endsWith(".statement"),
    );
    const { all, byDegree, byKind } = countFacts(facts);
    return {
      all,
      degrees: DEGREES.map((degree) => ({ degree, count: byDegree[degree] })),
      kinds: byKind,
    };
  },
});
