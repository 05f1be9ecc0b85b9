// What a stranger may do with the document, and whether our clock is right: asked of Firestore itself, without an
// account, as the Worker asks.

import {
  FirestoreError,
  type FirestoreSource,
  OfflineError,
  readDocument,
} from "../../workers/amounts/firestore.ts";
import { countAmounts } from "../amounts/document.server.ts";
import { POLICY } from "../amounts/policy.server.ts";
import { broken, describeFailure, type Finding, unknown, well } from "./diagnosis.ts";

/** @param fetcher asks; tests have their own */
export async function checkFirestore(
  source: FirestoreSource,
  fetcher: typeof fetch = fetch,
): Promise<Finding[]> {
  if (source.projectId.startsWith("demo-") && !source.emulatorHost) {
    return [
      unknown(
        "Firestore : le projet est l'exemple, il n'y a rien à lire.",
        "Nommez le vôtre : FIRESTORE_PROJECT_ID dans wrangler.toml",
      ),
    ];
  }
  let date: string | null = null;
  const listening: typeof fetch = async (...request) => {
    const response = await fetcher(...request);
    date = response.headers.get("Date");
    return response;
  };
  const reading = await checkReading(source, listening);
  if (reading.state === "unknown") return [reading];
  return [reading, await checkWriting(source, fetcher), checkClock(date, Date.now())];
}

async function checkReading(source: FirestoreSource, fetcher: typeof fetch): Promise<Finding> {
  try {
    const document = await readDocument(source, fetcher);
    if (!document) {
      return broken(
        "Le document primes/primes_parrainage n'existe pas.",
        `Créez-le dans le projet ${source.projectId} (console Firebase, Firestore)`,
      );
    }
    const count = countAmounts(document.fields);
    if (count + document.leftOut.length === 0) {
      return broken(
        "Firestore : le document ne tient aucun montant.",
        "npm run primes -- diff, puis remettez-les : npm run primes -- set",
      );
    }
    return document.leftOut.length === 0
      ? well(`Firestore : document lisible sans compte, ${count} montants`)
      : broken(
          `Firestore : ${document.leftOut.length} champs laissés de côté.`,
          "npm run primes -- check",
        );
  } catch (error) {
    if (error instanceof OfflineError)
      return unknown(
        `Firestore est injoignable : ${error.message}.`,
        "Vérifiez le réseau de cette machine",
      );
    if (!(error instanceof FirestoreError)) throw error;
    return /répondu 40[13]/.test(error.message)
      ? broken(
          `Firestore refuse la lecture (${error.message}).`,
          "Règles de sécurité : allow get: if true (app/operator/README.md, « The first day », 2) ; sinon FIRESTORE_API_KEY",
        )
      : unknown(`Firestore : ${error.message}.`, "Réessayez dans un instant");
  }
}

/**
 * Tries a write that can't happen: it wants the document as it was in 1970. Rules that let a stranger write make Firestore
 * answer that this is not so; rules that don't make it refuse the stranger.
 */
async function checkWriting(
  { projectId, apiKey, emulatorHost }: FirestoreSource,
  fetcher: typeof fetch,
): Promise<Finding> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const origin = emulatorHost ? `http://${emulatorHost}` : "https://firestore.googleapis.com";
  const key = apiKey ? `?key=${encodeURIComponent(apiKey)}` : "";
  const write = {
    update: { name: `${documents}/primes/primes_parrainage`, fields: {} },
    updateMask: { fieldPaths: ["PRIME_DU_DOCTEUR"] },
    currentDocument: { updateTime: "1970-01-02T00:00:00Z" },
  };
  const title = "Firestore : écriture sans compte";
  try {
    const response = await fetcher(`${origin}/v1/${documents}:commit${key}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ writes: [write] }),
      signal: AbortSignal.timeout(POLICY.operatorAnswerMs),
    });
    const text = await response.text();
    if (response.status === 403 || response.status === 401) return well(`${title} refusée`);
    if (/FAILED_PRECONDITION|NOT_FOUND|ABORTED/.test(text) || response.ok)
      return broken(
        `${title} permise à n'importe qui.`,
        "Règles de sécurité : allow write à un seul uid (app/operator/README.md, « The first day », 2)",
      );
    return unknown(
      `${title} : réponse ${response.status}.`,
      "Relisez les règles de sécurité (app/operator/README.md, « The first day », 2)",
    );
  } catch (error) {
    return unknown(`${title} : ${describeFailure(error)}.`, "Réessayez dans un instant");
  }
}

/** @param date of Firestore's answer; null where it did not say @param now ms since the epoch */
export function checkClock(date: string | null, now: number): Finding {
  const theirs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(theirs))
    return unknown(
      "Horloge : Firestore n'a pas donné l'heure.",
      "Comparez-la à celle d'un téléphone",
    );
  const seconds = Math.round(Math.abs(now - theirs) / 1000);
  return seconds * 1000 <= POLICY.clockLeewayMs
    ? well(`Horloge de cette machine : ${seconds} s d'écart avec Firestore`)
    : broken(
        `Horloge de cette machine : ${seconds} s d'écart avec Firestore.`,
        "Réglez-la (NTP) : les dates d'un export en dépendent",
      );
}
