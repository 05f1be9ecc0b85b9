/** The steps of a referral programme as points of a timeline. */
import type { DirectiveContext } from "../../build/blocks/directive.ts";
import type { Referral } from "../../build/catalogue/catalogue.ts";
import type { Step } from "../../build/catalogue/schema.ts";
import { dateTogether } from "../../build/compiler/write-facts.ts";
import { formatQuantity } from "../../catalogue/units.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { typeset } from "../../ui/typography.server.ts";
import { daysOf, type Point, spread } from "./points.build.ts";

type Dated = Omit<Point, "gap"> & { day: number | null };

/** What belongs to the day that delays are counted from. */
const FIRST: readonly (string | undefined)[] = ["invitation", "opening"];

/**
 * What is done and by when, how the bonus comes, until when the account is kept.
 * @throws {Error} where the catalogue knows no delay
 */
export function listSteps({ facts, steps, rulesAsOf }: Referral, context: DirectiveContext) {
  if (!steps.some(({ within }) => within)) {
    throw new Error("le catalogue ne connaît aucun délai de ce programme : ::conditions suffit");
  }
  const [kept, done] = [true, false].map((keeps) =>
    steps.filter((step) => (step.keeps ?? false) === keeps).map(readStep),
  );
  const payout = facts.payoutDelay;
  const paid: Dated[] =
    payout?.value == null
      ? []
      : [{ day: null, when: "Versement", figure: writeFact(payout, context.sources) }];
  const points = [...inOrder(done ?? []), ...paid, ...inOrder(kept ?? [])];
  const gaps = spread(points.map(({ day }) => day));
  return {
    points: points.map(({ day: _, ...point }, index) => ({ ...point, gap: gaps[index] ?? 0 })),
    proof: { ...dateTogether([facts.steps], context), asOf: rulesAsOf },
  };
}

function readStep({ text, kind, within, keeps, missed }: Step): Dated {
  const common = {
    text: typeset(text),
    ...(missed && { missed: typeset(missed) }),
    ...(keeps && { isKept: true as const }),
  };
  if (!within) {
    return FIRST.includes(kind)
      ? { day: 0, when: "Ouverture", ...common }
      : { day: null, when: isMonthly(kind, text) ? "Chaque mois" : "Délai non dit", ...common };
  }
  const { value, unit } = within;
  const when = unit === "jours" ? `J+${value}` : formatQuantity(value, unit);
  return { day: daysOf(within), when, ...common };
}

/** Payments by card that keep it free have no end. « par mois » of an income is no deadline. */
function isMonthly(kind: Step["kind"], text: string): boolean {
  return kind === "card" && /par mois/.test(text);
}

/** By their last day; one without a day stays behind the one it is told after. */
function inOrder(points: readonly Dated[]): Dated[] {
  let last = 0;
  return points
    .map((point) => {
      last = point.day ?? last;
      return { point, at: last };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ point }) => point);
}
