/** Directives round other blocks: what they hold becomes their children. */
import { typeset } from "../typography.ts";
import type { Directive } from "./directive.ts";

/** `:::pour`: for whom the product is right. */
export const pour: Directive<"Pour"> = plain("Pour");

/** `:::contre`: for whom it is wrong. */
export const contre: Directive<"Contre"> = plain("Contre");

/** `:::avis`: the verdict. */
export const avis: Directive<"Avis"> = plain("Avis");

/** `:::attention[Titre]`: a risk. */
export const attention: Directive<"Attention"> = titled("Attention");

/** `:::exemple[Titre]`: a worked example, where figures may be typed. */
export const exemple: Directive<"Exemple"> = titled("Exemple");

function plain<Tag extends "Pour" | "Contre" | "Avis">(tag: Tag): Directive<Tag> {
  return { form: "container", tag, label: "none", required: [], optional: [], resolve: () => ({}) };
}

function titled<Tag extends "Attention" | "Exemple">(tag: Tag): Directive<Tag> {
  return {
    form: "container",
    tag,
    label: "optional",
    required: [],
    optional: [],
    resolve: ({ label }) => (label ? { titre: typeset(label) } : {}),
  };
}
