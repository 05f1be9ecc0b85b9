import { describeFact, FIGURE_SCHEMA, formatNamedFact, PAGE } from "../figures.ts";
import { findSubject, readIndex, readSubject } from "../names.ts";
import { nameProperty, objectOf } from "../schema.ts";
import { defineTool, Unanswerable } from "../tool.ts";

/** What is known of a product or a firm, with its evidence. */
export const product = defineTool({
  name: "produit",
  title: "Faits d’un produit ou d’un établissement",
  description:
    "Ce que le site sait d’un compte, d’une carte, d’un service ou d’un établissement\u202f: chaque valeur avec sa date, son degré de preuve, ses sources et la phrase qui l’affirme.",
  inputSchema: {
    properties: {
      produit: nameProperty(
        "Nom ou identifiant\u202f: « N26 Metal », « boursobank.ultim », « Joko »",
      ),
      faits: {
        type: "array",
        items: { type: "string", maxLength: 80 },
        minItems: 1,
        maxItems: 20,
        description:
          "Seulement ces faits, par leur nom stable ou un mot de leur libellé\u202f: « monthlyFee », « retrait »",
      },
    },
    required: ["produit"],
  },
  outputSchema: objectOf({
    id: { type: "string" },
    nom: { type: "string" },
    genre: { type: "string" },
    etat: { type: "string", description: "current, ou pourquoi il n’est plus vendu" },
    page: PAGE,
    siteOfficiel: { type: ["string", "null"] },
    faits: { type: "array", items: FIGURE_SCHEMA },
  }),
  async run({ produit, faits }, deps) {
    const { id, firm } = findSubject(produit, await readIndex(deps));
    const [own, partner] = await Promise.all([
      readSubject(deps, id),
      id === firm ? undefined : readSubject(deps, firm),
    ]);
    // What a product does not say of itself is said by its firm.
    const all = Object.entries({ ...partner?.facts, ...own.facts });
    const wanted = faits?.map((word) => word.toLowerCase());
    const facts = all.filter(
      ([name, { label }]) =>
        !wanted ||
        wanted.some((word) => name.toLowerCase() === word || label.toLowerCase().includes(word)),
    );
    if (facts.length === 0) {
      const names = all
        .slice(0, 40)
        .map(([name]) => name)
        .join(", ");
      throw new Unanswerable(
        `Aucun de ces faits n’est connu de ${own.name}. Connus\u202f: ${names}.`,
      );
    }
    const page = own.page === null ? null : deps.origin + own.page;
    return {
      text: [
        `${own.name}${page ? ` · ${page}` : ""}`,
        ...facts.map(([name, fact]) => `- ${formatNamedFact(name, fact)}`),
      ].join("\n"),
      data: {
        id,
        nom: own.name,
        genre: own.kind,
        etat: own.status,
        page,
        siteOfficiel: own.officialUrl,
        faits: facts.map(([name, fact]) => describeFact(name, fact, deps.origin)),
      },
    };
  },
});
