// How many figures of the site stand on what: its degrees of doubt in their own words, and the kinds of sources.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import type { Degree } from "../../build/catalogue/counts.ts";
import { DoubtTag } from "../../ui/notes.tsx";
import { SOURCE_KINDS, type SourceKind } from "../../ui/sourced.ts";
import type { comptes } from "./block.ts";

const NUMBER = new Intl.NumberFormat("fr-FR");
const KINDS = Object.entries(SOURCE_KINDS) as [SourceKind, string][];

function Comptes({ all, degrees, kinds }: PropsOf<typeof comptes>) {
  return (
    <>
      <table className="table table--cards">
        <caption>{NUMBER.format(all)} faits au catalogue, par degré de doute</caption>
        <thead>
          <tr>
            <th scope="col">Degré</th>
            <th scope="col">Ce qu’il veut dire</th>
            <th scope="col">Faits</th>
          </tr>
        </thead>
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
        <thead>
          <tr>
            <th scope="col">Qui parle</th>
            <th scope="col">Faits</th>
          </tr>
        </thead>
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

const MEANINGS: Record<Degree, string> = {
  confirmed:
    "L’entreprise ou une autorité l’écrit, ou deux sources indépendantes, depuis moins de dix-huit mois.",
  reported:
    "Une page récente l’écrit, mais ni l’entreprise, ni une autorité, ni deux éditeurs indépendants.",
  old: "La source a plus de dix-huit mois, ou ne porte pas de date.",
  conflict: "Des sources se contredisent\u202f: les deux valeurs sont montrées.",
  unknown: "Aucune source publique que nous puissions citer ne l’affirme.",
  missing: "Valeur non trouvée\u202f: la page écrit «\u00a0non communiqué\u00a0».",
};

/** The tag as it stands beside figures; a confirmed figure has none. */
function Name({ degree }: { degree: Degree }) {
  if (degree === "confirmed") return "confirmé";
  if (degree === "missing") return "non communiqué";
  return degree === "old" ? (
    <>
      <DoubtTag doubt="old" /> ou <DoubtTag doubt="old" asOf={null} />
    </>
  ) : (
    <DoubtTag doubt={degree} />
  );
}

export const views = { Comptes } satisfies Views<typeof import("./block.ts")>;
