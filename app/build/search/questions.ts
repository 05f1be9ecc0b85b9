// Build: what visitors ask, in the words that they type, and the pages that answer it in words of their own.

/** Page → words it is found by as by its title. A page stands here only where it answers what the words ask. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  "/parrainage": "prime bonus sans dépôt, sans versement, sans salaire, sans domiciliation",
  "/parrainage/calcul": "prime après dépôt et salaire, gain net",
  "/parrainage/calendrier": "prime versée quand, délai, échéance, rappel",
  "/comparateur/profil": "compte joint, couple, à deux",
  "/blog/fortuneo-vs-hello-bank": "compte joint, couple, à deux",
  "/blog/conditions-fortuneo": "compte joint, couple, à deux, salaire",
  "/blog/conditions-hello-bank": "compte joint, couple, à deux, salaire",
  "/blog/parrainage-impots-faut-il-declarer": "prime imposable, impôt, déclarer, date limite",
  "/cashback": "paiement le plus rapide, seuil le plus bas",
};
