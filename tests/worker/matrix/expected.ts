// What has to come of each cell: rules, from which every cell follows.

import type { CheckedFields } from "../../../app/amounts/values.ts";
import type { LogCode } from "../../../workers/log.ts";
import type { Fault } from "./faults.ts";
import { OLD, type State } from "./states.ts";

/** What a page shows: these amounts and their hour, none and the words for that, or that they are still read. */
export type Sight = CheckedFields | "pending";

export type Reader = "browser" | "robot" | "no JavaScript";

export type Expected = {
  /** Whether the answer may wait for Firestore: where there is nothing to show, and nobody to show it to later. */
  waits: boolean;
  /** What the first visit shows in the end. */
  first: Sight;
  /** What the next one shows, once Firestore has answered. */
  next: Sight;
  /** Every line of the log that the first visit leaves. */
  codes: LogCode[];
  /** What KV holds afterwards; "as before" to the letter. */
  stored: CheckedFields | "as before";
};

export function expectOf(fault: Fault, state: State, reader: Reader): Expected {
  const known = state.ageMs === null ? null : OLD;
  // Nothing is learned of what could not be read. A document that is gone is an answer: its amounts are gone too. One that lacks
  // an amount waits for a person: the last one stays.
  const settled = fault.isGone ? {} : { ...known, ...fault.read };
  // What nobody could judge, for want of what was published before, is not kept.
  const isWritten = fault.read !== null && state.kv === undefined;
  // The browser puts what comes late into its place; without a script it stays at the end of the document, unseen.
  const isUnseen = reader === "no JavaScript" && known === null;
  return {
    waits: known === null && reader === "robot",
    first: isUnseen ? "pending" : (known ?? settled),
    // Nothing is on its way right after a read has failed: that is said at once.
    next: settled,
    codes: [
      ...(state.kv === "get throws" ? (["kv-lecture"] as const) : []),
      ...fault.codes,
      ...(fault.read !== null && state.kv === "put throws" ? (["kv-ecriture"] as const) : []),
    ],
    stored: isWritten ? settled : "as before",
  };
}
