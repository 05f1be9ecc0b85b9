// A figure that its source does not carry, a link that rules forbid, a rule without a text: the build stops and says where.
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { copyCatalogue, type Spoil, set, spoilFile } from "./copy-catalogue.ts";

const N26 = "partners/n26.json";
const CRYPTO = "partners/crypto-com.json";
const LAW = "law.json";

/** A source of August 2026, and one fact that rests on it alone. */
const plant =
  (source: object, fact: object): Spoil =>
  ({ sources, facts }) => {
    const usual = {
      ...{ url: "https://n26.com/planted", title: "N26 : tarifs", publisher: "N26", kind: "firm" },
      ...{ country: "FR", language: "fr" },
    };
    set(sources, { planted: { ...usual, asOf: "2026-08", ...source } });
    set(facts, {
      planted: {
        value: "oui",
        asOf: "2026-08",
        sources: { planted: "La phrase qui le dit." },
        ...fact,
      },
    });
  };

test.each<[string, string, Spoil, string]>([
  [
    N26,
    "a number that its quotation does not hold",
    plant({}, { value: 9.9, unit: "EUR", sources: { planted: "La carte coûte 9 € par mois." } }),
    "planted : la phrase citée de « planted » ne dit pas 9.9",
  ],
  [
    N26,
    "a quotation longer than the law allows",
    plant({}, { sources: { planted: "a".repeat(301) } }),
    "facts.planted.sources.planted",
  ],
  [
    N26,
    "a copy that stands for its original",
    plant({ url: "https://github.com/jean/copies/blob/main/n26.txt" }, {}),
    "source « planted » : une copie a l’adresse de l’original (url) et la sienne (copy)",
  ],
  [
    N26,
    "a source that nobody else can open",
    plant({ url: "https://intranet.local/n26" }, {}),
    "sources.planted.url : adresse privée : une source doit être publique",
  ],
  [
    N26,
    "a fact dated after all its sources",
    plant({}, { asOf: "2026-09" }),
    "planted : daté de 2026-09, après toutes ses sources",
  ],
  [
    N26,
    "a date that no source carries",
    plant({ asOf: null }, {}),
    "planted : daté de 2026-08, après toutes ses sources",
  ],
  [
    N26,
    "a confirmed fact whose only source calls itself unverified",
    plant({ title: "N26 : tarifs (prix non confirmé)" }, {}),
    "planted : sa seule source, « planted », se dit non vérifiée",
  ],
  [
    N26,
    "a confirmed fact whose own note doubts it",
    plant({}, { note: "Prix non confirmé par la banque." }),
    "planted : sa note le dit non vérifié",
  ],
  [
    N26,
    "an address that was copied with the words around it",
    plant({ url: "https://n26.com/rapport de tarifs" }, {}),
    "source « planted » : adresse mal formée",
  ],
  [
    N26,
    "a title that names another firm",
    plant({ title: "Revolut : tarifs" }, {}),
    "source « planted » : son titre nomme Revolut",
  ],
  [
    N26,
    "an unknown value whose note reads as free",
    plant({}, { value: null, note: "Aucun frais trouvé." }),
    "planted : valeur inconnue dont la note se lit « aucun frais »",
  ],
  [
    N26,
    "a conflict of a value with itself",
    plant(
      {},
      { others: [{ value: "oui", asOf: null, sources: { planted: "La phrase qui le dit." } }] },
    ),
    "planted : contesté par la même valeur",
  ],
  [
    CRYPTO,
    "a link allowed on an authorisation of before July 2026",
    ({ facts, sources }) => {
      set(sources, {
        old: {
          url: "https://crypto.com/a",
          title: "Crypto.com",
          publisher: "Exemple",
          kind: "firm",
          country: "FR",
          language: "fr",
          asOf: "2026-06",
        },
      });
      set(facts, {
        authorised: { value: true, asOf: "2026-06", sources: { old: "La phrase qui le dit." } },
      });
    },
    "authorised : agrément daté de 2026-06, avant 2026-07",
  ],
  [
    "referral/N26.json",
    "a public link against the programme’s own words",
    ({ facts }) => set(facts.publicPostingAllowed, { value: true }),
    "publicPostingAllowed : doit être faux, whoCanRefer réserve le lien",
  ],
  [
    LAW,
    "a rule that cites no text in force",
    ({ facts, sources }) => {
      set(sources, {
        blog: {
          ...{ url: "https://a.fr/b", title: "Un blog", publisher: "Un blog", kind: "comparator" },
          ...{ country: "FR", language: "fr", asOf: "2026-08" },
        },
      });
      set(facts.livret_a_rate, {
        reference: null,
        inForce: null,
        sources: { blog: "La phrase qui le dit." },
      });
    },
    "livret_a_rate : ne cite aucun texte en vigueur",
  ],
  [
    LAW,
    "a rule whose text is over",
    ({ facts }) =>
      set(facts.livret_a_rate, {
        reference: "Arrêté",
        inForce: { since: "2024-02-01", until: "2025-01-31" },
      }),
    "livret_a_rate : texte qui n’est plus en vigueur depuis 2025-01-31",
  ],
])("%s with %s stops the build", (file, _fault, spoil, message) => {
  const folder = copyCatalogue();
  spoilFile(join(folder, file), spoil);
  expect(() => loadFiles(folder)).toThrow(`${join(folder, file)} : ${message}`);
});
