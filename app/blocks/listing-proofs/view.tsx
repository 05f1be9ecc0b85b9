// Where the figures of a listing come from: each line of it with the sentences of its sources, which its mark leads to.
import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { evidencePlace } from "../../open-data/paths.ts";
import { groupAlike, type NamedFigure } from "../../ui/note-collector.ts";
import { NoteEntries } from "../../ui/notes.tsx";
import type { Sourced } from "../../ui/sourced.ts";
import type { proofs } from "./block.ts";

type Props = PropsOf<typeof proofs>;

function Preuves({ rows, columns, cited }: Props) {
  return (
    <section className="wide proofs" aria-labelledby="lignes">
      <h2 id="lignes">Ligne par ligne</h2>
      {rows.map((row) => (
        <section key={row.id} id={evidencePlace(row.id)}>
          <h3>{row.path ? <a href={row.path}>{row.name}</a> : row.name}</h3>
          <NoteEntries entries={groupAlike(nameFigures(row, columns))} sources={cited} list="" />
        </section>
      ))}
    </section>
  );
}

/** Each figure of a line under its column's title, with what it says there. */
function nameFigures(row: Props["rows"][number], columns: Props["columns"]): NamedFigure[] {
  const name = (title: string, figure: Sourced | null | undefined) =>
    figure ? { ...figure, name: `${title}\u202f: ${figure.text}` } : [];
  return [
    ...columns.map(({ label }, index) => name(label, row.cells[index])),
    name("Prix, condition non remplie", row.otherwise),
    name("Garantie des dépôts", row.guarantee),
  ].flat();
}

export const views = { Preuves } satisfies Views<typeof import("./block.ts")>;
