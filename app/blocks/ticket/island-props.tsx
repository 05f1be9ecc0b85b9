// A ticket as it is sent: its unchanging parts as HTML, the rest for React with the amounts.
import type { ReactNode } from "react";
import type { PropsBuilders } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { HtmlRenderer } from "../../build/render/html-renderer.tsx";
import { OfferFactList } from "../../build/render/offer-facts.tsx";
import { SmallCard } from "../../build/render/small-card.tsx";
import { isRankable } from "../../catalogue/compare.ts";
import type { BuiltHtml } from "../../pages/payload.ts";
import type { ticket } from "./block.ts";
import { TicketTerms, UnpaidLinks, Warnings } from "./parts.build.tsx";

type Compiled = PropsOf<typeof ticket>;

export type TicketProps = Pick<
  Compiled,
  "offerCode" | "name" | "partnerName" | "mayPostLink" | "standing"
> & {
  /** What may be lost, and the doubts about the programme; null where there are none. */
  warnings: BuiltHtml | null;
  /** What it is of, beside its card. */
  heading: BuiltHtml;
  /** What it asks and pays, in a word or two each, and its terms. */
  facts: BuiltHtml;
  terms: BuiltHtml;
  /** The unpaid links, to the partner and to the plan of a year; null where there are none to show. */
  unpaidLinks: BuiltHtml | null;
};

function buildTicketProps(props: Compiled, renderer: HtmlRenderer): TicketProps {
  const { offerCode, name, partnerName, mayPostLink, standing, card } = props;
  const { risk, status, obstacle } = props;
  // One dated source that reports a programme is told beside its state; less than that is a warning.
  const isReported = isRankable(status);
  // A programme that is known to be over, stopped or yet to come is none in doubt.
  const isDoubtful = !standing.state && (obstacle === "unproven" || !isReported);
  const hasUnpaidLinks =
    props.officialUrl ||
    standing.state ||
    standing.later ||
    obstacle ||
    props.publicPostingAllowed === false ||
    props.mayBePlanned;
  const render = (isShown: unknown, part: ReactNode) => (isShown ? renderer.html(part) : null);
  return {
    offerCode,
    name,
    partnerName,
    mayPostLink,
    standing,
    warnings: render(risk || isDoubtful, <Warnings risk={risk} isDoubtful={isDoubtful} />),
    heading: renderer.html(
      <>
        <SmallCard design={card} />
        Prime du filleul, {name}
      </>,
    ),
    facts: renderer.html(<OfferFactList facts={props.facts} />),
    terms: renderer.html(<TicketTerms {...props} />),
    unpaidLinks: render(hasUnpaidLinks, <UnpaidLinks {...props} />),
  };
}

export const islandProps = { Ticket: buildTicketProps } satisfies PropsBuilders<
  typeof import("./block.ts")
>;
