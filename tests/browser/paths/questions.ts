// What visitors come with, and the way from the home page to the answer: the taps, and the words that tell it.
// All questions stand here: an editor who rewrites a page looks for its address in one place.

/** One step: `tap` counts, `type` doesn't; names are what a visitor reads, or hears, on the control. */
export type Step =
  | { tap: "link" | "button" | "checkbox" | "section"; name: RegExp; within?: string }
  | { choose: string; option: string }
  | { type: string; into: string };

export type Question = {
  /** What the visitor wants to know, in their words. */
  asked: string;
  steps: readonly Step[];
  /** What they read at the end, each in one piece of text. Spaces of every kind read as one. */
  read: readonly RegExp[];
};

/** More than three, and a visitor on a phone has gone. Choosing from a list is one too, typing is none. */
export const MOST_TAPS = 3;

export const QUESTIONS: Record<string, Question> = {
  "du-promis": {
    asked: "Qu’est-ce que la banque me doit, qu’est-ce que mon parrain promet ?",
    steps: [],
    read: [/^BoursoBank$/, /^70 € dus \+ 45 € si/],
  },
  "du-promis-fiche": {
    asked: "Et chez BoursoBank ?",
    steps: [{ tap: "link", name: /^BoursoBank$/, within: ".cote" }],
    read: [/70 € dus par BoursoBank/, /45 € si votre parrain partage/],
  },
  "ma-portee": {
    asked: "Quelles offres puis-je avoir, et que demandent-elles ?",
    steps: [
      { tap: "link", name: /^Primes pour moi/ },
      { type: "0", into: "Argent à verser au plus (€)" },
      { tap: "button", name: /^Afficher$/ },
    ],
    read: [/^Aucune offre ne correspond à coup sûr ; \d+ à vérifier/, /^N26/, /^25 € à dépenser/],
  },
  "sans-rien-sous-un-mois": {
    asked: "Quelle prime est payée sous un mois, sans salaire ni versement ?",
    steps: [{ tap: "link", name: /^Une prime sans versement ni salaire/ }],
    read: [
      /^Aucune offre ne correspond à coup sûr ; \d+ à vérifier/,
      /^Poulpeo/,
      /sous le seuil de retrait de 10 €/,
    ],
  },
  echeances: {
    asked: "Que dois-je faire, et quand puis-je fermer le compte ?",
    steps: [
      { tap: "link", name: /^Mes échéances/ },
      { choose: "Offre de parrainage", option: "Fortuneo Gold" },
      { type: "2026-11-23", into: "Ouverture du compte" },
      { tap: "button", name: /^Voir les échéances$/ },
    ],
    read: [
      /Fermer le compte sans perdre la prime : à partir du \p{L}+ \d+ \p{L}+ 20\d\d/u,
      /^Verser au moins 300/,
      /^Au plus tard le \p{L}+ \d+ \p{L}+ 20\d\d/u,
    ],
  },
  "ma-banque": {
    asked: "Combien cela me coûtera-t-il, face à ma banque ?",
    steps: [
      { tap: "link", name: /^Choisir une carte/ },
      { tap: "section", name: /^Indiquer ses trois prix/ },
      { type: "45", into: "Cotisation de votre banque" },
      { type: "2,5", into: "Frais de votre banque sur" },
      { type: "3", into: "Frais de votre banque par retrait" },
      { tap: "button", name: /^Calculer$/ },
    ],
    read: [/Votre banque vous coûte 66 € par an pour cet usage/, /de moins que votre banque/],
  },
  comparer: {
    asked: "Qu’est-ce qui distingue ces cartes ?",
    steps: [
      { tap: "link", name: /^Comparer$/, within: ".home-body" },
      { tap: "link", name: /^les cartes sans condition de revenus/ },
    ],
    read: [/^BoursoBank Ultim, Fortuneo Fosfo/, /^Condition sur le prix$/, /^9 € par mois/],
  },
  bases: {
    asked: "Et Monabanq, BforBank, Nickel ou Sumeria ?",
    steps: [{ tap: "link", name: /^Monabanq, BforBank, Nickel, Sumeria/ }],
    read: [/^Monabanq Pratiq\+, BforBank BforBASIC, Nickel/, /^3 € par mois/, /^25 € par an/],
  },
  "carte-etranger": {
    asked: "Une carte gratuite hors de la zone euro avec 1 600 € par mois, à quel coût par an ?",
    steps: [{ tap: "link", name: /^Payer hors zone euro/ }],
    read: [
      /^Plus d’un retrait, rien à assurer : Fosfo, de Fortuneo/,
      /^Plus de trois, et un voyage à assurer : Fortuneo Gold si votre revenu net atteint 2 200 €/,
      /^BoursoBank Ultim, un retrait hors quota/,
    ],
  },
  "carte-etranger-chiffree": {
    asked: "Et avec mes propres chiffres ?",
    steps: [
      { tap: "link", name: /^Choisir une carte/ },
      { type: "1600", into: "Revenus nets par mois" },
      { tap: "button", name: /^Calculer$/ },
    ],
    read: [
      /1 600 € de revenus par mois/,
      /Coût confirmé le plus bas : 0 € la première année ; \d cartes à égalité/,
    ],
  },
  boursobank: {
    asked: "Un ami me parraine chez BoursoBank : combien, quand, et qu’est-ce qui l’annule ?",
    steps: [{ tap: "link", name: /^Un ami me parraine chez BoursoBank/ }],
    read: [
      /^Au dernier montant connu, BoursoBank versait au filleul 70 € au plus/,
      /^Vous ne transférez rien : comptez la moitié/,
      /^Trois choses font tout perdre : avoir déjà été client/,
    ],
  },
  voies: {
    asked: "Que donnent un parrain, l’offre publique, un site de cashback ?",
    steps: [{ tap: "link", name: /^Avec ou sans parrain chez BoursoBank/ }],
    read: [
      /^Parrain, offre publique ou cashback : les sommes relevées/,
      /^Avec un parrain : 70 € \(dûs? par BoursoBank/,
      /^Offre publique, sans parrain/,
      /^Par un site de cashback : 50 € chez iGraal/,
    ],
  },
  couple: {
    asked: "Fortuneo Gold ou Hello Prime, en couple ?",
    steps: [{ tap: "link", name: /^À deux : Gold ou Hello Prime/ }],
    read: [/deux Gold demandent 3 300 € par mois.*Hello Prime 3 000 € par mois/],
  },
  "couple-cherche": {
    asked: "La même chose, cherchée par ses mots",
    steps: [
      { tap: "link", name: /^Rechercher$/ },
      { type: "fortuneo gold hello prime couple", into: "Rechercher sur le site" },
      { tap: "button", name: /^(Chercher|Rechercher)$/ },
      { tap: "link", name: /^Fortuneo ou Hello bank/ },
    ],
    read: [/deux Gold demandent 3 300 € par mois/],
  },
  "prime-haute": {
    asked: "La prime de Fortuneo est-elle haute en ce moment, et la paie-t-on encore ?",
    steps: [
      { tap: "link", name: /^Les \d+ offres et leurs conditions/ },
      { tap: "link", name: /^Fortuneo Gold$/, within: ".cote" },
    ],
    read: [
      /^Au plus bas depuis le début du suivi/,
      /110 € : terminé/,
      /campagne terminée le 30 septembre 2026/,
    ],
  },
  prevenir: {
    asked: "Dites-moi quand une prime atteint 100 €",
    steps: [
      { tap: "link", name: /^La prime est-elle haute en ce moment/ },
      { tap: "link", name: /^Me prévenir/ },
      { type: "100", into: "Prime : seulement dès (€)" },
      { tap: "button", name: /^Créer l’alerte$/ },
    ],
    read: [
      /^Cette alerte se tait jusqu’à ce que la prime .* passe à 100 € ou plus : toutes les primes/,
    ],
  },
  vrai: {
    asked: "Ce que vous dites des revenus demandés par BoursoBank est-il vrai, et qui le dit ?",
    steps: [
      { tap: "link", name: /^BoursoBank$/, within: ".cote" },
      { tap: "button", name: /source/, within: ".essentials" },
    ],
    read: [/^Revenus demandés, BoursoBank Ultim$/, /nets de revenus mensuels/, /^Relevé : /],
  },
  "ce-qui-a-change": {
    asked: "Qu’est-ce qui a changé chez Revolut cette année ?",
    steps: [
      { tap: "link", name: /^Les \d+ offres et leurs conditions/ },
      { tap: "link", name: /^Revolut$/, within: ".cote" },
      { tap: "section", name: /^Ce qui a changé$/ },
    ],
    read: [/^Revolut a obtenu une licence bancaire française/, /Premium, de 9,99 € à 10,99 €/],
  },
  mineur: {
    asked: "J’ai 17 ans : quelle carte, et que décident mes parents ?",
    steps: [
      { tap: "link", name: /^Rechercher$/ },
      { type: "carte à 17 ans", into: "Rechercher sur le site" },
      { tap: "button", name: /^(Chercher|Rechercher)$/ },
      { tap: "link", name: /^Carte bancaire pour ado/ },
    ],
    read: [/^De douze ans à dix-sept ans et demi, prenez l’offre 12-17 ans de BoursoBank/],
  },
  erasmus: {
    asked: "Je pars en Erasmus : faut-il ouvrir un compte ?",
    steps: [{ tap: "link", name: /^partir en Erasmus$/ }],
    read: [/prenez Fosfo, de Fortuneo/, /^Votre pays d’accueil a l’euro : gardez votre carte/],
  },
  crypto: {
    asked: "Crypto.com est-il autorisé, et mon argent protégé ?",
    steps: [{ tap: "link", name: /^Crypto\.com est-il autorisé/ }],
    read: [
      /Crypto\.com est autorisé à vous vendre et à garder des jetons en France/,
      /Les crypto-actifs ne sont couverts par aucune garantie des dépôts/,
      /Vos euros non plus n’y sont pas un dépôt/,
    ],
  },
  "prime-pas-recue": {
    asked: "Hello bank!, depuis le 3 septembre : rien reçu. Est-elle en retard, et que faire ?",
    steps: [
      { tap: "link", name: /^Prime pas reçue/ },
      { choose: "Offre de parrainage", option: "Hello One" },
      { type: "2026-09-03", into: "Ouverture du compte" },
      { tap: "button", name: /^Voir mon dossier$/ },
    ],
    read: [
      /^(Pas encore|Peut-être) en retard : .*31 décembre 2026/,
      /^Prochaine échéance : .*Faire au moins 5 paiements/,
      /^Dernier jour : le médiateur, un an .* en justice, le mercredi 3 septembre 2031/,
      /TSA 80 011/,
      /Médiateur auprès de la FBF/,
      /^Réclamation à Hello bank/,
      /^Saisine du médiateur$/,
    ],
  },
  invitation: {
    asked: "On m’invite : qu’est-ce qui m’est dû, à quelles conditions ?",
    steps: [{ tap: "link", name: /^Un parrain m’invite/ }],
    read: [/^BoursoBank$/, /^70 € dus \+ 45 € si/],
  },
  etudiant: {
    asked: "Étudiant, sans revenu : quelle banque ?",
    steps: [{ tap: "link", name: /^Étudiant, sans revenus/ }],
    read: [
      /^Prenez BoursoBank Welcome/,
      /il n’y a ni revenu à montrer ni achat à faire chaque mois/,
    ],
  },
  changer: {
    asked: "Je déplace tout : quand est-ce fait, et quand fermer l’ancien compte ?",
    steps: [{ tap: "link", name: /^Changer de banque/ }],
    read: [
      /^Tout doit arriver sur le nouveau compte au plus tard le/,
      /^Prélèvements et virements arrivent sur le nouveau compte/,
    ],
  },
  "changer-prime": {
    asked: "Et sans perdre la prime ?",
    steps: [
      { tap: "link", name: /^Changer de banque/ },
      { tap: "link", name: /^Ce que chacune demande/ },
    ],
    read: [/Ouvrez le compte par le lien du parrain/, /signer électroniquement le mandat EasyMove/],
  },
  annee: {
    asked: "1 500 € libres, 2 000 € de salaire, douze mois : quoi ouvrir, dans quel ordre ?",
    steps: [
      { tap: "link", name: /^Mon année de primes/ },
      { type: "2000", into: "Revenus nets par mois (€)" },
      { type: "1500", into: "Argent que vous pouvez bloquer (€)" },
      { tap: "button", name: /^Faire le plan$/ },
    ],
    read: [/^Sur 12 mois, \d+ comptes/, /^De l’ouverture à la prime/],
  },
  "annee-deux": {
    asked: "À deux, avec 3 000 € : quoi ouvrir, et par qui ?",
    steps: [
      { tap: "link", name: /^Mon année de primes/ },
      { choose: "Pour qui", option: "Nous deux" },
      { type: "3000", into: "Argent que vous pouvez bloquer (€)" },
      { tap: "button", name: /^Faire le plan$/ },
    ],
    read: [/^Sur 12 mois, \d+ comptes/, /chacun de son côté : ouverture du compte/],
  },
  "mes-frais": {
    asked: "Mon relevé dit 164 € : combien de trop ?",
    steps: [
      { tap: "link", name: /^Mes vrais frais/ },
      { type: "164", into: "Frais payés en un an" },
      { tap: "button", name: /^Calculer$/ },
    ],
    read: [/Votre banque vous coûte 164 € par an pour cet usage/, /de moins que votre banque/],
  },
  retraite: {
    asked: "Retraité, ou sans smartphone : quelle banque répond au téléphone ?",
    steps: [{ tap: "link", name: /^Retraité ou sans smartphone/ }],
    read: [
      /^Retraité, ou sans smartphone/,
      /N26 demande un smartphone compatible/,
      /01 46 09 49 49/,
    ],
  },
  litige: {
    asked: "Ma banque refuse : où réclamer, et qui tranche ?",
    steps: [{ tap: "link", name: /^Un litige avec ma banque/ }],
    read: [/^Où envoyer une réclamation, et qui tranche ensuite/, /TSA 80 011/],
  },
  cashback: {
    asked: "Quel site de cashback paie le plus vite, et dès quelle somme ?",
    steps: [{ tap: "link", name: /^Quel site de cashback paie le plus vite/ }],
    read: [
      /^En ligne, prenez eBuyClub, dès .* et ouvrent le premier retrait/,
      /^Votre marchand n’y est pas : prenez iGraal, dès/,
    ],
  },
  impots: {
    asked: "Dois-je déclarer la prime ?",
    steps: [{ tap: "link", name: /^Faut-il déclarer la prime/ }],
    read: [
      /^Vous avez parrainé et reçu de l’argent : déclarez-le.*déclarer est le choix prudent/,
      /jusqu’au 30 novembre 2026/,
    ],
  },
};
