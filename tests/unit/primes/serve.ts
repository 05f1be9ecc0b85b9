// A Firestore stand-in that a test closes by leaving.
import { type FirestoreStandIn, startFirestore } from "../../local/firestore/start-firestore.ts";

/** Use with `await using`. */
export async function serve(
  document: Record<string, unknown> | null,
): Promise<FirestoreStandIn & AsyncDisposable> {
  const firestore = await startFirestore({ document });
  // Not spread: `reads` is a getter.
  return Object.assign(firestore, { [Symbol.asyncDispose]: () => firestore.close() });
}
