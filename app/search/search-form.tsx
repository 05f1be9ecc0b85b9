// The field that leads to /recherche, wherever it stands.
import { useId } from "react";
import { MAX_QUERY_LENGTH } from "./query.ts";

type Props = {
  text: string;
  /** What is wrong with `text`, in a sentence. */
  problem?: string | undefined;
};

export function SearchForm({ text, problem }: Props) {
  const id = useId();
  return (
    <search>
      <form className="site-search" action="/recherche" method="get">
        <label htmlFor={id}>Rechercher sur le site</label>
        <div className="site-search__line">
          <input
            id={id}
            key={text}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && `${id}-erreur`}
          />
          <button type="submit">Rechercher</button>
        </div>
        {problem && (
          <p className="site-search__problem" id={`${id}-erreur`}>
            {problem}
          </p>
        )}
      </form>
    </search>
  );
}
