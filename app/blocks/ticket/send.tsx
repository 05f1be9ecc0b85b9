// A ticket as it is sent: its unchanging parts drawn, the rest for React to draw with the amounts.
import type { ReactNode } from "react";
import type { Sends } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Sheet } from "../../build/render/sheet.tsx";
import { isProven } from "../../ui/degree.ts";
import type { ticket } from "./block.ts";
import { TicketState, TicketTerms, UnpaidWay, Warnings } from "./parts.build.tsx";

type Compiled = PropsOf<typeof ticket>;

export type SentTicket = Pick<
  Compiled,
  "offerCode" | "name" | "partnerName" | "mayPostLink" | "standing"
> & {
  /** The place of what may be lost, and of the doubts about the programme; null where there are none. */
  warnings: number | null;
  /** The place of what is known of the programme, and of its terms. */
  state: number;
  terms: number;
  /** The place of the unpaid ways on, to the partner and to the comparator; null where there are none to show. */
  way: number | null;
};

function sendTicket(props: Compiled, sheet: Sheet): SentTicket {
  const { offerCode, name, partnerName, mayPostLink, standing, risk, status, obstacle } = props;
  // One dated source that reports a programme is told beside its state; less than that is a warning.
  const isReported = status && (isProven(status.degree) || status.degree === "reported");
  const isDoubtful = obstacle === "unproven" || !isReported;
  const hasWay =
    props.officialUrl || obstacle || props.publicPostingAllowed === false || props.compare;
  const place = (isShown: unknown, part: ReactNode) => (isShown ? sheet.place(part) : null);
  return {
    ...{ offerCode, name, partnerName, mayPostLink, standing },
    warnings: place(risk || isDoubtful, <Warnings risk={risk} isDoubtful={isDoubtful} />),
    state: sheet.place(<TicketState {...props} />),
    terms: sheet.place(<TicketTerms {...props} />),
    way: place(hasWay, <UnpaidWay {...props} />),
  };
}

export const send = { Ticket: sendTicket } satisfies Sends<typeof import("./block.ts")>;
