// How amounts reach a page: one reading for all, at hand or on its way, and a slot wherever one is shown.
import { createContext, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { dayInParis } from "../ui/dates.ts";
import { describeAmount, fillPendingSlots, writeDoubt } from "./euros.ts";
import type { OfferCode } from "./offers.ts";
import { describeDoubt, describeReadAt, type Reading, unpackReading } from "./reading.ts";
import type { AmountKind, Euros } from "./values.ts";

/** A reading, or the promise of one where nothing was ever read; undefined where even that failed. */
type MaybeReading = Reading | Promise<Reading> | undefined;

const AmountsContext = createContext<MaybeReading>(undefined);
/** The same for what can't be drawn twice: the amounts of this moment. */
const AtHandContext = createContext<{ reading: Reading | undefined; isPending: boolean }>({
  reading: undefined,
  isPending: false,
});

/** The moment the page was drawn, in milliseconds since the epoch: the browser's clock is not asked. */
export const NowContext = createContext<number | undefined>(undefined);

/** The day in Paris on which the page was drawn, "2026-11-20". */
export function useToday(): string {
  return dayInParis(use(NowContext) ?? Date.now());
}

/** The amounts as the root's loader has packed them. */
export function useAmounts(packed: string | Promise<string> | undefined): MaybeReading {
  return useMemo(
    () =>
      (packed instanceof Promise ? packed.then(unpackReading) : packed && unpackReading(packed)) ||
      undefined,
    [packed],
  );
}

/** Gives the amounts to every slot below. */
export function AmountsProvider({ value, children }: { value: MaybeReading; children: ReactNode }) {
  const isPromise = value instanceof Promise;
  const [arrived, setArrived] = useState<Reading>();
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    value.then(
      (reading) => {
        setArrived(reading);
        fillPendingSlots(document, reading);
      },
      // The page says of itself that there are no amounts.
      () => undefined,
    );
  }, [value]);
  const reading = isPromise ? arrived : value;
  const isPending = isPromise && !arrived;
  // The same object while nothing is new: each step of a navigation draws the layout, and would draw every amount with it.
  const atHand = useMemo(() => ({ reading, isPending }), [reading, isPending]);
  return (
    <AmountsContext value={value}>
      <AtHandContext value={atHand}>{children}</AtHandContext>
    </AmountsContext>
  );
}

/** The amounts as far as they are known now, for HTML that was rendered at build. */
export function useAmountsAtHand() {
  return use(AtHandContext);
}

type RenderReading = (reading: Reading | undefined, isPending: boolean) => ReactNode;

/** Renders with the reading: at once where it is at hand, else a placeholder first and again when it has come. */
export function WithReading({ children }: { children: RenderReading }) {
  const amounts = use(AmountsContext);
  if (!(amounts instanceof Promise)) return children(amounts, false);
  return (
    <Suspense fallback={children(undefined, true)}>
      <WhenRead amounts={amounts}>{children}</WhenRead>
    </Suspense>
  );
}

function WhenRead({ amounts, children }: { amounts: Promise<Reading>; children: RenderReading }) {
  return children(use(amounts), false);
}

/** The live amount of an offer, in a slot whose width is kept. */
export function Prime({ offerCode, kind }: { offerCode: OfferCode; kind: AmountKind }) {
  const key = `PRIME_${kind}_${offerCode}` as const;
  return (
    <WithReading>
      {(reading, isPending) => (
        <>
          <Amount euros={reading?.globalValues[key]} isPending={isPending} />
          {writeDoubt(describeDoubt(reading, key))}
        </>
      )}
    </WithReading>
  );
}

/** An amount in euros, wherever React renders one; that there is none is said, never left blank. */
export function Amount({ euros, isPending }: { euros: Euros; isPending: boolean }) {
  const { className, text, label } = describeAmount(euros, isPending);
  return (
    <span className={className} {...(label && { role: "img", "aria-label": label })}>
      {text}
    </span>
  );
}

/** « Montants lus dans notre base le 20 novembre 2026 à 8 h 42 », or that there are none: not when a programme was checked. */
export function ReadAt({ prefix = "Montants lus dans notre base" }: { prefix?: string }) {
  return (
    <WithReading>
      {(reading, isPending) => {
        if (isPending) {
          return (
            <span>
              {prefix}…{/* What comes late is put into its place by a script. */}
              <noscript> Rechargez la page pour les voir.</noscript>
            </span>
          );
        }
        const read = describeReadAt(reading);
        return <span>{read ? `${prefix} ${read}` : "Montants indisponibles pour le moment"}</span>;
      }}
    </WithReading>
  );
}
