// The document as the operator's commands reach it: through Firestore's own SDK, a second opinion on the site's reader.
// Never part of the Worker: the SDK would be most of its size.
import { type FirebaseApp, initializeApp } from "firebase/app";
import { getAuth, signInWithEmailAndPassword } from "firebase/auth";
import {
  connectFirestoreEmulator,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from "firebase/firestore/lite";
import { WRITER_FIELD } from "../amounts/document.server.ts";
import { POLICY, within } from "../amounts/policy.server.ts";
import type { DocumentField } from "../amounts/values.ts";
import { causeOf, messageOf } from "../http/thrown.server.ts";
import { OperatorError } from "./terminal.ts";

/** A field's new amount in euros; null takes the field away. */
export type FieldChanges = Partial<Record<DocumentField, number | null>>;

/** What is written: amounts, and beside them what a person has confirmed. */
export type FieldWrites = Readonly<Record<string, number | string | null>>;

/** The document primes_parrainage of one project. */
export type AmountsDocument = ReturnType<typeof openDocument>;

/**
 * @param env FIRESTORE_PROJECT_ID, and where needed FIRESTORE_API_KEY, FIRESTORE_EMULATOR_HOST, FIREBASE_EMAIL, FIREBASE_PASSWORD
 * @throws {OperatorError} where a variable is missing or malformed
 */
export function openDocument(env: NodeJS.ProcessEnv) {
  const { app, firestore } = connect(env);
  const reference = doc(firestore, "primes", "primes_parrainage");
  return {
    /** Plain values by field name. @throws {OperatorError} where it does not exist, or can't be read */
    read: (): Promise<Record<string, unknown>> =>
      explained("La lecture", async () => {
        const values = (await getDoc(reference)).data();
        if (!values) throw new OperatorError("Le document primes_parrainage n'existe pas.");
        return values;
      }),
    /**
     * Changes these fields and no other, whatever somebody else changes meanwhile. Signs in first where it is no emulator.
     * @throws {OperatorError} where that is refused
     */
    write: (changes: FieldWrites): Promise<void> =>
      explained("L'écriture", async () => {
        // The document is open to all: it gets the account's id, never its address.
        const account = env.FIRESTORE_EMULATOR_HOST ? undefined : await signIn(app, env);
        const fields = Object.entries(changes).map(([field, euros]) => [
          field,
          euros === null ? deleteField() : euros,
        ]);
        const word = account && { [WRITER_FIELD]: `${account} ${new Date().toISOString()}` };
        await setDoc(reference, { ...Object.fromEntries(fields), ...word }, { merge: true });
      }),
  };
}

function connect(env: NodeJS.ProcessEnv): { app: FirebaseApp; firestore: Firestore } {
  const {
    FIRESTORE_PROJECT_ID: projectId,
    FIRESTORE_API_KEY: apiKey,
    FIRESTORE_EMULATOR_HOST: emulatorHost,
  } = env;
  if (!projectId) throw new OperatorError("La variable FIRESTORE_PROJECT_ID manque.");
  setLogLevel("silent"); // Its errors reach us as exceptions; once is enough.
  const app = initializeApp({ projectId, ...(apiKey && { apiKey }) }, projectId);
  const firestore = getFirestore(app);
  if (emulatorHost) {
    const address = URL.parse(`http://${emulatorHost}`);
    if (!address?.port) {
      throw new OperatorError(
        `FIRESTORE_EMULATOR_HOST doit s'écrire hôte:port, pas « ${emulatorHost} ».`,
      );
    }
    // What an emulator takes as « skip the security rules ».
    connectFirestoreEmulator(firestore, address.hostname, Number(address.port), {
      mockUserToken: "owner",
    });
  }
  return { app, firestore };
}

/** The rules let one person write, and nobody else: whoever writes says who they are. @returns the account's id */
async function signIn(app: FirebaseApp, env: NodeJS.ProcessEnv): Promise<string> {
  const missing = ["FIRESTORE_API_KEY", "FIREBASE_EMAIL", "FIREBASE_PASSWORD"].filter(
    (name) => !env[name],
  );
  const { FIREBASE_EMAIL: email, FIREBASE_PASSWORD: password } = env;
  if (missing.length > 0 || !email || !password) {
    throw new OperatorError(
      `Pour écrire, il faut se connecter : ${missing.join(", ")} ${missing.length > 1 ? "manquent" : "manque"} (app/operator/README.md, « An amount »).`,
    );
  }
  return (await signInWithEmailAndPassword(getAuth(app), email, password)).user.uid;
}

/** What the SDK's error codes mean for the operator. */
const EXPLANATIONS: Record<string, string> = {
  "permission-denied":
    "Accès refusé : les règles de sécurité de Firestore ou la clé FIRESTORE_API_KEY ne le permettent pas.",
  "resource-exhausted": "Le quota de Firestore est épuisé ; réessayez plus tard.",
  "invalid-argument": "Firestore refuse la demande : vérifiez FIRESTORE_API_KEY.",
  "not-found": "Le projet ou sa base n'existe pas : vérifiez FIRESTORE_PROJECT_ID.",
  unavailable: "Firestore est indisponible ou injoignable ; réessayez dans un instant.",
  "auth/invalid-credential": "Connexion refusée : vérifiez FIREBASE_EMAIL et FIREBASE_PASSWORD.",
  "auth/invalid-login-credentials":
    "Connexion refusée : vérifiez FIREBASE_EMAIL et FIREBASE_PASSWORD.",
  "auth/api-key-not-valid.-please-pass-a-valid-api-key.":
    "Connexion refusée : vérifiez FIRESTORE_API_KEY.",
  "auth/network-request-failed":
    "Le service de connexion de Firebase est injoignable ; réessayez dans un instant.",
};

/** The same work within the operator's patience; its failures in words for the operator. */
async function explained<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const limit = POLICY.operatorAnswerMs;
  const late = () => new OperatorError(`Firestore n'a pas répondu en ${limit / 1000} secondes.`);
  try {
    return await within(limit, work, late);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const known = EXPLANATIONS[code];
    const cause = describeFault(error);
    throw new OperatorError(known ?? `${what} du document primes_parrainage a échoué : ${cause}`, {
      cause: error,
    });
  }
}

function describeFault(error: unknown): string {
  const cause = causeOf(error);
  return messageOf(error) + (cause === error ? "" : ` (${messageOf(cause)})`);
}
