/** What a page about a partner or a product is about, as schema.org names it: never a rating, never a bonus. */
import type {
  BankAccountLeaf,
  FinancialProductLeaf,
  Organization,
  PaymentCardLeaf,
} from "schema-dts";
import { findOffer, type OfferKind } from "../../amounts/offers.ts";
import type { comparaison } from "../../blocks/comparison/block.ts";
import type { ouverture } from "../../blocks/opening/block.ts";
import type { formules } from "../../blocks/plans/block.ts";
import { isKnown } from "../../blocks/side-by-side/cells.ts";
import type { ticket } from "../../blocks/ticket/block.ts";
import { type Degree, isDoubtful } from "../../ui/degree.ts";
import { findDirectives } from "../blocks/find-directives.ts";
import type { CompiledPage } from "../compiler/compiled-page.ts";

type Product = BankAccountLeaf | PaymentCardLeaf | FinancialProductLeaf;

/** The part of a WebPage that says what it is about. */
type Subject = { about: Organization | Product; mentions?: Product[] };

/** Banks and Curve tell their products apart by the card, neobanks by the account. */
const PRODUCT_TYPES: Record<OfferKind, Product["@type"]> = {
  banque: "PaymentCard",
  neobanque: "BankAccount",
  paiement: "PaymentCard",
  professionnel: "BankAccount",
  courtier: "FinancialProduct",
  crypto: "FinancialProduct",
  cashback: "FinancialProduct",
};

/** @param origin canonical, without a trailing slash @returns nothing for a page about no one partner */
export function pageSubject(compiled: CompiledPage, origin: string): Subject | undefined {
  const { kind, partner, product, breadcrumbs, path } = compiled;
  const offerKind = findOffer(compiled.offers?.[0] ?? "")?.kind;
  // A product and a referral programme stand one level below their partner.
  const partnerPage = breadcrumbs.at(kind === "partner" ? -1 : -2);
  if (!partner || !offerKind || !partnerPage) return undefined;

  const type = PRODUCT_TYPES[offerKind];
  const firm = describeFirm(compiled, { ...partnerPage, path: `${origin}${partnerPage.path}` });
  if (kind === "product") {
    const name = breadcrumbs.at(-1)?.text ?? compiled.titre;
    const price = findPrice(compiled, `${partner}.${product}`);
    const card = describeProduct(type, { name, page: `${origin}${path}`, price });
    return { about: { ...card, provider: firm } };
  }
  const plans = findDirectives<typeof formules>(compiled.body, "Formules")
    .filter(({ partnerSlug }) => partnerSlug === partner)
    .flatMap((directive) => directive.plans)
    .map(({ name, path, price }) =>
      describeProduct(type, { name, page: path && `${origin}${path}`, price }),
    );
  return { about: firm, ...(plans.length ? { mentions: plans } : {}) };
}

function describeFirm(
  { body, partner }: CompiledPage,
  page: { path: string; text: string },
): Organization {
  const links = [
    ...findDirectives<typeof ticket>(body, "Ticket").filter(
      (ticket) => ticket.partnerSlug === partner,
    ),
    ...findDirectives<typeof ouverture>(body, "Ouverture").filter(
      (opening) => opening.partnerSlug === partner,
    ),
  ];
  const url = links.find(({ officialUrl }) => officialUrl)?.officialUrl;
  return {
    "@type": "Organization",
    "@id": `${page.path}#entreprise`,
    name: page.text,
    ...(url ? { url } : {}),
  };
}

type Price = { text: string; degree: Degree } | null | undefined;

/** A price in doubt is left out: schema.org has no way to say that it is doubtful. */
function describeProduct(
  type: Product["@type"],
  { name, page, price }: { name: string; page: string | null; price: Price },
): Product {
  return {
    "@type": type,
    name,
    ...(page ? { "@id": `${page}#produit`, url: page } : {}),
    ...(price && !isDoubtful(price.degree) ? { feesAndCommissionsSpecification: price.text } : {}),
  };
}

/** The price of a product where its page compares it with others. */
function findPrice({ body }: CompiledPage, id: string): Price {
  for (const { columns, rows } of findDirectives<typeof comparaison>(body, "Comparaison")) {
    const column = columns.findIndex((product) => product.id === id);
    const row = rows.find((criterion) => criterion.id === "monthlyFee");
    const cell = row?.cells[column];
    if (isKnown(cell)) return cell;
  }
  return undefined;
}
