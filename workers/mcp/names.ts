// What a client names, among what the site knows: exact names and ids first, else those that are near are proposed.

import { OFFERS, type Offer, slugOfOffer } from "../../app/amounts/offers.ts";
import type {
  EvidenceIndex,
  ProgrammeEvidence,
  Subject,
  SubjectEvidence,
} from "../../app/build/open-data/evidence.ts";
import { findSimilarNames } from "../../app/catalogue/get-or-throw.server.ts";
import { EVIDENCE_INDEX_PATH, evidencePath } from "../../app/open-data/paths.ts";
import { fold } from "../../app/ui/text.ts";
import { type Deps, Unanswerable } from "./tool.ts";

/** Names of a text that are proposed where it names nothing. */
const PROPOSED = 5;

type Files = Pick<Deps, "readFile">;

/** What the site has evidence of. */
export async function readIndex({ readFile }: Files): Promise<EvidenceIndex> {
  return JSON.parse(await read(readFile, EVIDENCE_INDEX_PATH));
}

/** The offer of a name, a code or a slug. @throws {Unanswerable} with near names */
export function findOffer(named: string): Offer {
  return findNamed(
    named,
    OFFERS.map((offer): [Offer, string[]] => [
      offer,
      [offer.code, slugOfOffer(offer.code), offer.name],
    ]),
    "Aucune offre",
  );
}

/** The firm or product of a name or an id. @throws {Unanswerable} with near names */
export function findSubject(named: string, { subjects }: EvidenceIndex): Subject {
  return findNamed(
    named,
    subjects.map((subject): [Subject, string[]] => [subject, [subject.id, subject.name]]),
    "Aucun produit",
  );
}

/** Everything the site knows of a firm or product. */
export async function readSubject({ readFile }: Files, id: string): Promise<SubjectEvidence> {
  return JSON.parse(await read(readFile, evidencePath(id)));
}

/** Everything the site knows of a programme but its amounts. */
export async function readProgramme({ readFile }: Files, code: string): Promise<ProgrammeEvidence> {
  return JSON.parse(await read(readFile, evidencePath(`referral.${code}`)));
}

async function read(readFile: Deps["readFile"], path: string): Promise<string> {
  const text = await readFile(path);
  // The build writes a file for each name of its index.
  if (text === undefined) throw new Error(`There is no static file ${path}.`);
  return text;
}

function findNamed<T>(named: string, known: readonly [T, string[]][], what: string): T {
  const wanted = plainLetters(named);
  // A product that is called like its firm is meant before it, and stands behind it.
  const exact =
    known.findLast(([, names]) => plainLetters(names.at(-1) ?? "") === wanted) ??
    known.find(([, names]) => names.some((name) => plainLetters(name) === wanted));
  if (exact) return exact[0];
  const byName = new Map(
    known.flatMap(([, names]) =>
      names.map((name): [string, string] => [plainLetters(name), names.at(-1) ?? name]),
    ),
  );
  const holding = [...byName.keys()].filter(
    (name) => wanted.length > 2 && (name.includes(wanted) || wanted.includes(name)),
  );
  const near = [...holding, ...findSimilarNames(wanted, byName.keys())].flatMap(
    (name) => byName.get(name) ?? [],
  );
  const proposed = [...new Set(near)].slice(0, PROPOSED);
  const hint =
    proposed.length > 0
      ? `Vouliez-vous dire ${proposed.map((name) => `« ${name} »`).join(", ")}\u202f?`
      : "L’outil « rechercher » trouve les pages par leurs mots.";
  throw new Unanswerable(`${what} de ce nom. ${hint}`);
}

/** « BoursoBank Ultim » and « boursobank.ultim » are one name. */
function plainLetters(text: string): string {
  return fold(text)
    .replaceAll("+", "plus")
    .replace(/[^a-z\d]/g, "");
}
