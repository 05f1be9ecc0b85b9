// Text as long as a page of ours: about 42 KB of HTML. In the code and not in the loader's data, which would send it
// twice; made of words in no order, since one sentence again and again would be compressed to nothing.

const WORDS =
  `banque compte carte prime parrainage filleul parrain versement retrait plafond virement agence crédit
épargne livret taux intérêt frais gratuit mensuel annuel premier dépôt ouverture conditions délai semaine mois dossier
identité justificatif paiement étranger devise change assurance voyage retraits découvert autorisé service client
application téléphone messagerie réponse avis note classement offre bonus date fin début relevé fiscalité impôt
déclaration plafonds exceptions remboursement achat boutique cashback commission cagnotte seuil gain net perte risque
le la les un une des de du à au aux et ou mais donc car ni que qui dont où pour par sans sous sur avec entre vers chez
est sont était seront peut doivent reste demande donne verse garde prend rend compare choisit ouvre ferme attend`.split(
    /\s+/,
  );

const PARAGRAPHS = 20;
const WORDS_EACH = 276;

/** The paragraphs of one page, always the same for the same page. */
export function writeParagraphs(page: number): string[] {
  let state = page + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return WORDS[state % WORDS.length] ?? "";
  };
  return Array.from({ length: PARAGRAPHS }, () =>
    Array.from({ length: WORDS_EACH }, next).join(" "),
  );
}
