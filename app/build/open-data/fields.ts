// Fields that several files of open data have, with the words their schemas say of them. Build only (zod).
import { z } from "zod";
import { STATES } from "../../amounts/standing.ts";

/** What every file says of its terms: TERMS of terms.server.ts. */
export const licenceField = z
  .object({
    name: z.string().describe("Nom de la licence"),
    spdx: z.string().describe("Identifiant de la licence selon spdx.org"),
    url: z.url().describe("Son texte"),
    attribution: z.string().describe("Mention à reproduire"),
    scope: z.string().describe("Ce que la licence couvre, et ce qu’elle ne couvre pas"),
  })
  .describe("Conditions de réutilisation");

export const versionField = z
  .literal(2)
  .describe(
    "Version du format. Des champs peuvent s’ajouter dans une même version\u202f; aucun n’y change de sens ni n’y disparaît.",
  );

export const schemaField = z.string().describe("Adresse de ce schéma");

/** What a file of amounts begins with. */
export const headFields = {
  $schema: schemaField,
  version: versionField,
  licence: licenceField,
  source: z
    .object({ name: z.string().describe("Nom du site"), url: z.url().describe("Son adresse") })
    .describe("D’où vient le fichier"),
};

/** How a programme stands. */
export const stateField = z
  .enum(Object.values(STATES))
  .describe(
    "État du programme au jour de la demande, d’après une source datée\u202f: on ne peut pas le prendre s’il est annoncé, suspendu ou terminé\u202f; «\u202fnon confirmé\u202f»\u202f: personne ne l’a vu ouvert récemment",
  );
