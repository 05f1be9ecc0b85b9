// The operator's hand on the amounts: `npm run primes -- show | check | diff | set | confirm | log | new | retire`. Everything goes through Firestore's
// own SDK. Variables: FIRESTORE_PROJECT_ID, FIRESTORE_API_KEY, FIRESTORE_EMULATOR_HOST; to write, FIREBASE_EMAIL and
// FIREBASE_PASSWORD.
import { OFFERS } from "../amounts/offers.ts";
import { plural } from "../ui/plural.ts";
import { findFaults } from "./check-document.ts";
import {
  confirmCurrentValues,
  describeConfirmed,
  describeLeaps,
  findLeaps,
  readConfirmed,
  withConfirmations,
} from "./confirmation.ts";
import { describeCount, describeDocument } from "./describe-document.ts";
import { type AmountsDocument, openDocument } from "./firestore.ts";
import { createOffer, retireOffer } from "./offer-files.ts";
import { placeOf } from "./places.ts";
import { describeChanges, parseChanges, withoutRepeats } from "./planned-change.ts";
import { describeHeld, readShown } from "./shown-amounts.ts";
import { describeReading, findDifferences, readSiteAmounts, SHOWN_SOON } from "./site-amounts.ts";
import {
  confirm,
  OperatorError,
  promptYesNo,
  readCommand,
  readWords,
  refuseMore,
  runCommand,
  UsageError,
} from "./terminal.ts";
import { describeTrail } from "./trail.ts";

const USAGE = `  npm run primes                                  ce que dit le document, offre par offre
  npm run primes -- check [--site ADRESSE]        ce qui n'y va pas, et ce que le site retient (code 1)
  npm run primes -- diff [ADRESSE]                document et site : ce qui diffère (code 1)
  npm run primes -- set CHAMP=VALEUR […] [--oui] [--confirmer] [--site ADRESSE]
                                                  écrit des montants ; VALEUR vide ou « rien » supprime le champ ;
                                                  --confirmer : les sauts aussi paraissent tout de suite ;
                                                  --site : celui qui dit ce qu'il montre, à la place de SITE_ORIGIN
  npm run primes -- confirm CODE[.MONTANT] […] [--oui]
                                                  confirme ce que le site retient, tel qu'il est écrit : N26, N26.FILLEUL ;
                                                  un montant qui n'est plus là se nomme ; --tout : tous les montants
  npm run primes -- log [CODE] [--remote] [--env production|staging] [--config FICHIER]
                                                  qui a écrit quoi, et quand, tel que le cron l'a vu
  npm run primes -- new CODE --genre GENRE [--nom NOM] [--partenaire SLUG] [--page ADRESSE]
                                                  fait les fichiers d'une offre nouvelle, et dit ce qui reste à écrire
  npm run primes -- retire CODE                   retire une offre ; celle qui a pris fin reste, avec campaignEnd`;

/** The options of each command; what another command understands is refused, not passed over. */
const OPTIONS_OF = {
  show: [],
  check: ["site"],
  diff: [],
  set: ["oui", "confirmer", "site"],
  confirm: ["oui", "tout"],
  log: ["remote", "env", "config"],
  new: ["genre", "nom", "partenaire", "page"],
  retire: [],
};

await runCommand(USAGE, async (words) => {
  const { values, positionals } = readWords(words, {
    oui: { type: "boolean" },
    confirmer: { type: "boolean" },
    tout: { type: "boolean" },
    remote: { type: "boolean" },
    env: { type: "string" },
    genre: { type: "string" },
    nom: { type: "string" },
    partenaire: { type: "string" },
    page: { type: "string" },
    site: { type: "string" },
    config: { type: "string" },
  });
  const [command, ...rest] = readCommand(positionals, values, OPTIONS_OF, "show");
  switch (command) {
    case "new":
    case "retire": {
      refuseMore(rest, 1);
      const [code] = rest;
      if (!code) throw new UsageError("Il faut le CODE de l'offre.");
      const lines =
        command === "new"
          ? createOffer(process.cwd(), code, {
              kind: values.genre,
              name: values.nom,
              partner: values.partenaire,
              page: values.page,
            })
          : retireOffer(process.cwd(), code);
      console.log(lines.join("\n"));
      return undefined;
    }
    case "show":
      refuseMore(rest, 0);
      console.log(describeDocument(await openDocument(process.env).read()));
      return undefined;
    case "check":
      refuseMore(rest, 0);
      return check(openDocument(process.env), values.site ?? (await publishedSite()));
    case "diff":
      refuseMore(rest, 1);
      return diff(openDocument(process.env), rest[0]);
    case "set":
      return set(rest, {
        isAgreed: values.oui === true,
        isConfirmed: values.confirmer === true,
        origin: values.site ?? (await publishedSite()),
      });
    case "log":
      refuseMore(rest, 1);
      console.log((await describeTrail(placeOf(values), rest[0])).join("\n"));
      return undefined;
    case "confirm":
      return confirmAmounts(rest, {
        isAgreed: values.oui === true,
        isAll: values.tout === true,
      });
  }
});

async function check(document: AmountsDocument, origin: string | undefined): Promise<number> {
  const [values, held] = await Promise.all([document.read(), describeHeld(origin)]);
  const faults = findFaults(values);
  console.log([describeCount(values), ...faults, ...held.lines].join("\n"));
  const isSound = faults.length === 0 && !held.isHeld;
  if (isSound) console.log("Rien à redire.");
  return isSound ? 0 : 1;
}

async function diff(document: AmountsDocument, address?: string): Promise<number> {
  const origin = address ?? (await publishedOrigin());
  const [values, site] = await Promise.all([document.read(), readSiteAmounts(origin)]);
  const lines = findDifferences(values, site);
  console.log(`Le site : ${origin}\n${describeReading(site)}`);
  if (lines.length === 0) console.log("Le document et le site disent la même chose.");
  else console.log(["Ce qui diffère :", ...lines].join("\n"));
  return lines.length > 0 ? 1 : 0;
}

/** The site that shows the document; none is known of one that stands on this machine. */
async function publishedSite(): Promise<string | undefined> {
  return process.env.FIRESTORE_EMULATOR_HOST ? undefined : publishedOrigin();
}

/** Wrangler is big, and the other commands do without. */
async function publishedOrigin(): Promise<string> {
  const { readWranglerConfig } = await import("../build/wrangler-config.ts");
  return readWranglerConfig("production").siteOrigin;
}

type SetOptions = { isAgreed: boolean; isConfirmed: boolean; origin: string | undefined };

async function set(
  words: readonly string[],
  { isAgreed, isConfirmed, origin }: SetOptions,
): Promise<number> {
  const wanted = parseChanges(words);
  const document = openDocument(process.env);
  const [present, shown] = await Promise.all([document.read(), readShown(origin)]);
  const changes = withoutRepeats(wanted, present);
  const count = Object.keys(changes).length;
  if (count === 0) {
    console.log("Rien à écrire : le document le dit déjà.");
    return 0;
  }
  const leaps = findLeaps(changes, present, shown.fields);
  console.log(
    [
      ...describeChanges(changes, present, shown.fields),
      shown.line,
      ...describeLeaps(leaps, shown.fields),
    ].join("\n"),
  );
  if (!(await confirm("Écrire ?", isAgreed))) return 1;
  const confirmed = leaps.length > 0 && (isConfirmed || (await isAlsoConfirmed(isAgreed)));
  await document.write(withConfirmations(changes, confirmed ? leaps : [], present));
  const left = withoutRepeats(changes, await document.read());
  if (Object.keys(left).length > 0)
    throw new OperatorError(
      `Écrit, mais relu autrement : ${Object.keys(left).join(", ")}. Quelqu'un d'autre écrit peut-être.`,
    );
  console.log(`Écrit et relu : ${plural(count, "champ")}. ${SHOWN_SOON}`);
  if (leaps.length > 0)
    console.log(
      confirmed
        ? "Les sauts sont confirmés : le site ne les retient pas."
        : `Les sauts ne sont pas confirmés : le site les retient. Pour les confirmer : npm run primes -- confirm ${leaps.join(" ")}`,
    );
  return 0;
}

/** « --oui » agrees to what is written, and confirms nothing by itself. */
async function isAlsoConfirmed(isAgreed: boolean): Promise<boolean> {
  return (
    !isAgreed && (await promptYesNo("Confirmer les sauts, pour qu'ils paraissent tout de suite ?"))
  );
}

async function confirmAmounts(
  words: readonly string[],
  { isAgreed, isAll }: { isAgreed: boolean; isAll: boolean },
): Promise<number> {
  if (isAll === words.length > 0)
    throw new UsageError("Il faut un CODE (N26), un montant (N26.FILLEUL), ou --tout.");
  // Faults of spelling are told before anybody is asked.
  readConfirmed(words, {});
  const document = openDocument(process.env);
  const present = await document.read();
  const wanted = readConfirmed(isAll ? OFFERS.map(({ code }) => code) : words, present);
  const confirmations = confirmCurrentValues(wanted, present);
  if (Object.keys(confirmations).length === 0) {
    console.log("Rien à confirmer : c'est déjà fait, ou le document n'en donne pas de montant.");
    return 0;
  }
  console.log(
    ["À confirmer, tel que le document le dit :", ...describeConfirmed(wanted, present)].join("\n"),
  );
  if (!(await confirm("Confirmer ?", isAgreed))) return 1;
  await document.write(confirmations);
  console.log(`Confirmé : ${plural(Object.keys(confirmations).length, "montant")}. ${SHOWN_SOON}`);
  return 0;
}
