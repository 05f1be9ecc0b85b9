import { directive } from "../../pages/compiler/directive.ts";
import { GENRE_KEYS, type Genre } from "../../primes/offers.ts";

/** `::cote{genre=banque}`: the listing of offers, of one genre or all. */
export const cote = directive({
  name: "cote",
  form: "leaf",
  tag: "Cote",
  optional: ["genre"],
  compile({ attributes }): { genre?: Genre } {
    if (attributes.genre === undefined) return {};
    const genre = GENRE_KEYS.find((known) => known === attributes.genre);
    if (genre) return { genre };
    throw new Error(`genre "${attributes.genre}" should be one of ${GENRE_KEYS.join(", ")}`);
  },
});
