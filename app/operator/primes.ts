// The operator's hand on the amounts: `npm run primes -- show | check | diff | set`. Everything goes through Firestore's
// own SDK. Variables: FIRESTORE_PROJECT_ID, FIRESTORE_API_KEY, FIRESTORE_EMULATOR_HOST; to write, FIREBASE_EMAIL and
// FIREBASE_PASSWORD.
import { findFaults } from "./check-document.ts";
import { describeCount, describeDocument } from "./describe-document.ts";
import { openDocument, type PrimesDocument } from "./firestore.ts";
import { describeChanges, readChanges, withoutRepeats } from "./planned-change.ts";
import { describeReading, findDifferences, readSiteAmounts, SHOWN_SOON } from "./site-amounts.ts";
import {
  confirm,
  OperatorError,
  plural,
  readWords,
  refuseMore,
  runCommand,
  UsageError,
} from "./terminal.ts";

const USAGE = `  npm run primes                                  ce que dit le document, offre par offre
  npm run primes -- check                         ce qui n'y va pas (code 1)
  npm run primes -- diff [ADRESSE]                document et site : ce qui diffère (code 1)
  npm run primes -- set CHAMP=VALEUR […] [--oui]  écrit des montants ; VALEUR vide ou « rien » supprime le champ`;

await runCommand(USAGE, async (words) => {
  const { values, positionals } = readWords(words, { oui: { type: "boolean", default: false } });
  const [command = "show", ...rest] = positionals;
  if (values.oui && command !== "set") throw new UsageError("--oui ne va qu'avec « set ».");
  switch (command) {
    case "show":
      refuseMore(rest, 0);
      console.log(describeDocument(await openDocument(process.env).read()));
      return undefined;
    case "check":
      refuseMore(rest, 0);
      return check(openDocument(process.env));
    case "diff":
      refuseMore(rest, 1);
      return diff(openDocument(process.env), rest[0]);
    case "set":
      return set(rest, values.oui);
    default:
      throw new UsageError(`« ${command} » n'est pas une commande.`);
  }
});

async function check(document: PrimesDocument): Promise<number> {
  const values = await document.read();
  const faults = findFaults(values);
  console.log([describeCount(values), ...faults].join("\n"));
  if (faults.length === 0) console.log("Rien à redire.");
  return faults.length > 0 ? 1 : 0;
}

async function diff(document: PrimesDocument, address?: string): Promise<number> {
  const origin = address ?? (await ownOrigin());
  const [values, site] = await Promise.all([document.read(), readSiteAmounts(origin)]);
  const lines = findDifferences(values, site);
  console.log(`Le site : ${origin}\n${describeReading(site)}`);
  if (lines.length === 0) console.log("Le document et le site disent la même chose.");
  else console.log(["Ce qui diffère :", ...lines].join("\n"));
  return lines.length > 0 ? 1 : 0;
}

/** Wrangler is big, and the other commands do without. */
async function ownOrigin(): Promise<string> {
  const { readWranglerConfig } = await import("../build/wrangler-config.ts");
  return readWranglerConfig("production").siteOrigin;
}

async function set(words: readonly string[], isAgreed: boolean): Promise<number> {
  const wanted = readChanges(words);
  const document = openDocument(process.env);
  const present = await document.read();
  const changes = withoutRepeats(wanted, present);
  const count = Object.keys(changes).length;
  if (count === 0) {
    console.log("Rien à écrire : le document le dit déjà.");
    return 0;
  }
  console.log(describeChanges(changes, present).join("\n"));
  if (!(await confirm("Écrire ?", isAgreed))) return 1;
  await document.write(changes);
  const left = withoutRepeats(changes, await document.read());
  if (Object.keys(left).length > 0)
    throw new OperatorError(
      `Écrit, mais relu autrement : ${Object.keys(left).join(", ")}. Quelqu'un d'autre écrit peut-être.`,
    );
  console.log(`Écrit et relu : ${plural(count, "champ", "champs")}. ${SHOWN_SOON}`);
  return 0;
}
