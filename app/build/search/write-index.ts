/** Build: pages → the files of the index (`index-format.ts`). */
import { createHash } from "node:crypto";
import {
  INDEX_FORMAT,
  PAGES_PER_SHARD,
  packNumbers,
  pagesPath,
  type SearchDocument,
  SUMMARY_PATH,
  type Summary,
  termsPath,
  wordsPath,
} from "../../search/index-format.ts";
import { isSignificant, isStem, tokenize } from "../../search/words.ts";
import { addSynonyms, type Synonym } from "./synonyms.ts";
import { type SoughtPage, type WeightedTerm, weightTerms } from "./weight-terms.ts";

/** Characters of a shard of terms; its last line may take it half as far again (a term that all pages have). */
const TERMS_SHARD_LENGTH = 48_000;

/** @param documents in the order of addresses @throws {ContentError} where a synonym leads to no page */
export function* writeIndex(
  documents: readonly SoughtPage[],
  synonyms: readonly Synonym[],
): Generator<{ path: string; write(): string }> {
  const terms = addSynonyms(weightTerms(documents), synonyms);
  const termShards = cutTerms(terms);
  const pageShards = cutPages(documents);
  const lists = listWords(documents, terms);
  const { groups, groupOf } = groupPages(documents);

  const content = [...termShards, ...pageShards, ...Object.values(lists)];
  const hash = createHash("sha256");
  for (const text of content) hash.update(text).update("\0");
  const edition = hash.digest("hex").slice(0, 12);

  const summary: Summary = {
    format: INDEX_FORMAT,
    edition,
    pages: documents.length,
    firstTerms: termShards.map((shard) => shard.slice(1, shard.indexOf(" "))),
    groups,
    groupOf,
  };
  yield { path: SUMMARY_PATH, write: () => JSON.stringify(summary) };
  for (const [number, source] of termShards.entries())
    yield { path: termsPath(edition, number), write: () => source };
  for (const [number, source] of pageShards.entries())
    yield { path: pagesPath(edition, number), write: () => source };
  yield { path: wordsPath(edition, "mots"), write: () => lists.mots };
  yield { path: wordsPath(edition, "titres"), write: () => lists.titres };
}

/** Sorted, a line feed on either side of each line: a term is found by halving, its beginnings by searching the text. */
function cutTerms(terms: ReadonlyMap<string, WeightedTerm>): string[] {
  const shards: string[] = [];
  let shard = "\n";
  for (const [term, { packed, means }] of [...terms].sort(([a], [b]) => (a < b ? -1 : 1))) {
    shard += `${[term, packed, ...(means ?? [])].join(" ")}\n`;
    if (shard.length < TERMS_SHARD_LENGTH) continue;
    shards.push(shard);
    shard = "\n";
  }
  return shard === "\n" ? shards : [...shards, shard];
}

function cutPages(documents: readonly SoughtPage[]): string[] {
  const shards: string[] = [];
  for (let first = 0; first < documents.length; first += PAGES_PER_SHARD) {
    const lines = documents
      .slice(first, first + PAGES_PER_SHARD)
      .map(({ keywords: _, ...page }) => JSON.stringify(page satisfies SearchDocument));
    shards.push(lines.join("\n"));
  }
  return shards;
}

/** Characters of a list: some ten thousand words, not a dictionary. Those that fewest pages have are left out. */
const LIST_LENGTH = 80_000;

/** The words that a typo may have meant: those of titles, and the others; each a line per length, "6 banquecompte". */
function listWords(documents: readonly SearchDocument[], terms: ReadonlyMap<string, WeightedTerm>) {
  const titleWords = new Set(
    documents.flatMap(({ titre }) => tokenize(titre)).filter((word) => isSignificant(word)),
  );
  const known = [...terms].sort((a, b) => b[1].pages - a[1].pages || (a[0] < b[0] ? -1 : 1));
  const words = known.map(([term]) => term).filter((term) => !isStem(term));
  return {
    titres: writeList(words.filter((word) => titleWords.has(word))),
    mots: writeList(words.filter((word) => !titleWords.has(word))),
  };
}

/** @param words those of most pages first */
function writeList(words: readonly string[]): string {
  const byLength = new Map<number, string[]>();
  let length = 0;
  for (const word of words) {
    length += word.length;
    if (length > LIST_LENGTH) break;
    const same = byLength.get(word.length);
    if (same) same.push(word);
    else byLength.set(word.length, [word]);
  }
  return [...byLength]
    .sort(([a], [b]) => a - b)
    .map(([letters, same]) => `${letters} ${same.sort().join("")}`)
    .join("\n");
}

function groupPages(documents: readonly SearchDocument[]): Pick<Summary, "groups" | "groupOf"> {
  const groups: Summary["groups"] = [];
  const numbers = documents.map(({ kind, topic = null }) => {
    const known = groups.findIndex((group) => group[0] === kind && group[1] === topic);
    return known === -1 ? groups.push([kind, topic]) - 1 : known;
  });
  return { groups, groupOf: packNumbers(numbers) };
}
