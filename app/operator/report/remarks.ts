/** Remarks of a page on its own sources: what was not found, not read, not known. Some are owed; many are a refrain. */
import type { Block } from "./prose.ts";
import { listSentences } from "./reading-level.ts";

const REMARK = new RegExp(
  [
    "aucune source",
    "(?:nos|les|des|plusieurs) sources? (?:ne |n[’'])",
    "sources? (?:lues?|consultées?|trouvées?)",
    "aucune? (?:page|règle|texte|règlement|barème|chiffre|information) (?:lue?|trouvée?|datée?)",
    "(?:pas|rien|jamais|non)(?: été)? (?:lu|trouvé|vu|relevé|retrouvé|établi)(?:e|s|es)?",
    "(?:règles?|sources?|documents?|fiches?) (?:lue?s?|relevée?s?)",
    // Not what we lack by right: « nous n’avons accès à aucun de vos comptes ».
    "nous n[’'](?:affirm|(?:en |y )?avons(?! accès| aucune part| pas besoin))",
    "sans règlement lu",
    "rien (?:de lu|ne dit|n[’']est dit)",
    "non communiqué",
  ].join("|"),
  "iu",
);

/** What heads the one place where an article tells the limits of what it knows. */
const LIMITS = /limites?\b|pas trouvé|ne savons pas|ignorons|reste à savoir/iu;

/**
 * The sentences of a page that are such remarks, outside of the section that lists its limits.
 * @param blocks in reading order, headings among them
 */
export function listRemarks(blocks: readonly Block[]): string[] {
  const remarks: string[] = [];
  let isLimits = false;
  for (const { tag, text } of blocks) {
    if (tag === "h2" || (tag === "h3" && isLimits)) isLimits = LIMITS.test(text);
    else if (!isLimits)
      remarks.push(...listSentences(text).filter((sentence) => REMARK.test(sentence)));
  }
  return remarks;
}
