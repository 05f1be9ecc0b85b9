/** Blocks that hold text: what they hold becomes their children. */
import { type Directive, directive } from "../../build/blocks/directive.ts";
import { typeset } from "../../ui/typography.server.ts";

/** `:::contre`: for whom it is wrong. */
export const contre = plain("contre", "Contre", { ids: ["pas-pour-vous"] });

/** `:::avis`: the verdict. */
export const avis = plain("avis", "Avis");

/** `:::attention[Titre]`: a risk. */
export const attention = titled("attention", "Attention");

/** `:::exemple[Titre]`: a worked example, where figures may be typed. */
export const exemple = titled("exemple", "Exemple", { isExample: true });

type Extras = Pick<Directive, "ids" | "isExample">;

function plain<const Tag extends string>(name: string, tag: Tag, extras: Extras = {}) {
  return directive({ ...extras, name, form: "container", tag, compile: () => ({}) });
}

function titled<const Tag extends string>(name: string, tag: Tag, extras: Extras = {}) {
  return directive({
    ...extras,
    name,
    form: "container",
    tag,
    label: "optional",
    compile: ({ label }): { titre?: string } => (label ? { titre: typeset(label) } : {}),
  });
}
