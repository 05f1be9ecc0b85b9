// The operator's look at the amounts: `npm run primes`. Reads the document with Firestore's own
// SDK, a second opinion on the site's reader, and prints what the site will make of it.
//   FIRESTORE_PROJECT_ID=… [FIRESTORE_API_KEY=…] [FIRESTORE_EMULATOR_HOST=host:port] npm run primes
// Never part of the Worker: the SDK would be most of its size.
import { initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setLogLevel,
} from "firebase/firestore/lite";
import { describeDocument } from "./operator-report.ts";
import { POLICY, within } from "./policy.ts";

/** What the SDK's error codes mean for the operator. */
const EXPLANATIONS: Record<string, string> = {
  "permission-denied":
    "Accès refusé : les règles de sécurité de Firestore ou la clé FIRESTORE_API_KEY ne permettent pas la lecture.",
  "resource-exhausted": "Le quota de lectures de Firestore est épuisé ; réessayez plus tard.",
  "invalid-argument": "Firestore refuse la demande : vérifiez FIRESTORE_API_KEY.",
  "not-found": "Le projet ou sa base n'existe pas : vérifiez FIRESTORE_PROJECT_ID.",
  unavailable: "Firestore est indisponible ou injoignable ; réessayez dans un instant.",
};

/** A failure in words for the operator. */
class OperatorError extends Error {
  override name = "OperatorError";
}

try {
  console.log(describeDocument(await readWithSdk(process.env)));
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  // A request without an answer would keep the process alive.
  process.exit(1);
}

/** The document's plain values by field name. Throws OperatorError when it does not exist. */
async function readWithSdk(env: NodeJS.ProcessEnv): Promise<Record<string, unknown>> {
  const reference = doc(connect(env), "primes", "primes_parrainage");
  const limit = POLICY.operatorAnswerMs;
  const snapshot = await within(
    limit,
    () => getDoc(reference),
    () => new OperatorError(`Firestore n'a pas répondu en ${limit / 1000} secondes.`),
  );
  const values = snapshot.data();
  if (!values) throw new OperatorError("Le document primes_parrainage n'existe pas.");
  return values;
}

function connect(env: NodeJS.ProcessEnv): Firestore {
  const {
    FIRESTORE_PROJECT_ID: projectId,
    FIRESTORE_API_KEY: apiKey,
    FIRESTORE_EMULATOR_HOST: emulatorHost,
  } = env;
  if (!projectId) throw new OperatorError("La variable FIRESTORE_PROJECT_ID manque.");
  setLogLevel("silent"); // Its errors reach us as exceptions; once is enough.
  const firestore = getFirestore(initializeApp({ projectId, ...(apiKey && { apiKey }) }));
  if (emulatorHost) {
    const address = URL.parse(`http://${emulatorHost}`);
    if (!address?.port) {
      throw new OperatorError(
        `FIRESTORE_EMULATOR_HOST doit s'écrire hôte:port, pas « ${emulatorHost} ».`,
      );
    }
    connectFirestoreEmulator(firestore, address.hostname, Number(address.port));
  }
  return firestore;
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known = EXPLANATIONS[code];
  if (known) return known;
  const cause = error instanceof Error ? describeCause(error) : String(error);
  return `La lecture du document primes_parrainage a échoué : ${cause}`;
}

function describeCause(error: Error): string {
  const cause = error.cause instanceof Error ? ` (${error.cause.message || error.cause.name})` : "";
  return error.message + cause;
}
