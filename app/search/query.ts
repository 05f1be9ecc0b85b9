// What a visitor asked for, as the address says it.
import { shorten } from "../ui/shorten.ts";

export const MAX_QUERY_LENGTH = 100;

/** `text` is what the field shows again; `problem`, a French sentence, stands in place of results. */
export type Query = { text: string; problem?: string };

/** Reads `q`. An empty text without a problem asks for nothing. */
export function readQuery(params: URLSearchParams): Query {
  const [given = "", ...more] = params.getAll("q");
  const text = given.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (more.length > 0) {
    return { text, problem: "L’adresse contient plusieurs recherches\u202f: n’en gardez qu’une." };
  }
  const kept = shorten(text, MAX_QUERY_LENGTH, "");
  if (kept !== text) {
    return {
      text: kept,
      problem: `Une recherche compte ${MAX_QUERY_LENGTH} caractères au plus\u202f: gardez-en les mots importants.`,
    };
  }
  return { text };
}
