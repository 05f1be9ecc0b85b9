// What the catalogue knows of a firm's complaints, or what holds for every firm.
import type { Fact } from "../../catalogue/fact.ts";
import type { readToolFacts } from "../../catalogue/tool-facts.ts";
import { formatMonth, formatWeekday } from "../../ui/dates.ts";
import { wordsOf } from "../../ui/degree.ts";

type WhereProps = { facts: ReturnType<typeof readToolFacts>; limit: string };

/** To whom one complains, and until when. @param props.limit the last day in court */
export function WhereToComplain({ facts, limit }: WhereProps) {
  return (
    <>
      <FirmFact
        label="Réclamer"
        fact={facts.complaints}
        rule="voyez votre contrat, ou le site de l’établissement"
      />
      <FirmFact
        label="Puis le médiateur"
        fact={facts.mediator}
        rule="l’établissement doit vous donner son nom et son adresse, sur son site et dans ses conditions (Code de la consommation, art. L. 616-1 et R. 616-1)"
      />
      <FirmFact label="Il traite" fact={facts.mediatorScope} />
      <li>
        <strong>Dernier jour</strong>
        {`\u202f: le médiateur, un an après votre réclamation écrite\u202f; en justice, le ${formatWeekday(limit)}.`}
      </li>
    </>
  );
}

/**
 * A fact of the firm with its doubt and its note.
 * @param rule what holds for all, said where nobody was found to state it; without one nothing is said then
 */
export function FirmFact({
  label,
  fact,
  rule,
}: {
  label: string;
  fact: Fact | undefined;
  rule?: string;
}) {
  if (!fact) {
    return (
      rule && (
        <li>
          <strong>{label}</strong>
          {`\u202f: non trouvé\u202f; ${rule}.`}
        </li>
      )
    );
  }
  const { tag } = wordsOf(fact.degree, fact.asOf);
  const doubt = tag ? ` (${tag}${fact.asOf ? `, ${formatMonth(fact.asOf)}` : ""})` : "";
  return (
    <li>
      <strong>{label}</strong>
      {`\u202f: ${String(fact.value)}${doubt}.`}{" "}
      {fact.note && <span className="meta">{fact.note}</span>}
    </li>
  );
}
