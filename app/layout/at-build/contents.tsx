// The contents of a page: a line that unfolds; from lg, where no ticket has the column beside the text, open there.
import type { Payload } from "../../pages/payload.ts";

/** Worth its place from four headings on. The entry being read is marked by app/browser/mark-contents.ts. */
export function Contents({ path, contents }: Pick<Payload, "path" | "contents">) {
  if (contents.length < 4) return null;
  return (
    <nav className="contents" aria-label="Sommaire" data-page={path}>
      <details>
        <summary>
          Dans cette page
          <span className="contents__current" />
        </summary>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
