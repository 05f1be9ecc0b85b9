// Where the local site reads its amounts: Google's emulator where one is named, else our stand-in.
import { unwatchFile, watchFile } from "node:fs";
import { join, relative } from "node:path";
import { startFirestore } from "./firestore/start-firestore.ts";
import { findFreePort } from "./free-port.ts";
import { TOP } from "./tool.ts";

const EXAMPLE = join(import.meta.dirname, "firestore/primes.example.json");
const FIRST_PORT = 9300;

export type Amounts = {
  /** `host:port` for FIRESTORE_EMULATOR_HOST. */
  host: string;
  /** The example document, where that is what is read. */
  example?: string;
  /** What the person at the terminal may want to know, line by line. */
  explanation: string;
  /** Calls back each time the example document has been edited. */
  onEdit: (callback: () => void) => void;
  close: () => Promise<void>;
};

/** Takes FIRESTORE_EMULATOR_HOST from the environment, or starts the stand-in with the example document. */
export async function openAmounts(): Promise<Amounts> {
  const named = process.env.FIRESTORE_EMULATOR_HOST;
  if (named) {
    return {
      host: named,
      explanation: `Les montants : lus sur ${named} (FIRESTORE_EMULATOR_HOST)`,
      onEdit: () => {},
      close: async () => {},
    };
  }

  const firestore = await startFirestore({ file: EXAMPLE, port: await findFreePort(FIRST_PORT) });
  return {
    host: firestore.host,
    example: EXAMPLE,
    explanation: [
      "L'historique : un exemple inventé, refait à chaque démarrage",
      `Les montants : ${relative(TOP, EXAMPLE)} (modifiez ce fichier, rechargez la page)`,
      `Mettre Firestore en panne : curl -X PUT http://${firestore.host}/__fail/unavailable`,
      `Le rétablir : curl -X DELETE http://${firestore.host}/__fail`,
    ].join("\n"),
    // Polled: editors replace a file as often as they write into it.
    onEdit: (callback) => void watchFile(EXAMPLE, { interval: 300 }, () => callback()),
    async close() {
      unwatchFile(EXAMPLE);
      await firestore.close();
    },
  };
}
