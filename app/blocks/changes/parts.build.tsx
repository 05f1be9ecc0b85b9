// What of a firm's changes is known at build: prices and rules, and how to be told of the next change of a bonus.
import { Fragment } from "react";
import { historyAddress } from "../../amounts/history/paths.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { FigureGroup, FiguresMark } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import type { changements } from "./block.ts";
import type { ChangeLine } from "./write-changes.build.ts";

type Props = PropsOf<typeof changements>;

/** What is at a glance: five lines in all, of which each offer has two. */
const MOST_LINES = 5;
const LINES_OF_OFFER = 2;

export function ChangeList({ changes, offers }: Props) {
  const most = Math.max(1, MOST_LINES - LINES_OF_OFFER * offers.length);
  const older = changes.slice(most);
  return (
    <>
      {changes.length === 0 && (
        <p>Prix et règles&#x202f;: aucun changement daté dans nos sources.</p>
      )}
      <Lines lines={changes.slice(0, most)} />
      {older.length > 0 && (
        <details>
          <summary>
            {older.length > 1
              ? `${older.length} changements plus anciens`
              : "Un changement plus ancien"}
          </summary>
          <Lines lines={older} />
        </details>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.when + line.text}>
          <FigureGroup>
            <b>{line.when}</b> <SourcedText value={line} />
            <FiguresMark />
          </FigureGroup>
        </li>
      ))}
    </ul>
  );
}

/** A feed is the one way to be told without an address or an account. */
export function TellMe({ offers }: Pick<Props, "offers">) {
  const isOne = offers.length === 1;
  return (
    <>
      <strong>Me prévenir&#x202f;:</strong> un lecteur de flux annonce chaque changement de la prime
      (pas des prix) à qui suit{" "}
      {offers.map(({ code, name, feed }, index) => (
        <Fragment key={code}>
          {index > 0 && " et "}
          <a href={`${feed}.atom`}>{isOne ? "ce flux" : `le flux ${name}`}</a>
        </Fragment>
      ))}
      , sans e-mail ni compte.
      {offers.map(({ code, name }) => (
        <Fragment key={code}>
          {" "}
          <a href={historyAddress(code)}>{`Historique ${name}`}</a>.
        </Fragment>
      ))}
    </>
  );
}
