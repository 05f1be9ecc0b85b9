// Products side by side: criteria down, products across, the best said in words.
import { FigureGroup, FigureRow, FiguresFoot } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { type ComparisonTable, isKnown } from "./cells.ts";

type Props = ComparisonTable & {
  /** What the table is, before the names of its columns. */
  what?: string;
  /** The element itself: a tool has it written by hand (app/ui/written.ts). */
  Table?: "table";
};

/** As many columns as a phone shows side by side; beyond two it shows a line for each product. */
const WIDTHS = ["side-by-side--one", "side-by-side--two"];

/**
 * Products across, criteria down. On a phone each criterion stands above its values: of two products side by side, under
 * their names, which stay in sight; of three and more below each other, each behind its name. Nothing has to be scrolled to.
 */
export function SideBySide({ what = "Comparaison", Table = "table", columns, rows }: Props) {
  const width = WIDTHS[columns.length - 1] ?? "side-by-side--many";
  const same = rows.filter(({ isSame }) => isSame);
  const name = `${what}\u202f: ${columns.map(({ name }) => name).join(", ")}`;
  return (
    <Table className={`table side-by-side ${width}`} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Critère</span>
          </th>
          {columns.map((column) => (
            <th scope="col" key={column.id}>
              <Head {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <FigureGroup>
        <Rows columns={columns} rows={rows.filter(({ isSame }) => !isSame)} />
        {same.length > 0 && <Rows columns={columns} rows={same} title="Pareil pour tous" />}
        <FiguresFoot columns={columns.length + 1} />
      </FigureGroup>
    </Table>
  );
}

function Head({ name, path, way, noBank }: ComparisonTable["columns"][number]) {
  return (
    <>
      {path ? <a href={path}>{name}</a> : name}
      {noBank && <small>{noBank}</small>}
      {way && (
        <small>
          <a href={way.href} rel="nofollow" aria-label={`${way.text} ${name}`}>
            {way.text}
          </a>
        </small>
      )}
    </>
  );
}

function Rows({ columns, rows, title }: ComparisonTable & { title?: string }) {
  return (
    <tbody>
      {title && (
        <tr className="side-by-side__title">
          <th scope="rowgroup" colSpan={columns.length + 1}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ id, label, cells }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          {cells.map((cell, index) => {
            const column = columns[index];
            const isBest = isKnown(cell) && cell.best;
            return (
              <td
                key={column?.id}
                className={isBest ? "is-best" : undefined}
                data-label={columns.length > 2 ? column?.name : undefined}
              >
                <FigureRow title={`${label}, ${column?.name}`}>
                  {isKnown(cell) ? <SourcedText value={cell} /> : (cell ?? "non vérifié")}
                </FigureRow>
                {isBest && <span className="best-mark">meilleur</span>}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
