/** Whether every fact is carried by the sources it cites: what the schema of one fact cannot see. */
import type { UnitName } from "../../catalogue/units.ts";
import { bareHost } from "./public-address.ts";
import { holdsNumber } from "./quote.ts";
import type { LawFile, PartnerFile, ReferralFile, StoredCitations } from "./schema.ts";

type Sources = PartnerFile["sources"];

/** A value of a file, with who says it. */
type Claimed = {
  value: unknown;
  unit?: UnitName | undefined;
  asOf: string | null;
  sources: StoredCitations;
};

/** What a file states, by the name a fault tells it with. */
type Stated = Claimed & {
  others?: readonly Claimed[] | undefined;
  note?: string | null | undefined;
};

type Claims = [name: string, claim: Stated][];

/** A programme's facts, its steps, those of its versions, and its amounts of the past. */
export function claimsOfProgramme({ facts, steps, versions, history }: ReferralFile): Claims {
  const before = versions.flatMap(({ facts: own, steps: ownSteps }, index) => {
    const named = ownSteps ? { ...own, steps: { ...ownSteps, value: ownSteps.list } } : own;
    return Object.entries<Stated>(named).map(([name, claim]): Claims[number] => [
      `versions.${index}.${name}`,
      claim,
    ]);
  });
  const past = history.map((seen, index): Claims[number] => [
    `history.${index}`,
    {
      ...seen,
      value: seen.amount,
      unit: "EUR",
      asOf: Object.keys(seen.sources).length > 0 ? seen.asOf : null,
    },
  ]);
  return [...Object.entries(facts), ["steps", { ...steps, value: steps.list }], ...before, ...past];
}

/** A rule is dated by its text, not by the pages about it. */
export function claimsOfLaw({ facts }: LawFile): Claims {
  return Object.entries(facts).map(([name, rule]) => [
    name,
    {
      value: rule.value ?? rule.statement,
      unit: rule.unit,
      asOf: null,
      sources: rule.sources,
      note: rule.note,
    },
  ]);
}

/** Words by which a source, or a note, says that it was not checked. */
const SELF_DOUBT =
  /non vérifié|pas vérifié|non confirmé|to_verify|non lue|résumé automatique|écrit par une ia/iu;

/** Words that make a missing value read as a price of nothing. */
const READS_AS_FREE = /gratuit|aucun frais|sans frais|(?<!\d)0\s?€/iu;

/** Every fact that its sources do not carry. */
export function claimFaults(file: string, sources: Sources, claims: Claims): string[] {
  return claims.flatMap(([name, claim]) =>
    [
      ...[claim, ...(claim.others ?? [])].flatMap((each) => [
        ...datingFaults(each, sources),
        ...quoteFaults(each),
      ]),
      ...doubtFaults(claim, sources),
      ...conflictFaults(claim),
      ...(claim.value === null && READS_AS_FREE.test(claim.note ?? "")
        ? ["valeur inconnue dont la note se lit « aucun frais »"]
        : []),
    ].map((fault) => `${file} : ${name} : ${fault}`),
  );
}

/** Names that banks and journals give to how much a card insures. */
const LEVEL =
  /niveau (?:d’une )?(?:Visa |Mastercard )?(Classic|Premier|Gold|Platinum|Infinite|World Elite)/iu;

/** A number, or a level of insurance, that the sentences quoted for it do not hold: somebody took the wrong line, or knew better. */
function quoteFaults({ value, unit, sources: cited }: Claimed): string[] {
  if (typeof value === "number") {
    return Object.entries(cited).flatMap(([id, quote]) =>
      quote === null || holdsNumber(quote, value, unit ?? null)
        ? []
        : [`la phrase citée de « ${id} » ne dit pas ${value} : « ${quote} »`],
    );
  }
  const level = typeof value === "string" ? LEVEL.exec(value)?.[1]?.toLocaleLowerCase("fr") : null;
  const namesLevel = (quote: string | null) => quote?.toLocaleLowerCase("fr").includes(level ?? "");
  return level && !Object.values(cited).some(namesLevel)
    ? [`aucune phrase citée ne dit le niveau « ${level} »`]
    : [];
}

function datingFaults({ asOf, sources: stored }: Claimed, sources: Sources): string[] {
  const cited = Object.keys(stored);
  const unknown = cited.filter((id) => !Object.hasOwn(sources, id));
  if (unknown.length > 0) return unknown.map((id) => `source inconnue « ${id} »`);
  if (asOf === null) return [];
  const isCarried = cited.some((id) => isNoLater(asOf, sources[id]?.asOf ?? null));
  return isCarried ? [] : [`daté de ${asOf}, après toutes ses sources`];
}

/** Compared as far as both are known: 2026 is no later than 2026-07. */
export function isNoLater(date: string, limit: string | null): boolean {
  if (limit === null) return false;
  const length = Math.min(date.length, limit.length);
  return date.slice(0, length) <= limit.slice(0, length);
}

/** A source that doubts itself says so in its file too (`caution`): otherwise the fact would be shown as confirmed. */
function doubtFaults({ value, sources: stored, note }: Stated, sources: Sources): string[] {
  const cited = Object.keys(stored);
  if (value === null || cited.length === 0) return [];
  const bold = cited.filter((id) => !sources[id]?.caution);
  const doubtsItself = (id: string) => SELF_DOUBT.test(sources[id]?.title ?? "");
  if (bold.length > 0 && bold.every(doubtsItself)) {
    return [`sa seule source, « ${bold[0]} », se dit non vérifiée : il lui faut « caution »`];
  }
  return bold.length > 0 && SELF_DOUBT.test(note ?? "")
    ? ["sa note le dit non vérifié, ses sources l’affirment"]
    : [];
}

function conflictFaults({ value, others = [] }: Stated): string[] {
  if (others.length > 0 && value === null) return ["une valeur inconnue n’est pas contestée"];
  const isSame = others.some((other) => JSON.stringify(other.value) === JSON.stringify(value));
  return isSame ? ["contesté par la même valeur"] : [];
}

/** Where people keep copies of other people's pages. */
const COPIES = /^https:\/\/(?:github\.com|raw\.githubusercontent\.com|huggingface\.co)\//;

/** What copying leaves in an address: blanks, brackets, a second address, a mark of the sentence around it. */
const BROKEN_ADDRESS = /[\s<>"{}|\\^`…«»]|%20(?:%20|$)|.https?:\/\/(?!web\.)|[.,;:)\]]$/u;

/**
 * Every source with a broken address, or with a title that names another firm and not this one.
 * @param owner whose file it is @param firms every partner of the catalogue
 */
export function sourceFaults(
  file: string,
  sources: Sources,
  owner: PartnerFile,
  firms: readonly PartnerFile[],
): string[] {
  return Object.entries(sources).flatMap(([id, { url, title, kind, copy }]) => {
    const describeFault = (fault: string) => `${file} : source « ${id} » : ${fault}`;
    const faults: string[] = [];
    if ((kind === "firm" || kind === "authority") && COPIES.test(url)) {
      faults.push(describeFault("une copie a l’adresse de l’original (url) et la sienne (copy)"));
    }
    if (copy && !/copie/i.test(title)) faults.push(describeFault("le titre d’une copie le dit"));
    if (BROKEN_ADDRESS.test(url)) faults.push(describeFault(`adresse mal formée : ${url}`));
    const other = firms.find((firm) => firm !== owner && names(title, firm));
    if (other && !names(title, owner))
      faults.push(describeFault(`son titre nomme ${other.name} : ${title}`));
    return faults;
  });
}

/** Whether a title names a firm, or a site the firm publishes. */
function names(title: string, { name, officialUrl }: PartnerFile): boolean {
  const words = title.toLocaleLowerCase("fr");
  const known = name.toLocaleLowerCase("fr").replace(/[!.]/g, "").trim();
  const isNamed = new RegExp(`(?<!\\p{L})${known}(?!\\p{L})`, "u").test(words.replace(/[!.]/g, ""));
  const [host] = /[^./]+\.[a-z]+$/.exec(officialUrl ? bareHost(new URL(officialUrl)) : "") ?? [];
  return isNamed || (host !== undefined && words.includes(host));
}
