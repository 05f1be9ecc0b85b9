// What pays for an opening, side by side: the answer, the referral with its live amounts, then the channels beside it.

import { Fragment } from "react";
import { amountSlot, formatEuros } from "../../amounts/euros.ts";
import { isClosed, isPromised, type Standing, whyNot } from "../../amounts/standing.ts";
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { ByDay } from "../../build/render/by-day.tsx";
import { formatMonth } from "../../ui/dates.ts";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { ChannelProps, voies } from "./block.ts";

type Props = PropsOf<typeof voies>;

export function Voies(props: Props) {
  const { offers, welcome, cashback, searched } = props;
  const standings = offers.map(({ standing }) => standing);
  // The answer says so where there is none.
  const hasAnyOffer = welcome.offer !== null || cashback?.offer != null;
  return (
    <div className="ways" id="voies">
      <p>
        <FigureGroup>
          <ByDay standings={standings}>
            {(now) => <Answer {...props} isTaken={!now.every(isClosed)} />}
          </ByDay>
          <FiguresMark />
        </FigureGroup>
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its dots, Safari no longer calls it a list. */}
      <ul role="list">
        <li>
          <strong>Avec un parrain&#x202f;:</strong>{" "}
          <ByDay standings={standings}>{(now) => <Amounts {...props} standings={now} />}</ByDay>.
        </li>
        {hasAnyOffer && (
          <li>
            <strong>Offre publique, sans parrain&#x202f;:</strong>{" "}
            <Channel channel={welcome} searched={searched} e="e" />.
          </li>
        )}
        {hasAnyOffer && cashback && (
          <li>
            <strong>Par un site de cashback&#x202f;:</strong>{" "}
            <Channel channel={cashback} searched={searched} />.
          </li>
        )}
      </ul>
    </div>
  );
}

/** A question where it has an answer, else a title. @param isTaken whether any of the programmes may be taken that day */
function Answer(props: Props & { isTaken: boolean }) {
  const { cashback, isTaken } = props;
  const answer = isTaken ? props.answer : props.answerWithoutReferral;
  const channels = cashback ? "Parrain, offre publique ou cashback" : "Parrain ou offre publique";
  return (
    <>
      <strong>
        {channels}&#x202f;: {answer ? "qui paie le plus\u202f?" : "les sommes relevées"}
      </strong>{" "}
      {answer} {isTaken && props.hasOtherChannel && <AddsUp {...props} />}
    </>
  );
}

type AmountsProps = Pick<Props, "firm" | "offers"> & { standings: readonly Standing[] };

/**
 * « 70 € (dus par BoursoBank) et 45 € (promis par le parrain) »: never their sum, which nobody owes.
 * @param standings by the day: a campaign may end between the build and the visit
 */
function Amounts({ firm, offers, standings }: AmountsProps) {
  const words = standings.map((standing) => [
    describeOwed(standing, firm),
    isPromised(standing) ? "promis par le parrain" : "si votre parrain partage",
  ]);
  // What was said of the first is not said again of one like it.
  const described = (index: number, part: 0 | 1) =>
    index > 0 && words[index]?.[part] === words[0]?.[part] ? "" : ` (${words[index]?.[part]})`;
  return offers.map(({ code, name }, index) => (
    <Fragment key={code}>
      {index > 0 && "\u202f; "}
      {offers.length > 1 && `${name}, `}
      <span
        className={offers.length === 1 && !standings.every(isClosed) ? "ways__owed" : undefined}
      >
        {amountSlot("FILLEUL", code)}
        {described(index, 0)} et{" "}
      </span>
      {amountSlot("PARTAGE", code)}
      {described(index, 1)}
    </Fragment>
  ));
}

/** Drawn before the amount is known: a pot says from which sum it pays. */
function describeOwed(standing: Standing, firm: string): string {
  const { payoutFrom } = standing;
  const why = whyNot(standing);
  if (why) return why;
  if (payoutFrom === undefined) return `dû par ${firm}`;
  return `retirable à partir de ${formatEuros(payoutFrom)} de cagnotte`;
}

/** What a channel gives, when that was read, and whether it has ended. @param e what its name adds to « lu » */
function Channel({
  channel: { offer, isOver },
  searched,
  e = "",
}: Pick<Props, "searched"> & { channel: ChannelProps; e?: string }) {
  if (!offer) return `nous n’avons trouvé aucune source (${searched})`;
  const read = offer.asOf ? `lu${e} en ${formatMonth(offer.asOf)}` : "sans date";
  return (
    <FigureGroup>
      <SourcedText value={offer} /> ({isOver ? `${read}, fini${e} depuis` : read})
      <FiguresMark />
    </FigureGroup>
  );
}

/** Whether the channels beside the referral add up with it: yes, no, or nobody says. */
function AddsUp({ welcome, cashback }: Pick<Props, "welcome" | "cashback">) {
  if (!welcome.addsUp && !cashback?.addsUp) {
    return "Rien ne dit qu’on peut les cumuler avec le parrainage.";
  }
  return (
    <>
      Cumulable avec le parrainage&#x202f;? L’offre publique, <Rule rule={welcome.addsUp} />
      {cashback && (
        <>
          &#x202f;; le cashback, <Rule rule={cashback.addsUp} />
        </>
      )}
      .
    </>
  );
}

function Rule({ rule }: { rule: ChannelProps["addsUp"] }) {
  return rule ? <SourcedText value={rule} /> : "nous ne savons pas";
}

export const views = { Voies } satisfies Views<typeof import("./block.ts")>;
