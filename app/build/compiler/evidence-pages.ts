/**
 * The pages that nobody writes: for each firm and each programme one that says where its figures come from, at an address
 * that stays (`/preuve/n26`, `/preuve/parrainage-n26`), and the list of them. They are Markdown as any other page, made from
 * the catalogue.
 */
import { OFFERS } from "../../amounts/offers.ts";
import { EVIDENCE_PAGES, evidencePage } from "../../open-data/paths.ts";
import { compareNames } from "../../ui/text.ts";
import { firstDayOf } from "../catalogue/ages.ts";
import type { Catalogue, FactTable } from "../catalogue/catalogue.ts";
import { newestDate } from "../catalogue/fact-dates.ts";

/** When these pages first came online. */
const PUBLISHED = "2026-11-24";

/** What a page tells of: its address, its name, the block that draws its facts. */
type Subject = {
  path: string;
  name: string;
  block: string;
  /** When a fact of it was last read. */
  read: string;
};

/** @returns the text of each, by the file that it would stand in among those of the content */
export function writeEvidencePages(catalogue: Catalogue): Map<string, string> {
  const firms = Array.from(catalogue.partners.values(), ({ slug, name, facts, products }) => ({
    path: evidencePage({ partner: slug }),
    name,
    block: `::faits{partenaire=${slug}}`,
    read: lastRead([facts, ...products.map((product) => product.facts)]),
  }));
  const programmes = OFFERS.flatMap(({ code, name }) => {
    const referral = catalogue.referrals.get(code);
    if (!referral) return [];
    return {
      path: evidencePage({ offer: code }),
      name: `Parrainage ${name}`,
      block: `::faits{offre=${code}}`,
      read: lastRead([referral.facts]),
    };
  });
  return new Map([
    writeList(firms, programmes),
    ...[...firms, ...programmes].map((subject) => writePage(subject)),
  ]);
}

function writeList(firms: Subject[], programmes: Subject[]): [string, string] {
  const list = (subjects: Subject[]) =>
    subjects
      .toSorted((a, b) => compareNames(a.name, b.name))
      .map(({ path, name }) => `- [${name}](${path})`)
      .join("\n");
  const head = {
    titre: "D'où vient ce chiffre ?",
    title: "D'où vient chaque chiffre : les preuves par établissement",
    description:
      "Pour chaque banque, carte, site de cashback et programme de parrainage : la valeur retenue, la phrase qui la dit, qui l'écrit et de quand elle date.",
  };
  return writeFile(EVIDENCE_PAGES, { head, updated: PUBLISHED }, [
    "Un chiffre vous étonne ? Ouvrez la page de l'établissement : chaque fait y a sa ligne, avec la phrase qui le dit et son adresse. Comment nous jugeons une source est écrit dans le [fonctionnement du service](/fonctionnement-du-service#d-ou-viennent-les-faits).",
    "## Les établissements et leurs cartes",
    list(firms),
    "## Les programmes de parrainage",
    list(programmes),
  ]);
}

/** The newest day of several tables; never before these pages were online. */
function lastRead(tables: readonly FactTable[]): string {
  const date = newestDate(tables.flatMap((table) => Object.values(table)));
  const day = date === null ? PUBLISHED : firstDayOf(date);
  return day > PUBLISHED ? day : PUBLISHED;
}

function writePage({ path, name, block, read }: Subject): [string, string] {
  const head = {
    titre: `${name} : d'où vient chaque chiffre`,
    title: `${name} : la source de chaque chiffre`,
    description: `Prix, conditions, délais : pour chaque fait que nous tenons de ${name}, sa valeur, la phrase qui le dit, qui l'écrit et quand.`,
  };
  return writeFile(path, { head, updated: read }, [
    "Pour chaque fait : la valeur retenue, son degré de preuve, la phrase qui la dit quand nous l'avons, et qui l'écrit. Les numéros mènent aux adresses, en bas de page. Une erreur ? [Écrivez-nous](/contact).",
    block,
  ]);
}

function writeFile(
  path: string,
  { head, updated }: { head: Record<string, string>; updated: string },
  parts: string[],
): [string, string] {
  const front = Object.entries(head).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  const dates = `kind: page\npublished: ${PUBLISHED}\nupdated: ${updated}`;
  return [`pages${path}.md`, `---\n${front.join("\n")}\n${dates}\n---\n\n${parts.join("\n\n")}\n`];
}
