// Figures of a paragraph, a row or a table, for which one mark stands at the end: what is sure says nothing in place.
import { createContext, type ReactNode, use } from "react";
import { isDoubtful, wordsOf } from "./degree.ts";
import { type NamedFigure, type Note, NotesContext } from "./note-collector.ts";
import { plural } from "./plural.ts";
import { shorten } from "./shorten.ts";
import type { Sourced } from "./sourced.ts";

/** Collects figures while the page renders. The build renders in reading order, so that the last reader has all of them. */
type Figures = {
  met: NamedFigure[];
  /** Those that the foot of the page tells of; a group hands its own over where all of them are sure. */
  foot: NamedFigure[];
  /** A group inside of another has no mark of its own. */
  isNested: boolean;
  /** Where the notes of a group stand, if not on this page: its mark is a link. */
  elsewhere?: string | undefined;
};

/** Null in a tool, and on pages without a list of sources: each figure has a mark of its own there. */
const FiguresContext = createContext<Figures | null>(null);

/** What the row of a table is about. */
const RowContext = createContext("");

/** Whether figures share the mark of their group here: else each has one of its own. */
export function useAreGrouped(): boolean {
  return use(FiguresContext) !== null;
}

/** A page whose foot tells of what no group has a mark for. @param props.foot gets those figures */
export function PageFigures({ foot, children }: { foot: NamedFigure[]; children: ReactNode }) {
  return <FiguresContext value={{ met: foot, foot, isNested: false }}>{children}</FiguresContext>;
}

type GroupProps = {
  /** The address where their sources and sentences stand, if not on this page. */
  elsewhere?: string;
  children: ReactNode;
};

/** Figures that share one mark. Put `FiguresMark` last among the children that hold figures. */
export function FigureGroup({ elsewhere, children }: GroupProps) {
  const outer = use(FiguresContext);
  if (!outer) return children;
  const { met, foot } = outer;
  const own =
    met === foot ? { met: [], foot, isNested: false, elsewhere } : { met, foot, isNested: true };
  return <FiguresContext value={own}>{children}</FiguresContext>;
}

/** Names the figures of a row by its title. */
export function FigureRow({ title, children }: { title: string; children: ReactNode }) {
  return use(FiguresContext) ? <RowContext value={title}>{children}</RowContext> : children;
}

type MarkProps = {
  /** Whether figures of which none is in doubt have it too: a table is read for them. */
  isForAll?: boolean;
  /** What holds the mark where there is one. */
  render?: (mark: ReactNode) => ReactNode;
};

/** The mark of a group, in words: how many sources its figures have, and how many of them are in doubt. */
export function FiguresMark({ isForAll = false, render = (mark) => <> {mark}</> }: MarkProps) {
  const figures = use(FiguresContext);
  const collector = use(NotesContext);
  if (!figures || figures.isNested || figures.met.length === 0) return null;
  const { met, foot, elsewhere } = figures;
  const sources = new Set(met.flatMap((figure) => figure.sources.map((place) => place + 1)));
  const words = nameMark(met, sources.size);
  if (elsewhere) {
    return render(
      <a className="mark mark--all" href={elsewhere}>
        {words}
      </a>,
    );
  }
  if (!isForAll && !met.some(({ degree }) => isDoubtful(degree))) {
    foot.push(...met);
    return null;
  }
  const numbers = [...sources].sort((a, b) => a - b).join(" ");
  return render(
    // biome-ignore lint/a11y/useButtonType: no mark stands in a form, and a page has dozens.
    <button
      className="mark mark--all"
      popoverTarget={collector.idOfAll(met)}
      data-sources={numbers}
    >
      {words}
    </button>,
  );
}

/** A line for the mark of a group, below what it rendered. */
export function FiguresLine() {
  return <FiguresMark render={(mark) => <p className="meta">{mark}</p>} />;
}

/** A row below a table for its mark. @param props.columns of the table */
export function FiguresFoot({ columns }: { columns: number }) {
  const render = (mark: ReactNode) => (
    <tfoot>
      <tr>
        <td colSpan={columns}>{mark}</td>
      </tr>
    </tfoot>
  );
  return <FiguresMark isForAll render={render} />;
}

/** « 3 sources, 1 rapporté »; « calcul » for plain arithmetic. */
function nameMark(met: readonly Note[], sources: number): string {
  const doubts = Map.groupBy(met, ({ degree, asOf }) => wordsOf(degree, asOf).tag);
  const words = [...doubts].flatMap(([tag, { length }]) => {
    if (!tag) return [];
    if (met.length === 1) return tag;
    return plural(length, tag, tag.startsWith("sans") ? tag : undefined);
  });
  if (sources > 0) words.unshift(plural(sources, "source"));
  return words.join(", ") || "calcul";
}

/** Characters of a figure that its note calls it by: some are whole sentences. */
const NAME_LENGTH = 60;

type FigureProps = { value: Sourced & { label?: string }; detail?: string | undefined };

/** Notes a figure of a group, and draws it; undefined where figures have marks of their own. */
export function useGroupedFigure({ value, detail }: FigureProps): ReactNode | undefined {
  const figures = use(FiguresContext);
  const row = use(RowContext);
  if (!figures) return undefined;
  const { text, degree, asOf, label } = value;
  // What is not known and has nothing to tell says so by itself.
  if (degree === "missing" && !value.note && value.sources.length === 0) return text;
  // In a table and in a list of terms it is found by its title; in a sentence by its words.
  const name = label ?? (row || shorten(text, NAME_LENGTH));
  figures.met.push({ ...value, ...(detail && { detail }), name });
  const { tag } = wordsOf(degree, asOf);
  if (!tag) return text;
  const className = degree === "reported" ? "doubtful" : "doubtful doubtful--loud";
  return (
    <span className={className} data-degree={tag}>
      {text}
    </span>
  );
}
