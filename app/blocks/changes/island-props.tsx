// A firm's changes as they are sent: what the build knows as HTML, the offers for whose history the Worker is asked.
import type { OfferCode } from "../../amounts/offers.ts";
import type { PropsBuilders } from "../../build/blocks/block-parts.ts";
import type { BuiltHtml } from "../../pages/payload.ts";
import { AlertOptions, ChangeList } from "./parts.build.tsx";

export type ChangesProps = {
  /** Prices and rules. */
  list: BuiltHtml;
  /** What the lines of each offer stand under. */
  offers: { code: OfferCode; label: string }[];
  /** How to be told of the next change; null where the site keeps no history. */
  alerts: BuiltHtml | null;
};

export const islandProps = {
  Changements(props, renderer): ChangesProps {
    const offers = props.offers.filter(({ feed }) => feed !== null);
    return {
      list: renderer.html(<ChangeList {...props} />),
      offers: offers.map(({ code, name, why }) => ({
        code,
        label: `Prime du filleul en tout, ${name}${why}`,
      })),
      alerts:
        offers.length > 0
          ? renderer.html(<AlertOptions offers={offers} feed={props.feed} />)
          : null,
    };
  },
} satisfies PropsBuilders<typeof import("./block.ts")>;
