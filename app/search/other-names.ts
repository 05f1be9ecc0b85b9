// What visitors type and pages do not: former names, names run together.

/** Folded, in one word → the words that pages use. A slip of a letter or two needs no line. */
const OTHER_NAMES: Record<string, string[]> = {
  boursorama: ["boursobank"],
  boursobanque: ["boursobank"],
  hellobank: ["hello", "bank"],
  traderepublic: ["trade", "republic"],
  orangebank: ["orange", "bank"],
  cryptocom: ["crypto", "com"],
};

/** Fewer letters begin too many words. */
const MIN_BEGINNING = 5;

/** The words that pages use for the name `word`; undefined where it is none of the table. */
export function wordsMeantBy(word: string): string[] | undefined {
  return Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : undefined;
}

/** The same for a name that `word` is the beginning of, while it is being typed. */
export function wordsBegunBy(word: string): string[] | undefined {
  if (word.length < MIN_BEGINNING) return undefined;
  return Object.entries(OTHER_NAMES).find(([name]) => name.startsWith(word))?.[1];
}
