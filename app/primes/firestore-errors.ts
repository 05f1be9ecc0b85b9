// The two ways a read of Firestore fails, told apart because the log tells them apart.

/** Firestore answered something that is no document, or did not answer in time. */
export class FirestoreError extends Error {
  override name = "FirestoreError";
}

/** No server was reached at all. The message names the server and the cause. */
export class OfflineError extends Error {
  override name = "OfflineError";
}
