// The comparator as it is sent: the list that each of its fields offers is rendered once, at build.

import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { HtmlRenderer } from "../../build/render/html-renderer.tsx";
import { COMPARED } from "../../catalogue/kinds.ts";
import type { BuiltHtml } from "../../pages/payload.ts";
import type { comparateur } from "./block.ts";

/** A group of the list: its name, and its options. */
export type OptionGroup = BuiltHtml & { label: string };

type SentComparator = PropsOf<typeof comparateur> & { groups: OptionGroup[] };

export function sendComparator(
  props: PropsOf<typeof comparateur>,
  renderer: HtmlRenderer,
): SentComparator {
  const groups = listGroups(props.partners).map(({ label, options }) => ({
    label,
    ...renderer.html(
      options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    ),
  }));
  return { ...props, groups };
}

/** Where firms have several products each, they stand by firm; others stand by kind, where the page compares any. */
function listGroups(partners: SentComparator["partners"]) {
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

export const send = { Comparateur: sendComparator } satisfies Sends<typeof import("./block.ts")>;
