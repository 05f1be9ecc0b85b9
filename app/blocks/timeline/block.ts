import { directive } from "../../build/blocks/directive.ts";
import { requireReferral } from "../../build/blocks/look-up.ts";
import { asOne, readList } from "../../build/blocks/read-list.ts";
import type { Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";
import { EXAMPLE, type Point, readPoint, readPoints } from "./points.build.ts";
import { listSteps } from "./steps.build.ts";

/** What is drawn; `proof` of the steps of a programme alone: when they were read, and how sure they are. */
type Line = { title: string; points: Point[]; proof?: Omit<Sourced, "text" | "note"> };

/**
 * `::frise{offre=BOURSOBANK}`: the steps of a referral programme by their days, from the catalogue;
 * `:::frise[Titre]` round a list `- 2020-03 : phrase` or `- J+10 : phrase`: what happened, or is due, and when. The further
 * apart two of them are in time, the further apart they stand.
 */
export const frise = directive({
  name: "frise",
  form: ["leaf", "container"],
  tag: "Frise",
  label: "optional",
  optional: ["offre"],
  compile({ label, attributes: { offre }, children = [] }, context): Line {
    if (offre && children.length > 0) throw new Error("une offre a ses étapes : pas de liste ici");
    if (offre) {
      const { offer, referral } = requireReferral(offre, context);
      const title = label || `${offer.name} : d’une étape à l’autre`;
      return { title: typeset(title), ...listSteps(referral, context) };
    }
    if (!label)
      throw new Error("écrivez ::frise{offre=N26}, ou :::frise[Titre] autour d’une liste");
    return { title: typeset(label), points: readPoints(readList(children, EXAMPLE)) };
  },
  arrange: (children) =>
    children.length === 0
      ? []
      : readList(children, EXAMPLE).map((item) => asOne(readPoint(item).phrase)),
});
