// What the server writes by hand it writes as React does: that React takes it over without a word, every-page.test.ts looks.
import { createContext, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { fastElement, writeHtml } from "../../../app/ui/fast-element.ts";

const HOSTILE = `"><script>alert('1')</script>&amp;`;
const Word = createContext("");

function WithWord({ children }: { children?: ReactNode }) {
  return [use(Word), children];
}

test("texts, signs of HTML, fields and contexts are written as React's own server writes them", () => {
  const FastDiv = fastElement("div");
  const render = (Div: "div") =>
    renderToString(
      <Word value="mot">
        <Div className={HOSTILE} tabIndex={-1}>
          un {2} {"trois"} {""} {null}
          {["quatre", <b key="5">cinq</b>, "six"]} sept
          <WithWord>
            c<i>{HOSTILE}</i>
          </WithWord>
          <a
            href={`?produits=${HOSTILE}`}
            download
            id={undefined}
            aria-hidden={false}
            data-a={true}
          >
            {`'&<>"`}
          </a>
          <input name="q" aria-invalid="true" autoComplete="off" defaultValue={HOSTILE} />
          <select name="produits" defaultValue={HOSTILE}>
            <option value="">Aucun</option>
            <optgroup label={HOSTILE}>
              <option value={HOSTILE}>{HOSTILE}</option>
            </optgroup>
          </select>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d={undefined} fill="url(#p)" />
            <text dy="0.32em" textAnchor="end">
              De {1} à {2}.
            </text>
          </svg>
        </Div>
      </Word>,
    );
  expect(FastDiv).not.toBe("div");
  expect(render(FastDiv)).toBe(render("div"));
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
