// The field that leads to /recherche, wherever it stands.
import { useId } from "react";
import { Form } from "react-router";
import { MAX_QUERY_LENGTH } from "./query.ts";

type Props = {
  text: string;
  /** What is wrong with `text`, in a sentence. */
  problem?: string | undefined;
  /** True where the page it stands in must not outlive the search: the error page. */
  reloads?: boolean;
};

export function SearchForm({ text, problem, reloads = false }: Props) {
  const id = useId();
  const Frame = reloads ? "form" : Form;
  return (
    <search>
      <Frame className="site-search" action="/recherche" method="get">
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
      </Frame>
    </search>
  );
}
