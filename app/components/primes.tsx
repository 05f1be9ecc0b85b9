// How amounts reach a page: one reading for all, at hand or on its way, and a slot wherever one is shown.
import { createContext, type ReactNode, Suspense, use } from "react";
import { formatEuros } from "../primes/format-euros.ts";
import type { Reading, Sorte } from "../primes/global-values.ts";
import type { OfferCode } from "../primes/offers.ts";

/** A reading, or the promise of one where nothing was ever read; undefined where even that failed. */
type Amounts = Reading | Promise<Reading> | undefined;

const AmountsContext = createContext<Amounts>(undefined);

/** Gives the amounts to every slot below. */
export function PrimesProvider({ value, children }: { value: Amounts; children: ReactNode }) {
  return <AmountsContext value={value}>{children}</AmountsContext>;
}

type Draw = (reading: Reading | undefined, isPending: boolean) => ReactNode;

/** Draws with the reading: at once where it is at hand, else a placeholder first and again when it has come. */
export function WithReading({ children }: { children: Draw }) {
  const amounts = use(AmountsContext);
  if (!(amounts instanceof Promise)) return children(amounts, false);
  return (
    <Suspense fallback={children(undefined, true)}>
      <WhenRead amounts={amounts}>{children}</WhenRead>
    </Suspense>
  );
}

function WhenRead({ amounts, children }: { amounts: Promise<Reading>; children: Draw }) {
  return children(use(amounts), false);
}

/** The live amount of an offer, in a slot whose width is kept. */
export function Prime({ offre, sorte }: { offre: OfferCode; sorte: Sorte }) {
  return (
    <WithReading>
      {(reading, isPending) => (
        <Amount euros={reading?.globalValues[`PRIME_${sorte}_${offre}`]} isPending={isPending} />
      )}
    </WithReading>
  );
}

/** An amount in euros as figures stand on this site; `undefined` is said, never left blank. */
export function Amount({ euros, isPending }: { euros: number | undefined; isPending: boolean }) {
  if (isPending) {
    return (
      <span className="amount amount--pending">
        <span aria-hidden="true">…</span>
        <span className="visually-hidden">montant en cours de lecture</span>
      </span>
    );
  }
  if (euros === undefined) return <span className="amount amount--none">montant indisponible</span>;
  return <span className="amount">{formatEuros(euros)}</span>;
}
