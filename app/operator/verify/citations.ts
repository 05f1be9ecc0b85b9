// Every sentence of the catalogue that a source is cited for, with where it stands in its file.
import { findOffer } from "../../amounts/offers.ts";
import { ageClassOf } from "../../build/catalogue/ages.ts";
import type { AgeClass } from "../../build/catalogue/facts/define.ts";
import type { CatalogueFiles } from "../../build/catalogue/load.ts";
import type { PartnerFile, StoredCitations } from "../../build/catalogue/schema.ts";
import type { FactValue } from "../../catalogue/fact.ts";
import type { UnitName } from "../../catalogue/units.ts";

type Sources = PartnerFile["sources"];

/** One source of one value: what a person looks at again. */
export type Cited = {
  /** « n26.metal.monthlyFee@n26.tarifs »: the same from one round to the next. */
  key: string;
  /** As `npm run catalogue` prints it; « ~0 » behind it for what others state instead. */
  id: string;
  /** Slug of the partner whose page is asked; « loi » for the law. */
  firm: string;
  /** Below the catalogue's folder. */
  file: string;
  /** Names and indexes that lead to the value in its file. */
  place: readonly (string | number)[];
  /** What the fact is called: « monthlyFee », « steps », the name of a rule. */
  name: string;
  value: Value;
  unit: UnitName | null;
  asOf: string | null;
  age: AgeClass;
  /** A text in force is no less true for its age, though a new one may have taken its place. */
  neverOld: boolean;
  sourceId: string;
  /** « n26.tarifs », « referral.N26.regles », « loi.livret-a »: how an operator names a source. */
  sourceKey: string;
  source: Sources[string];
  quote: string | null;
  /** Whether a new value can be typed; what is told in several places of a file is rewritten there. */
  isTyped: boolean;
};

/** A value that is known. */
export type Value = NonNullable<FactValue>;

type Stated = {
  value: FactValue;
  unit?: UnitName | undefined;
  asOf: string | null;
  sources: StoredCitations;
  others?: readonly Omit<Stated, "others">[] | undefined;
};

/** What all the values of a file share. */
type InFile = Pick<Cited, "firm" | "file"> & { prefix: string; sources: Sources };

/** Every value that is known, once for each source it cites. */
export function listCited({ partners, referrals, law }: CatalogueFiles): Cited[] {
  return [
    ...partners.flatMap(({ slug, facts, products, sources }) => {
      const file = { firm: slug, file: `partners/${slug}.json`, prefix: slug, sources };
      return [
        ...ofTable(file, slug, ["facts"], facts),
        ...products.flatMap((product, index) =>
          ofTable(file, `${slug}.${product.slug}`, ["products", index, "facts"], product.facts),
        ),
      ];
    }),
    ...referrals.flatMap(({ code, facts, steps, sources }) => {
      const [prefix, firm] = [`referral.${code}`, findOffer(code)?.partnerSlug ?? code];
      const file = { firm, file: `referral/${code}.json`, prefix, sources };
      const asFact = { ...steps, value: steps.list.map(({ text }) => text) };
      return [
        ...ofTable(file, prefix, ["facts"], facts),
        ...(steps.list.length > 0
          ? ofValue(file, `${prefix}.steps`, ["steps"], asFact).map(byHand)
          : []),
      ];
    }),
    ...Object.entries(law.facts).flatMap(([name, rule]) => {
      const file = { firm: "loi", file: "law.json", prefix: "loi", sources: law.sources };
      const stated = { ...rule, value: rule.value ?? rule.statement, asOf: rule.checked };
      return ofValue(file, `loi.${name}`, ["facts", name], stated).map((cited) => ({
        ...byHand(cited),
        age: "licence" as const,
        neverOld: rule.inForce !== null,
      }));
    }),
  ];
}

/** A rule says its figure in its sentence too, a step in several facts. */
function byHand(cited: Cited): Cited {
  return { ...cited, isTyped: false };
}

function ofTable(
  file: InFile,
  prefix: string,
  place: Cited["place"],
  facts: Record<string, Stated>,
): Cited[] {
  return Object.entries(facts).flatMap(([name, fact]) => [
    ...ofValue(file, `${prefix}.${name}`, [...place, name], fact),
    ...(fact.others ?? []).flatMap((other, index) =>
      ofValue(file, `${prefix}.${name}~${index}`, [...place, name, "others", index], other),
    ),
  ]);
}

function ofValue(
  { firm, file, prefix, sources }: InFile,
  id: string,
  place: Cited["place"],
  { value, unit, asOf, sources: cited }: Stated,
): Cited[] {
  if (value === null) return [];
  const name = String(place[place.lastIndexOf("facts") + 1]);
  const common = { id, firm, file, place, name, value, unit: unit ?? null, asOf };
  const age = ageClassOf(id.replace(/~\d+$/, ""));
  return Object.entries(cited).flatMap(([sourceId, quote]) => {
    const source = sources[sourceId];
    if (!source) return [];
    const sourceKey = `${prefix}.${sourceId}`;
    const of = { sourceId, sourceKey, source, quote, age, neverOld: false, isTyped: true };
    return [{ ...common, ...of, key: `${id}@${sourceKey}` }];
  });
}

/** A copy kept at one commit, or in an archive, says for ever what it said: reading it again proves nothing. */
const FIXED = /\/[0-9a-f]{40}\/|\/\/web\.archive\.org\//;
/** Nor does an article, or what somebody wrote one day: a newer one has to be found. */
const OF_ITS_DAY = new Set(["press", "forum"]);

const BLOB = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//;

/** The address to read again; null where the source says what was true on its day. */
export function addressOf({ url, copy, kind }: Sources[string]): string | null {
  if (OF_ITS_DAY.has(kind)) return null;
  const address = [copy, url].find((each) => each !== undefined && !FIXED.test(each));
  // The page around a file of GitHub is drawn by scripts; the file itself is a text.
  return address?.replace(BLOB, "https://raw.githubusercontent.com/$1/") ?? null;
}
