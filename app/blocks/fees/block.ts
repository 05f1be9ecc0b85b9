/** The fees that somebody's statement shows, and what each account would have cost for the same use. */
import { directive } from "../../build/blocks/directive.ts";
import { profil } from "../profile/block.ts";

/** `::mes-frais{sauf="wise.business"}`: the cards of `::profil`, beside the fees of a statement. */
export const mesFrais = directive({
  name: "mes-frais",
  tag: "MesFrais",
  ids: ["lire-mon-releve"],
  standsOutsideSections: true,
  optional: ["sauf"],
  compile: profil.compile,
});
