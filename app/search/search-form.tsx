// The field that leads to /recherche, wherever it stands, and what the address then asks for.
import { useId } from "react";
import { shorten } from "../ui/shorten.ts";

/** Characters of a question. */
export const MAX_QUERY_LENGTH = 100;

/** What a visitor asked for: `text` is what the field shows again; `problem`, a French sentence, stands in place of results. */
export type Query = { text: string; problem?: string };

/** Reads `q` of an address. An empty text without a problem asks for nothing. */
export function readQuery(params: URLSearchParams): Query {
  const [raw = "", ...more] = params.getAll("q");
  const text = raw.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const shortened = shorten(text, MAX_QUERY_LENGTH, "");
  const problem =
    more.length > 0
      ? "L’adresse contient plusieurs recherches\u202f: n’en gardez qu’une."
      : shortened !== text
        ? `Une recherche compte ${MAX_QUERY_LENGTH} caractères au plus\u202f: gardez-en les mots importants.`
        : undefined;
  return { text: shortened, ...(problem && { problem }) };
}

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
