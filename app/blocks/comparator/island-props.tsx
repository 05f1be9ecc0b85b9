// The comparator as it is sent: the list that each of its fields offers is rendered once, at build; the facts stay out of the document (`deferred`).

import type { PropsBuilders } from "../../build/blocks/block-parts.ts";
import { COMPARED } from "../../catalogue/kinds.ts";
import type { BuiltHtml } from "../../pages/payload.ts";
import type { ComparedFacts } from "./comparison.ts";
import type { ComparatorProducts } from "./selection.ts";

/** A group of the list: its name, and its options. */
export type OptionGroup = BuiltHtml & { label: string };

type ComparatorProps = ComparatorProducts & { groups: OptionGroup[]; deferred: ComparedFacts };

/** Where firms have several products each, they stand by firm; others stand by kind, where the page compares any. */
function listGroups(partners: ComparatorProps["partners"]) {
  return Object.entries(COMPARED).flatMap(([kind, { group }]) => {
    const firms = partners.filter((partner) => partner.kind === kind);
    if (group === null) {
      return firms.map(({ name, products }) => ({
        label: name,
        options: products.map((product) => ({ value: product.id, text: product.name })),
      }));
    }
    const options = firms.map(({ slug, name }) => ({ value: slug, text: name }));
    return options.length > 0 ? [{ label: group, options }] : [];
  });
}

export const islandProps = {
  Comparateur({ partners, elsewhere, criteria, sources }, renderer): ComparatorProps {
    const groups = listGroups(partners).map(({ label, options }) => ({
      label,
      ...renderer.html(
        options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        )),
      ),
    }));
    const products = partners.flatMap((firm) => firm.products);
    const facts = Object.fromEntries(products.map(({ id, facts }) => [id, facts]));
    return {
      partners: partners.map((firm) => ({
        ...firm,
        products: firm.products.map(({ facts: _, ...product }) => product),
      })),
      elsewhere,
      groups,
      deferred: { criteria, facts, sources },
    };
  },
} satisfies PropsBuilders<typeof import("./block.ts")>;
