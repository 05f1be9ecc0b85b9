// An account with the amounts of the moment: what each side receives, and what it keeps.
import type { GlobalValues } from "../../primes/values.ts";
import type { Account } from "./account.ts";
import { type Bonuses, bonusesOf, type Nets, netsOf } from "./net-gain.ts";

/** What the answer is drawn from; `nets` in the order of the account's periods. */
export type Weighed = { account: Account; bonuses: Bonuses; nets: Nets[]; isPending: boolean };

export function weigh(
  account: Account,
  values: Readonly<GlobalValues> | undefined,
  isPending: boolean,
): Weighed {
  const bonuses = bonusesOf(values, account.offer.offre);
  const nets = account.costs.map(({ costs }) => netsOf(bonuses, costs));
  return { account, bonuses, nets, isPending };
}
