/** Ways into the site by who comes: a list of links, each with a drawn picture. */
import { directive } from "../../build/blocks/directive.ts";
import { PICTURE_NAMES } from "./picture-names.build.ts";

/** `:::tuiles[Votre situation]`: a list of links; each item is pressed as a whole, and may say more behind its link. */
export const tuiles = directive({
  name: "tuiles",
  form: "container",
  tag: "Tuiles",
  label: "required",
  compile: ({ label }) => ({ label }),
});

/** `:dessin[voyage]`: a small drawing that says nothing which the words beside it do not. */
export const dessin = directive({
  name: "dessin",
  form: "text",
  tag: "Dessin",
  label: "required",
  compile({ label }) {
    const name = PICTURE_NAMES.find((known) => known === label);
    if (name) return { name };
    throw new Error(`« ${label} » : attendu, l’un de ${PICTURE_NAMES.join(", ")}`);
  },
});
