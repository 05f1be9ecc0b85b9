// What a visitor is warned of wherever a gain is shown, in sentences. Free of the rest of the catalogue, for the browser.

/** What may be lost with a firm or a product, beyond its price. */
export type Risk = "crypto" | "pret" | "investissement";

/** The sentence that says it, beside a gain. A change of it is one of `NOTICES` too. */
export const RISKS: Record<Risk, string> = {
  crypto: "Les cryptoactifs présentent un risque de perte en capital, totale ou partielle.",
  pret: "Prêter expose à une perte en capital et à l’impossibilité de récupérer son argent quand on le veut.",
  investissement: "Investir présente un risque de perte en capital.",
};

/** What stands before the figures of products side by side, where there is room to say more. */
export const NOTICES: Record<Risk, string> = {
  crypto:
    "Les cryptoactifs n’ont aucune garantie\u202f: vous pouvez perdre tout ce que vous y mettez. Vérifiez d’abord l’agrément de la plateforme.",
  pret: "L’argent prêté n’est pas garanti et ne se récupère pas à volonté\u202f: vous pouvez en perdre une partie ou la totalité. Vérifiez d’abord l’agrément de la plateforme.",
  investissement:
    "Les titres achetés chez un courtier peuvent baisser\u202f: vous pouvez perdre une partie ou la totalité de votre capital.",
};

/** Why nobody is sent to a firm: closed, gone from France, of no proven activity, or not known to be authorised. */
export type Obstacle = "closed" | "withdrawn" | "unproven" | "unauthorised";

/** The same as the beginning of a sentence. */
export const OBSTACLES: Record<Obstacle, string> = {
  closed: "Cette société n’est plus ouverte",
  withdrawn: "Cette société ne sert plus la France",
  unproven: "L’activité actuelle de cette société n’est pas établie",
  unauthorised: "L’agrément de cette société n’est pas établi",
};
