/** Texts that wait for a person: sections as `primes -- new` made them, and sentences that tell the bonus of an ended offer as if it ran. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isClosed, type Standing } from "../../amounts/standing.ts";
import { PLACEHOLDER } from "../offer-files.ts";

/** What firms and people do with a bonus that runs. */
const PRESENT =
  /(?<!\p{L})(?:verse(?:nt)?|offre(?:nt)?|donne(?:nt)?|paie(?:nt)?|crédite(?:nt)?|promet(?:tent)?|rapporte(?:nt)?|touche[nz]?t?|reçoi(?:t|s|vent)|recevez|gagne[nz]?t?|obtien(?:t|nent)|obtenez|est|sont|vaut|valent|atteint|monte|reste)(?!\p{L})/iu;
/** What says that it does not: a past, an end, a condition. */
const NOT_NOW =
  /campagne|termin|(?<!\p{L})fini|pris fin|prochain|promettait|versait|offrait|donnait|payait|était|étaient|jusqu[’']au|(?<!\p{L})(?:si|quand|en (?:août|septembre|juillet))(?!\p{L})/iu;

const AMOUNT = /:prime\[([A-Z\d_]+)\./g;

/**
 * Where a text has to be written, or written anew, as lines for a terminal; none where nothing waits.
 * @param dir the folder of the content @param standings of each programme, on the day of asking
 */
export function listStaleTexts(
  dir: string,
  standings: ReadonlyMap<string, { standing: Standing }>,
): string[] {
  const unwritten: string[] = [];
  const present: string[] = [];
  for (const file of globSync("**/*.md", { cwd: dir }).sort()) {
    let heading = "";
    for (const [index, line] of readFileSync(join(dir, file), "utf8").split("\n").entries()) {
      const place = `  ${file}:${index + 1}`;
      if (line.startsWith("#")) heading = line.replace(/^#+ /, "");
      if (line.includes(PLACEHOLDER)) unwritten.push(`${place} : « ${heading} »`);
      for (const sentence of line.split(/(?<=[.!?]) (?=[\p{Lu}:])/u)) {
        const code = endedOffer(sentence, standings);
        if (code && PRESENT.test(sentence) && !NOT_NOW.test(sentence))
          present.push(`${place} : ${code}, « ${sentence.trim()} »`);
      }
    }
  }
  return [
    ...headed("sections qui attendent leur texte :", unwritten),
    ...headed(
      "offres qui ne se prennent plus, dont une phrase donne la prime au présent :",
      present,
    ),
  ];
}

/** The first offer whose amount a sentence gives, and which can't be taken. */
function endedOffer(
  sentence: string,
  standings: ReadonlyMap<string, { standing: Standing }>,
): string | undefined {
  const codes = Array.from(sentence.matchAll(AMOUNT), ([, code = ""]) => code);
  return codes.find((code) => isClosed(standings.get(code)?.standing));
}

function headed(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [title, ...lines] : [];
}
