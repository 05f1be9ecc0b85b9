// Products side by side: criteria down, products across, the best said in words.
import { countFirms } from "../../catalogue/count-firms.ts";
import { UNCHECKED } from "../../catalogue/write-fact.ts";
import { FigureGroup, FigureRow, FiguresFoot, useAreGrouped } from "../../ui/figures.tsx";
import { SourcedText } from "../../ui/notes.tsx";
import { type ComparisonCell, type ComparisonTable, isKnown } from "./cells.ts";

type Props = ComparisonTable & {
  /** What the table is, before the names of its columns. */
  what?: string;
  /** The element itself: a tool gives one that is rendered without React (app/ui/fast-element.ts). */
  Table?: "table";
};

/** As many columns as a phone shows side by side; beyond two it shows a line for each product. */
const WIDTHS = ["side-by-side--one", "side-by-side--two"];

/** Letters of the longest short name, beside which a phone gives the values more room. */
const SHORT_NAME = 9;

/** Of more than twice as many rows a phone shows these, of three products and more; a box shows the rest. */
const SEEN_ROWS = 5;

/**
 * What stands before the values of each product on a phone: its name, without the firm's where all are of one firm;
 * nothing where two products fit side by side.
 */
function labelsOf(columns: ComparisonTable["columns"]): readonly string[] {
  if (columns.length <= WIDTHS.length) return [];
  const names = columns.map(({ name }) => name.split(" "));
  const firms = countFirms(columns.map(({ id }) => id));
  const shared = names[0]?.findIndex((word, index) =>
    names.some((words) => words[index] !== word || words.length === index + 1),
  );
  return names.map((words) => words.slice(firms > 1 ? 0 : shared).join(" "));
}

/**
 * Products across, criteria down. On a phone each criterion stands above its values: of two products side by side, under
 * their names, which stay in sight; of three and more below each other, each behind its name, the first five criteria of many until
 * a box is ticked. Nothing has to be scrolled to.
 */
export function SideBySide({ what = "Comparaison", Table = "table", columns, rows }: Props) {
  const isShort = labelsOf(columns).every(({ length }) => length <= SHORT_NAME);
  const many = isShort ? "side-by-side--many side-by-side--short" : "side-by-side--many";
  const width = WIDTHS[columns.length - 1] ?? many;
  const different = rows.filter(({ isSame }) => !isSame);
  const same = rows.filter(({ isSame }) => isSame);
  const isLong =
    columns.length > WIDTHS.length && rows.length > 2 * SEEN_ROWS && different.length > 0;
  const seen = isLong ? Math.min(SEEN_ROWS, different.length) : different.length;
  const more = rows.length - seen;
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
        <Rows columns={columns} rows={different.slice(0, seen)} />
        {isLong && (
          <tbody className="side-by-side__more">
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <label>
                  <input type="checkbox" /> Montrer les {more} autres critères
                </label>
              </th>
            </tr>
          </tbody>
        )}
        <Rows columns={columns} rows={different.slice(seen)} />
        <Rows columns={columns} rows={same} title="Pareil pour tous" />
        <FiguresFoot columns={columns.length + 1} />
      </FigureGroup>
    </Table>
  );
}

function Head({ name, path, action, noBank }: ComparisonTable["columns"][number]) {
  return (
    <>
      {path ? <a href={path}>{name}</a> : name}
      {noBank && <small>{noBank}</small>}
      {action && (
        <small>
          <a href={action.href} rel="nofollow" aria-label={`${action.text} ${name}`}>
            {action.text}
          </a>
        </small>
      )}
    </>
  );
}

function Rows({ columns, rows, title }: ComparisonTable & { title?: string }) {
  const labels = labelsOf(columns);
  const areGrouped = useAreGrouped();
  if (rows.length === 0) return null;
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
        <tr key={id} className={isShared(cells, areGrouped) ? "is-shared" : undefined}>
          <th scope="row" data-unknown={listUnknown(cells, labels)}>
            {label}
          </th>
          {cells.map((cell, index) => {
            const column = columns[index];
            const isBest = isKnown(cell) && cell.best;
            return (
              <td
                key={column?.id}
                className={isBest ? "is-best" : cell ? undefined : "is-unknown"}
                data-label={labels[index]}
              >
                <FigureRow title={`${label}, ${column?.name}`}>
                  {isKnown(cell) ? <SourcedText value={cell} /> : (cell ?? UNCHECKED)}
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

/** Whether one line tells the whole row: the same value in the same doubt; with the same mark where each has its own. */
function isShared(cells: readonly ComparisonCell[], areGrouped: boolean): boolean {
  if (!cells.every(isKnown)) return false;
  const shown = cells.map((cell) => (areGrouped ? [cell.text, cell.degree] : cell));
  return new Set(shown.map((cell) => JSON.stringify(cell))).size === 1;
}

/** Products of which nothing is known, which a phone names once; undefined where there is none. */
function listUnknown(cells: readonly ComparisonCell[], labels: readonly string[]) {
  return labels.filter((_, index) => cells[index] === null).join(", ") || undefined;
}
