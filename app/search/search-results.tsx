// The answer to a search, on its page.
import type { PageLink } from "../pages/payload.ts";
import { MarkedText } from "./answer-text.tsx";
import type { Found, SearchAnswer } from "./search-index.ts";

export function SearchResults({ answer }: { answer: SearchAnswer }) {
  return (
    <>
      <ol className="results">
        {answer.results.map((found) => (
          <Result key={found.path} found={found} />
        ))}
      </ol>
      {answer.total === 0 && <NothingFound near={answer.near} />}
    </>
  );
}

function Result({ found }: { found: Found }) {
  return (
    <li className="result">
      <p className="meta">{found.label}</p>
      <h2>
        <a href={found.path}>
          <MarkedText text={found.titre} />
        </a>
      </h2>
      {found.decisive && <p className="result__decisive">{found.decisive}</p>}
      <p>
        <MarkedText text={found.description} />
      </p>
      <Elsewhere found={found} />
    </li>
  );
}

/** Why a page is here whose title and description do not say it all. */
function Elsewhere({ found: { heading, words } }: { found: Found }) {
  if (!heading && words.length === 0) return null;
  return (
    <p className="result__where">
      Dans la page :{" "}
      {heading && (
        <>
          « 
          <MarkedText text={heading} />
           »
        </>
      )}
      {heading && words.length > 0 && ", "}
      <MarkedText
        text={words.flatMap((word, index) => [...(index ? [", "] : []), [word] as [string]])}
      />
    </p>
  );
}

function NothingFound({ near }: { near: PageLink[] }) {
  return (
    <div className="body">
      {near.length > 0 && (
        <>
          <h2>Vouliez-vous dire</h2>
          <ul>
            {near.map(({ path, text }) => (
              <li key={path}>
                <a href={path}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Essayez un mot plus simple, le nom d’un établissement par exemple, ou partez d’une liste :{" "}
        <a href="/banque">les banques</a>, <a href="/cashback">les sites de cashback</a>,{" "}
        <a href="/parrainage">les primes de parrainage</a>, <a href="/blog">les guides</a>.
      </p>
    </div>
  );
}
