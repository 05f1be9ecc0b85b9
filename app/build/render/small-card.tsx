// A bank card as small as a word, beside a name: our own drawing, of a colour and a material (ui/offer-pictures.css).
import type { CardDesign } from "./card-design.ts";

/** Decorative. @param props.design null for what comes without a card: nothing is drawn then */
export function SmallCard({ design }: { design: CardDesign | null }) {
  if (!design) return null;
  const { face, material } = design;
  const className = material === "matte" ? "small-card" : `small-card is-${material}`;
  // The site's own policy refuses style attributes: the sheet draws with the colour of this one.
  return <svg className={className} color={face} />;
}
