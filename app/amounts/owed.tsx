// What a referee gets, by who owes it: the firm's own bonus where its programme is known to pay it, what a sponsor promises
// apart, then their sum; else the amount, and why nobody is known to owe it.
import type { ReactNode } from "react";
import { Amount } from "./amounts.tsx";
import { formatEuros } from "./euros.ts";
import type { Gains } from "./gains.ts";
import { isPromised, judge, type Standing } from "./standing.ts";

type Props = {
  gains: Gains;
  standing: Standing | undefined;
  isPending: boolean;
  /** Who owes the bonus, where the words must say it: « dus par N26 ». */
  by?: string;
};

/**
 * Elements for a line of their own each, told apart by their classes: `owed` for what is due, `unsure` for an amount that
 * nobody is known to owe and why, `promised` for what rests on somebody's word, `owed__sum` for both together, which says what
 * it contains. A sum that is promised alone is never drawn as what is due.
 */
export function Owed({ gains: { filleul, ofProgramme, partage }, standing, isPending, by }: Props) {
  const { owed, why } = judge(ofProgramme, standing);
  const isPromise = isPromised(standing);
  if (ofProgramme === undefined) {
    // What a sponsor gives is no token of the firm's: how that pays says nothing of it.
    const shut = isPending ? undefined : standing?.shut;
    return (
      <>
        {filleul == null ? (
          <Amount euros={filleul} isPending={isPending} />
        ) : (
          <span className="promised promised--all">
            {describePart(filleul, isPromise)}
            {shut && "\u202f:"}
          </span>
        )}
        {shut && <Why> {shut}</Why>}
      </>
    );
  }
  return (
    <>
      {why ? (
        <Why>
          <Amount euros={ofProgramme} isPending={false} />
          {`\u202f: ${why}`}
        </Why>
      ) : (
        <span className="owed">
          <Amount euros={ofProgramme} isPending={false} />
          {owed !== undefined && (owed < 2 ? " dû" : " dus")}
          {owed !== undefined && by && ` par ${by}`}
        </span>
      )}
      {partage === null && <span className="promised"> + part du parrain indisponible</span>}
      {partage ? (
        <>
          {" "}
          <span className="promised">+ {describePart(partage, isPromise)}</span>
          {owed !== undefined && isPromise && filleul != null && (
            <>
              {" "}
              <span className="owed__sum meta">{formatEuros(filleul)} promesse comprise</span>
            </>
          )}
        </>
      ) : null}
    </>
  );
}

function Why({ children }: { children: ReactNode }) {
  return <span className="unsure">{children}</span>;
}

/** « 45 € promis par le parrain »; where the site offers no sponsor, nobody has promised anything. */
function describePart(euros: number, isPromise: boolean) {
  return (
    <>
      <Amount euros={euros} isPending={false} />{" "}
      {isPromise ? (
        <>
          promis<span> par le parrain</span>
        </>
      ) : (
        <>
          si <span>votre parrain </span>partage
        </>
      )}
    </>
  );
}
