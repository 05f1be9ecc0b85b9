/**
 * Syllables of a French word as one reads it aloud, by spelling alone.
 * A run of vowels is one syllable (« oiseau », « nuit »), except after an é and before a tréma,
 * where two are heard (« cré-er », « na-ïf »). A final e, es is mute, unless it is the only vowel.
 * « -ent » counts: as a noun's ending it is heard, and spelling does not tell it from a verb's.
 */

const VOWELS = "aeiouyàâäéèêëîïôöùûüœæ";
const RUN = new RegExp(`[${VOWELS}]+`, "g");

/** How many syllables; at least one. Of « qu’il », « l’or » and « a-t-il » every part is counted. */
export function countSyllables(word: string): number {
  const parts = word.toLowerCase().normalize("NFC").split(/[’'-]/);
  return Math.max(
    1,
    parts.map(countInPart).reduce((sum, count) => sum + count),
  );
}

function countInPart(part: string): number {
  const spoken = part
    .replace(/(?<=[a-zà-ÿœ]{2})es?$/, "")
    .replace(/[qg]u(?=[eéèêiîoa]|$)/g, "q")
    // « payer » is heard « pai-ier ».
    .replace(/(?<=[aeou])y(?=[aeiouéè])/g, "j");
  // « que » keeps the vowel that « qu’ » has lost.
  const runs = spoken.match(RUN) ?? (part.length > 2 ? part.match(RUN) : null) ?? [];
  return runs.reduce((sum, run) => sum + countInRun(run), 0);
}

function countInRun(run: string): number {
  const afterAcute = run.match(/é(?=[^é])/g)?.length ?? 0;
  const beforeTrema = run.match(/(?<=[^é])[äëïöü]/g)?.length ?? 0;
  return 1 + afterAcute + beforeTrema;
}
