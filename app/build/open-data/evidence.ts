/**
 * What the site knows of each firm, product and programme, with its evidence, a file each (`/builds/evidence/`): the Worker answers
 * assistants from them (workers/mcp), who would else read the whole catalogue for one fact.
 */
import { OFFERS, type OfferCode } from "../../amounts/offers.ts";
import type { Fact } from "../../catalogue/fact.ts";
import type { PartnerKind } from "../../catalogue/kinds.ts";
import { EVIDENCE_INDEX_PATH, evidencePath } from "../../open-data/paths.ts";
import {
  type Catalogue,
  type FactTable,
  loadCatalogue,
  type Referral,
} from "../catalogue/catalogue.ts";
import { labelFact } from "../catalogue/facts/table.ts";
import type { BuiltFile, FileFamily } from "../files/built-file.ts";

/** A fact with what it is called: « Abonnement ». */
export type NamedFact = Omit<Fact, "label"> & { label: string };

/** A firm or a product: `n26`, `n26.metal`. */
export type Subject = {
  id: string;
  /** As it is called outside its firm's own page. */
  name: string;
  /** The firm's slug. */
  firm: string;
  kind: PartnerKind;
  /** The path of its page, or of its firm's; null where the site has none. */
  page: string | null;
  status: string;
};

/** What a programme asks, as far as offers are chosen by it. */
const REQUIREMENTS = ["depositAsked", "salaryAsked", "minimumDeposit", "minimumSpend"] as const;

export type EvidenceIndex = {
  subjects: Subject[];
  programmes: {
    code: OfferCode;
    asked: Partial<Record<(typeof REQUIREMENTS)[number], NamedFact>>;
  }[];
};

export type SubjectEvidence = Subject & {
  officialUrl: string | null;
  facts: Record<string, NamedFact>;
};

export type ProgrammeEvidence = Pick<
  Referral,
  "code" | "rulesUrl" | "rulesAsOf" | "products" | "steps"
> & {
  facts: Record<string, NamedFact>;
};

type Pages = { pathOf(id: string): string | null };

/** @param readPages asked when a build has found its pages */
export function evidenceFiles(readPages: () => Pages): FileFamily {
  return {
    under: /^\/builds\/evidence\//,
    list: () => listFiles(loadCatalogue(), readPages()),
  };
}

function* listFiles(catalogue: Catalogue, pages: Pages): Generator<BuiltFile> {
  const subjects = listSubjects(catalogue, pages);
  const programmes = OFFERS.flatMap(({ code }) => {
    const referral = catalogue.referrals.get(code);
    return referral ? [{ code, referral }] : [];
  });
  const index: EvidenceIndex = {
    subjects: subjects.map(({ officialUrl: _, facts: __, ...subject }) => subject),
    programmes: programmes.map(({ code, referral: { facts } }) => ({
      code,
      asked: nameFacts(
        Object.fromEntries(
          REQUIREMENTS.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])),
        ),
      ),
    })),
  };
  yield { path: EVIDENCE_INDEX_PATH, write: () => JSON.stringify(index) };
  for (const subject of subjects) {
    yield { path: evidencePath(subject.id), write: () => JSON.stringify(subject) };
  }
  for (const { referral } of programmes) {
    const { code, rulesUrl, rulesAsOf, products, steps, facts } = referral;
    const file: ProgrammeEvidence = {
      code,
      rulesUrl,
      rulesAsOf,
      products,
      steps,
      facts: nameFacts(facts),
    };
    yield { path: evidencePath(`referral.${code}`), write: () => JSON.stringify(file) };
  }
}

function listSubjects({ partners }: Catalogue, pages: Pages): SubjectEvidence[] {
  return [...partners.values()].flatMap(
    ({ slug, name, kind, status, officialUrl, facts, products }) => {
      const own = pages.pathOf(slug);
      const shared = { firm: slug, kind, officialUrl };
      return [
        { ...shared, id: slug, name, page: own, status, facts: nameFacts(facts) },
        ...products.map((product) => ({
          ...shared,
          id: product.id,
          name: product.fullName,
          page: pages.pathOf(product.id) ?? own,
          status: product.status,
          facts: nameFacts(product.facts),
        })),
      ];
    },
  );
}

function nameFacts(facts: FactTable): Record<string, NamedFact> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      { ...fact, label: labelFact(name) ?? name },
    ]),
  );
}
