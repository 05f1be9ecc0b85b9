// What a referee gets, by who owes it: the firm's own bonus first, what a sponsor promises apart, then their sum.
import { Amount } from "./amounts.tsx";
import { formatEuros } from "./euros.ts";
import type { Gains } from "./gains.ts";

type Props = {
  gains: Gains;
  isPending: boolean;
  /** Who owes the bonus, where the words must say it: « dus par N26 ». */
  by?: string;
};

/**
 * Elements for a line of their own each, told apart by their classes: `owed` for what is due, `promised` for what rests
 * on somebody's word, `owed__sum` for both together, which says what it contains. A sum that is promised alone is never
 * drawn as what is due.
 */
export function Owed({ gains: { filleul, ofProgramme, partage }, isPending, by }: Props) {
  if (ofProgramme === undefined) {
    if (filleul == null) return <Amount euros={filleul} isPending={isPending} />;
    return <span className="promised promised--all">{promise(filleul)}</span>;
  }
  return (
    <>
      <span className="owed">
        <Amount euros={ofProgramme} isPending={false} />
        {ofProgramme !== null && (ofProgramme < 2 ? " dû" : " dus")}
        {ofProgramme !== null && by && ` par ${by}`}
      </span>
      {partage === null && <span className="promised"> + promesse du parrain indisponible</span>}
      {partage ? (
        <>
          {" "}
          <span className="promised">+ {promise(partage)}</span>
        </>
      ) : null}
      {partage && filleul != null ? (
        <>
          {" "}
          <span className="owed__sum meta">{formatEuros(filleul)} promesse comprise</span>
        </>
      ) : null}
    </>
  );
}

/** « 45 € promis par le parrain ». */
function promise(euros: number) {
  return (
    <>
      <Amount euros={euros} isPending={false} /> promis<span> par le parrain</span>
    </>
  );
}
