import { directive } from "../../build/blocks/directive.ts";
import { requireProduct, splitWords } from "../../build/blocks/look-up.ts";
import { criteriaFor } from "../../build/catalogue/criteria.ts";
import { dominates } from "../../catalogue/compare.ts";
import { typeset } from "../../ui/typography.server.ts";

/**
 * `::verdict{pour="retirer hors de la zone euro" choix=fortuneo.fosfo plutot="n26.standard"}`: which product an article
 * advises for one situation, and over which. Where one of those is better on all that the catalogue can order, the
 * advice goes against its own table: then `raison` has to say why.
 */
export const verdict = directive({
  name: "verdict",
  form: "leaf",
  tag: "Verdict",
  required: ["pour", "choix", "plutot"],
  optional: ["raison"],
  compile({ attributes }, context) {
    const { pour = "", raison } = attributes;
    const chosen = requireProduct(attributes.choix ?? "", context);
    const others = splitWords(attributes.plutot).map((id) => requireProduct(id, context));
    if (others.length === 0) throw new Error("a verdict names what is not chosen");
    const criteria = criteriaFor(chosen.kind);
    const better = others.find((other) => dominates(other, chosen, criteria));
    if (better && !raison) {
      throw new Error(
        `"${better.name}" is at least as good as "${chosen.name}" on every criterion: raison has to say why not`,
      );
    }
    return {
      situation: typeset(pour),
      chosen: { name: chosen.name, path: chosen.path },
      others: others.map(({ name, path }) => ({ name, path })),
      reason: raison === undefined ? null : typeset(raison),
    };
  },
});
