// How much each list holds; how many figures of the site stand on what: its degrees in their own words, and the kinds of sources.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { type Degree, isDoubtful, wordsOf } from "../../ui/degree.ts";
import { DegreeTag } from "../../ui/notes.tsx";
import { SOURCE_KINDS, type SourceKind } from "../../ui/sourced.ts";
import { TableHead } from "../../ui/table-head.tsx";
import type { comptes, listes } from "./block.ts";

const NUMBER = new Intl.NumberFormat("fr-FR");
const KINDS = Object.entries(SOURCE_KINDS) as [SourceKind, string][];

function Comptes({ isSentence, all, degrees, kinds }: PropsOf<typeof comptes>) {
  const confirmed = degrees.find(({ degree }) => degree === "confirmed")?.count ?? 0;
  if (isSentence) return <Share all={all} confirmed={confirmed} />;
  return (
    <>
      <table className="table table--cards">
        <caption>{NUMBER.format(all)} faits au catalogue, par degré de preuve</caption>
        <TableHead columns={["Degré", "Ce qu’il veut dire", "Faits"]} />
        <tbody>
          {degrees.map(({ degree, count }) => (
            <tr key={degree}>
              <th scope="row">
                <Name degree={degree} />
              </th>
              <td data-label="Ce qu’il veut dire">{MEANINGS[degree]}</td>
              <td data-label="Faits">{NUMBER.format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="table table--cards">
        <caption>Ceux qui ont une valeur, par la plus forte de leurs sources</caption>
        <TableHead columns={["Qui parle", "Faits"]} />
        <tbody>
          {[...KINDS, ["none", "aucune source publique"] as const].map(([kind, words]) => (
            <tr key={kind}>
              <th scope="row">{words}</th>
              <td data-label="Faits">{NUMBER.format(kinds[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What may be relied upon at once, before its tables. */
function Share({ all, confirmed }: { all: number; confirmed: number }) {
  return (
    <p>
      <strong>
        Sur {NUMBER.format(all)} faits, {NUMBER.format(confirmed)} sont confirmés par l’entreprise,
        un registre ou la loi
      </strong>
      {`, soit ${Math.round((100 * confirmed) / all)}\u202f%\u202f; les autres sont recoupés par deux éditeurs, ou ce qu’ils valent est écrit à côté d’eux.`}
    </p>
  );
}

const MEANINGS: Record<Degree, string> = {
  confirmed:
    "L’entreprise l’écrit sur une page qui vaut pour la France, ou une autorité, un registre ou la loi ; nous gardons la phrase qui le dit, et elle n’a pas dépassé son âge.",
  crossChecked:
    "Deux journaux ou comparateurs indépendants l’écrivent, avec leurs phrases, sans dépasser l’âge.",
  reported:
    "Un seul éditeur l’écrit, ou un particulier, une page pour un autre pays, ou une page dont nous n’avons pas la phrase.",
  old: "La source a dépassé l’âge de son sujet, ou ne porte pas de date : programme, 45 jours ; prix et conditions, six mois ; agrément et garantie, un an.",
  contested: "Des sources se contredisent : les deux valeurs sont montrées.",
  unsourced: "Aucune source publique que nous puissions citer ne l’affirme.",
  missing: "Valeur que nous n’avons pas vérifiée, ou que personne ne publie.",
};

/** The tag as it stands beside figures; what may be relied upon has none. */
function Name({ degree }: { degree: Degree }) {
  if (!isDoubtful(degree)) return wordsOf(degree).name;
  return degree === "old" ? (
    <>
      <DegreeTag degree="old" /> ou <DegreeTag degree="old" asOf={null} />
    </>
  ) : (
    <DegreeTag degree={degree} />
  );
}

function Listes({ lists }: PropsOf<typeof listes>) {
  return (
    <table className="table table--cards">
      <caption>Nos listes, toutes référencées gratuitement</caption>
      <TableHead columns={["Liste", "Ordre par défaut", "Lignes", "Sociétés"]} />
      <tbody>
        {lists.map(({ path, title, order, lines, firms }) => (
          <tr key={path}>
            <th scope="row">
              <a href={path}>{title}</a>
            </th>
            <td data-label="Ordre par défaut">{order}</td>
            <td data-label="Lignes">{NUMBER.format(lines)}</td>
            <td data-label="Sociétés">{NUMBER.format(firms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const views = { Comptes, Listes } satisfies Views<typeof import("./block.ts")>;
