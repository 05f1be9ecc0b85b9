// What of a firm's changes is known at build: prices and rules, and how to be told of the next change of a bonus.
import { Fragment } from "react";
import { historyAddress } from "../../amounts/history/paths.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { ALERTS_PAGE, FEEDS, FOLLOWED, THRESHOLD } from "../../open-data/feeds/alert-address.ts";
import { SourcedText } from "../../ui/notes.tsx";
import type { changements } from "./block.ts";
import { DatedLines } from "./dated-list.build.tsx";
import type { ChangeLine } from "./write-changes.build.ts";

type Props = PropsOf<typeof changements>;

/** What is at a glance: five lines in all, of which each offer has two. */
const MOST_LINES = 5;
const LINES_OF_OFFER = 2;

/** The last ones at a glance, the older ones folded. */
export function ChangeList({ changes, offers }: Props) {
  const most = Math.max(1, MOST_LINES - LINES_OF_OFFER * offers.length);
  const older = changes.slice(most);
  return (
    <>
      {changes.length === 0 && (
        <p>Prix et règles&#x202f;: aucun changement daté dans nos sources.</p>
      )}
      <DatedLines lines={changes.slice(0, most)} write={writeChange} />
      {older.length > 0 && (
        <details>
          <summary>
            {older.length > 1
              ? `${older.length} changements plus anciens`
              : "Un changement plus ancien"}
          </summary>
          <DatedLines lines={older} write={writeChange} />
        </details>
      )}
    </>
  );
}

function writeChange(line: ChangeLine) {
  return <SourcedText value={line} />;
}

/** From what amount on: the page of alerts answers with the addresses. */
function ThresholdForm({ offers }: Pick<Props, "offers">) {
  const [only, ...more] = offers;
  return (
    <form className="search-form" action={`${ALERTS_PAGE}#alerte`}>
      {more.length === 0 ? (
        <input type="hidden" name={FOLLOWED} value={only && followed(only)} />
      ) : (
        <label>
          Offre{" "}
          <select name={FOLLOWED}>
            {offers.map((offer) => (
              <option key={offer.code} value={followed(offer)}>
                {offer.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Seulement dès (€) <input name={THRESHOLD} inputMode="decimal" size={6} required />
      </label>
      <button type="submit">Me prévenir</button>
    </form>
  );
}

function followed({ feed }: Props["offers"][number]): string {
  return feed?.slice(FEEDS.length) ?? "";
}

type OffersProps = Pick<Props, "offers" | "feed">;

/** A feed is the one way to be told without an address or an account. */
export function AlertOptions({ offers, feed }: OffersProps) {
  return (
    <>
      <FeedLinks offers={offers} feed={feed} />
      <ThresholdForm offers={offers} />
    </>
  );
}

function FeedLinks({ offers, feed: ofPage }: OffersProps) {
  const isOne = offers.length === 1;
  return (
    <p>
      <strong>Me prévenir&#x202f;:</strong> sans e-mail ni compte, dans un lecteur de flux&#x202f;:{" "}
      {offers.map(({ code, name, feed }) => (
        <Fragment key={code}>
          <a href={`${feed}.atom`}>{isOne ? "flux de la prime" : `flux de la prime ${name}`}</a>
          {" · "}
          <a href={historyAddress(code)}>{`historique ${name}`}</a>
          {" · "}
        </Fragment>
      ))}
      <a href={`${ofPage}.atom`}>flux des prix</a>
    </p>
  );
}
