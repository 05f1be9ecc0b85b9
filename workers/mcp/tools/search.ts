import { markdownPath } from "../../../app/open-data/paths.ts";
import { plainText } from "../../../app/search/marked.ts";
import { plural } from "../../../app/ui/plural.ts";
import { nameProperty, objectOf } from "../schema.ts";
import { defineTool, Unanswerable } from "../tool.ts";

const MOST = 10;

/** Pages by their words. */
export const search = defineTool({
  name: "rechercher",
  title: "Rechercher une page",
  description:
    "Trouve les pages du site par leurs mots (banques, cartes, primes, cashback, guides). Chaque résultat donne l’adresse de la page et celle de son texte en Markdown.",
  inputSchema: {
    properties: {
      mots: nameProperty("Quelques mots, en français"),
      nombre: {
        type: "integer",
        minimum: 1,
        maximum: MOST,
        description: "Nombre de résultats, 5 sauf avis contraire",
      },
    },
    required: ["mots"],
  },
  outputSchema: objectOf({
    total: { type: "integer" },
    resultats: {
      type: "array",
      items: objectOf({
        titre: { type: "string" },
        extrait: { type: "string" },
        page: { type: "string" },
        texte: { type: "string", description: "La page entière en Markdown" },
        date: { type: "string", description: "Dernière mise à jour de la page" },
      }),
    },
  }),
  async run({ mots, nombre = 5 }, { search: { find }, origin }) {
    const { hasWords, total, results, near } = await find(mots, { count: nombre });
    if (total === 0) {
      const hint = near.map(({ text, path }) => `${text} (${origin}${path})`).join(" ; ");
      throw new Unanswerable(
        hasWords
          ? `Aucune page ne contient ces mots. ${hint ? `Pages au titre proche\u202f: ${hint}.` : "Essayez un nom d’établissement ou un mot plus courant."}`
          : "Il n’y a là aucun mot à chercher\u202f: nommez un établissement, une carte ou un sujet.",
      );
    }
    const resultats = results.map(({ path, titre, description, updated }) => ({
      titre: plainText(titre),
      extrait: plainText(description),
      page: origin + path,
      texte: origin + markdownPath(path),
      date: updated,
    }));
    const lines = resultats.map(({ titre, page }) => `- ${titre}\u202f: ${page}`);
    return {
      text: [`${plural(total, "page")}.`, ...lines].join("\n"),
      data: { total, resultats },
    };
  },
});
