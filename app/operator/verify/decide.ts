// One fact before a person: what the catalogue says, what the page says now, and one key.
import { findBoundFault } from "../../build/catalogue/bounds.ts";
import { labelFact } from "../../build/catalogue/facts/table.ts";
import { holdsNumber } from "../../build/catalogue/quote.ts";
import { MAX_QUOTE } from "../../build/catalogue/schema.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { formatMonth } from "../../ui/dates.ts";
import type { Cited, Value } from "./citations.ts";
import { holdsValue, type PageText, tidy } from "./passages.ts";
import type { Decision } from "./round-state.ts";
import type { Prompt } from "./terminal-prompt.ts";

/** What is decided of a fact, without the day; « stop » ends the round. */
type Verdict = Pick<Decision, "kind" | "sentence" | "value" | "isCorrection"> | "stop";

/** « n26.metal.monthlyFee : 16,90 € par mois (septembre 2026) », without its name in code where nobody needs it. */
export function describeCited({ id, value, unit, asOf }: Cited): string {
  return `${id} : ${formatFact({ value, unit })} (${formatMonth(asOf)})`;
}

/**
 * Prompts until the answer makes sense.
 * @param page its text; undefined where only the person can read it, from a picture
 */
export async function promptDecision(
  cited: Cited,
  page: PageText | undefined,
  prompt: Prompt,
  print: (line: string) => void,
): Promise<Verdict> {
  const { quote, value, unit } = cited;
  const found = quote === null ? undefined : page?.find(quote);
  const wanted = { words: quote ?? describeSought(cited), value, unit };
  const near = found ? (quote ?? undefined) : page?.nearest(wanted);
  print(`\n${describeCited(cited)}`);
  print(`  avant : ${quote === null ? "aucune phrase gardée" : `« ${quote} »`}`);
  if (page) {
    print(`  ici :   ${near ? `« ${near} »` : "aucune phrase proche"}`);
    if (near && !found && typeof value !== "boolean" && !holdsValue(near, wanted))
      print("          (cette phrase ne dit pas la valeur)");
  }
  for (;;) {
    const key = await prompt.key("m(ême) c(hangé) p(artie) t (plus tard) q(uitter) ?", "mcptq");
    if (key === "q") return "stop";
    if (key === "t") return { kind: "later" };
    if (key === "p") return { kind: "gone" };
    const verdict =
      key === "m" ? agree(cited, page, near) : await promptChange(cited, page, near, prompt);
    if (typeof verdict !== "string") return verdict;
    print(`  ${verdict}`);
  }
}

/** What to look for where no sentence was kept: the fact's French name, and its value. */
function describeSought({ name, value }: Cited): string {
  return `${labelFact(name) ?? name} ${typeof value === "boolean" ? "" : value}`;
}

type VerdictOrFault = Exclude<Verdict, "stop"> | string;

/** The same value, in the words of the page. @returns why not, in French, where they do not say it */
function agree(
  cited: Cited,
  page: PageText | undefined,
  sentence: string | undefined,
): VerdictOrFault {
  if (!page) return { kind: "same" };
  if (!sentence)
    return "Aucune phrase à garder : c pour en donner une, p si la page ne dit plus rien.";
  return faultOf(cited, cited.value, sentence, page) ?? { kind: "same", sentence };
}

async function promptChange(
  cited: Cited,
  page: PageText | undefined,
  near: string | undefined,
  prompt: Prompt,
): Promise<VerdictOrFault> {
  if (!cited.isTyped)
    return `À réécrire dans app/catalogue/${cited.file} : sa valeur s'y lit à plusieurs endroits. t pour continuer.`;
  const typed = await prompt.line(`Valeur (Entrée : ${formatFact(cited)}) :`);
  const value = typed === "" ? cited.value : parseLike(cited.value, typed);
  const expected = typeof cited.value === "number" ? "un nombre, 4,90 par exemple" : "oui ou non";
  if (value === undefined) return `« ${typed} » : attendu ${expected}.`;
  const bound = findBoundFault(cited.name, { value, unit: cited.unit });
  if (bound) return bound;
  const own = await prompt.line(near ? "Phrase (Entrée : celle d'ici) :" : "Phrase :");
  const sentence = tidy(own) || near;
  if (!sentence) return "Il faut la phrase qui le dit.";
  const isSame = JSON.stringify(value) === JSON.stringify(cited.value);
  const fault = faultOf(cited, value, sentence, page);
  if (fault) return fault;
  if (isSame) return { kind: "same", sentence };
  const why = await prompt.key("Changé par e(lle), ou n(otre) erreur corrigée ?", "en");
  return { kind: "changed", value, sentence, ...(why === "n" && { isCorrection: true }) };
}

function faultOf(
  { unit }: Cited,
  value: Value,
  sentence: string,
  page: PageText | undefined,
): string | undefined {
  if (sentence.length > MAX_QUOTE)
    return `Plus de ${MAX_QUOTE} caractères : gardez la phrase seule.`;
  if (page && !page.find(sentence)) return "Cette phrase n'est pas dans la page.";
  if (typeof value === "number" && !holdsNumber(sentence, value, unit))
    return `Cette phrase ne dit pas ${formatFact({ value, unit })}.`;
  return undefined;
}

/** A value typed as people write it, of the kind that stands there; undefined where it is of another. */
function parseLike(before: Value, typed: string): Value | undefined {
  if (typeof before === "string") return typed;
  if (Array.isArray(before)) return typed.split(/\s*;\s*/).filter(Boolean);
  if (typeof before === "boolean")
    return /^oui$/i.test(typed) ? true : /^non$/i.test(typed) ? false : undefined;
  const digits = typed.replace(/[\s€%]/g, "").replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}
