// The figure that a page is about, right below its title: the price of a card, the bonus of a programme.
import { amountSlot } from "../../amounts/euros.ts";
import { whyNot } from "../../amounts/standing.ts";
import type { essentiel } from "../../blocks/essentials/block.ts";
import { isKnown } from "../../blocks/side-by-side/cells.ts";
import type { ticket } from "../../blocks/ticket/block.ts";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { findDirectives } from "../blocks/find-directives.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";
import { ByDay } from "./by-day.tsx";

/** Nothing on pages that are about more than one figure. */
export function KeyFigure({ page }: { page: CompiledPage }) {
  if (page.kind === "product") return <Price body={page.body} />;
  if (page.kind === "referral") return <Bonuses body={page.body} />;
  return null;
}

type Props = Pick<CompiledPage, "body">;

/** What the card costs a month, and the condition that the price hangs on; nothing where no source says the price. */
function Price({ body }: Props) {
  const [essentials] = findDirectives<typeof essentiel>(body, "Essentiel");
  const find = (fact: string) => {
    const cell = essentials?.rows.find(({ id }) => id === fact)?.cells[0];
    return cell && isKnown(cell) ? cell : undefined;
  };
  const [price, condition] = [find("monthlyFee"), find("feeCondition")];
  if (!price || essentials?.columns.length !== 1) return null;
  return (
    <p className="page-head__figure">
      <FigureGroup>
        <strong>
          <SourcedText value={price} />
        </strong>{" "}
        {condition && <SourcedText value={condition} />}
        <FiguresMark />
      </FigureGroup>
    </p>
  );
}

/** What each offer of the page brings its referee, and why nobody is known to owe it, where that is so. */
function Bonuses({ body }: Props) {
  return findDirectives<typeof ticket>(body, "Ticket").map(({ offerCode, name, standing }) => {
    return (
      <ByDay key={offerCode} standings={[standing]}>
        {([now]) => {
          const why = now && whyNot(now);
          const Amount = why ? "b" : "strong";
          return (
            <p className="page-head__figure">
              <Amount>{amountSlot("FILLEUL", offerCode)}</Amount>
              {` pour le filleul, ${name}${why ? `\u202f: ${why}` : ""}`}
            </p>
          );
        }}
      </ByDay>
    );
  });
}
