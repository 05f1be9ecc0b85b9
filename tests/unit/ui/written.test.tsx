// What the server writes by hand, against what React's own server writes of the same.
import { createContext, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SourcedText } from "../../../app/ui/notes.tsx";
import { WithNotes } from "../../../app/ui/tool-sources.tsx";
import { writeHtml, written } from "../../../app/ui/written.ts";

const HOSTILE = `"><script>alert('1')</script>&amp;`;
const Word = createContext("");

function Said({ children }: { children?: ReactNode }) {
  return (
    <>
      {use(Word)}
      {children}
    </>
  );
}

const SAMPLES: Record<string, ReactNode> = {
  "texts side by side": (
    <p>
      un {2} {"trois"} {""}
      {null}
      {false}
      {["quatre", <b key="5">cinq</b>, "six"]} sept
    </p>
  ),
  "texts of components": (
    <p>
      a<Said>b</Said>
      <Said>
        c<i>d</i>
      </Said>
      e
    </p>
  ),
  "signs of HTML in texts and attributes": (
    <p id={HOSTILE} className={HOSTILE}>
      {HOSTILE}
      <a href={`?produits=${HOSTILE}`} rel="nofollow" data-in-place="" aria-label={HOSTILE}>
        {`'&<>"`}
      </a>
    </p>
  ),
  "attributes that are there or not": (
    <a href="/x.csv" download id={undefined} aria-hidden={false} data-known={true}>
      x
    </a>
  ),
  "names with a capital": (
    <table className="table">
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={3} tabIndex={0}>
            <button type="button" popoverTarget="t1">
              1
            </button>
            <div popover="auto" id="t1" />
          </th>
        </tr>
      </tbody>
    </table>
  ),
  "what opens, and a button of a form": (
    <details id="calcul" open onToggle={() => undefined}>
      <summary>Le calcul</summary>
      <button type="submit" form="outil" value={HOSTILE} name="detail" formAction="#detail">
        Afficher
      </button>
    </details>
  ),
  "fields of a form": (
    <div className="field">
      <label htmlFor="champ-q">{HOSTILE}</label>
      <input
        id="champ-q"
        name="q"
        aria-describedby={undefined}
        aria-invalid="true"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={HOSTILE}
        onInput={() => undefined}
      />
      <input type="date" name="vide" defaultValue="" />
      <select id="champ-s" name="s" aria-describedby={undefined} defaultValue="oui">
        <option value="">Choisissez</option>
        <option value="oui">Oui</option>
      </select>
      <select name="produits" defaultValue={HOSTILE}>
        <option value="">Aucun</option>
        <option value={HOSTILE}>{HOSTILE}</option>
        <optgroup label={HOSTILE}>
          <option value={HOSTILE}>une autre fois</option>
        </optgroup>
      </select>
      <select name="rien" defaultValue="">
        <option value="">Aucun</option>
        <option value="oui">Oui</option>
      </select>
    </div>
  ),
  "a drawing": (
    <svg className="bar" viewBox="0 0 14 14" aria-hidden="true">
      <rect x="12%" width="1" y="12%" height="76%" />
      <line x1="0%" x2="0%" y2="100%" />
      <title id="t">{`${2} et 3`}</title>
      <desc>
        De {1} à {2}.
      </desc>
      <defs>
        <pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M-1 6 6-1" />
        </pattern>
      </defs>
      <g className="tick">
        <text x={40} y={1.5} dy="0.32em" textAnchor="end">
          50 €
        </text>
      </g>
      <path d={undefined} fill="url(#p)" />
    </svg>
  ),
};

test.each(Object.entries(SAMPLES))("%s are written as React writes them", (_what, sample) => {
  const Written = written("div");
  expect(Written).not.toBe("div");
  expect(renderToString(<Written>{sample}</Written>)).toBe(renderToString(<div>{sample}</div>));
});

test("a written element holds what React would have drawn, its contexts too", () => {
  const Written = written("div");
  const draw = (Div: "div") =>
    renderToString(
      <Word value="mot">
        <Div className="tool" tabIndex={-1}>
          <Said>{HOSTILE}</Said>
          {Object.values(SAMPLES)}
        </Div>
      </Word>,
    );
  expect(draw(Written)).toBe(draw("div"));
});

test("a figure beside its notes is written as it is drawn", () => {
  const value = {
    text: "1 %",
    degree: "old" as const,
    asOf: "2024-01",
    sources: [],
    note: HOSTILE,
  };
  const Written = written("div");
  const draw = (Div: "div") =>
    renderToString(
      <WithNotes values={[value]} sources={[]}>
        <Div>
          <SourcedText value={value} />
        </Div>
      </WithNotes>,
    );
  expect(draw(Written)).toBe(draw("div"));
});

test.each<[string, ReactNode]>([
  ["a text of several lines", <textarea key="1" name="q" />],
  ["a value that React holds", <input key="1" value="1" onChange={() => {}} />],
  ["a box that begins checked", <input key="1" type="checkbox" defaultChecked />],
  [
    "a choice that React holds",
    <select key="1" value="1" onChange={() => {}}>
      <option>1</option>
    </select>,
  ],
  ["a script", <script key="1" />],
  ["a style", <p key="1" style={{ color: "red" }} />],
  ["a function that is no handler", <p key="1" title={(() => {}) as never} />],
  ["a name that React would change", <p key="1" suppressHydrationWarning />],
  ["a boolean that is none", <p key="1" hidden />],
  ["a context", <Word key="1" value="a" />],
])("%s is refused: it would not be written as React does", (_what, sample) => {
  expect(() => writeHtml(sample)).toThrow(/by hand/);
});
