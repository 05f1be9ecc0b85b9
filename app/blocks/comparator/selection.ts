// What a visitor asked to compare, as the address says it, and what is wrong with it.

import { COMPARED, type ComparedKind } from "../../catalogue/kinds.ts";
import type { ToolProduct } from "../../catalogue/tool-facts.ts";
import { readChoice } from "../../ui/form/entry.ts";
import { writeSearch } from "../../ui/query.ts";
import { shorten } from "../../ui/shorten.ts";

export const MAX_PRODUCTS = 5;
const MIN_FIELDS = 3;
/** As many as are read, so that one too many is said: beyond, the address was not made by a form. */
export const MAX_READ = 6;
/** Longer names are not repeated in full. */
const MAX_SHOWN = 40;

/** What a choice needs to know of a product: no fact. */
type ListedProduct = Omit<ToolProduct, "facts">;

export type ChosenProduct = ListedProduct & { kind: ComparedKind };

/** A firm and what it sells. */
type ListedFirm = {
  slug: string;
  name: string;
  kind: ComparedKind;
  products: readonly ListedProduct[];
};

/** What a comparator may choose from. */
export type ComparatorProducts = {
  partners: readonly ListedFirm[];
  elsewhere: { path: string; products: readonly Pick<ListedProduct, "id" | "name">[] };
};

/** One field: what the address gives, what is wrong with it or still to do, in French. */
export type ProductChoice = {
  value: string;
  /** How the field names what it holds; there is none where it is empty. */
  label?: string;
  /** The product of the address that was dropped because the table is full. */
  excess?: ChosenProduct;
  error?: string;
  hint?: string;
};

/** What is compared, and what of the address is not. */
export type Selection = ReturnType<typeof readSelection>;

/** Reads `produits` (repeated, in the order of columns) and `differences`. */
export function readSelection(
  params: URLSearchParams,
  { partners, elsewhere }: ComparatorProducts,
) {
  const known = listProducts(partners);
  const named = params.getAll("produits").slice(0, MAX_READ);
  const short = named.map((id) => shorten(id, MAX_SHOWN + 1, ""));
  const ids = expandPartners(short, partners);
  const accepted: ChosenProduct[] = [];
  const moved: string[] = [];
  const choices = ids.slice(0, MAX_READ).map((id): ProductChoice => {
    if (id === "") return { value: id };
    const away = elsewhere.products.find((other) => other.id === id);
    if (away) {
      moved.push(id);
      return { value: id, label: away.name, error: `${away.name} se compare sur une autre page.` };
    }
    const product = known.get(id);
    if (!product) {
      const shown = shorten(id, MAX_SHOWN);
      const error = `«\u202f${shown}\u202f» n’est pas dans le catalogue\u202f: choisissez un nom de la liste.`;
      return { value: id, label: `Inconnu\u202f: ${shown}`, error };
    }
    const { name } = product;
    const error = findFault(product, accepted);
    if (error) return { value: id, label: name, error };
    if (accepted.length >= MAX_PRODUCTS) {
      const full = `Cinq produits au plus\u202f: ${name} n’est pas comparé. Retirez-en un autre.`;
      return { value: id, label: name, error: full, excess: product };
    }
    accepted.push(product);
    return { value: id, label: name };
  });
  padFields(choices);
  if (accepted.length === 1) promptForSecond(choices);
  return {
    /** The fields of the form, empty ones included, in order. */
    choices,
    /** What can be compared: none, or two to five of one kind. */
    products: accepted.length > 1 ? accepted : [],
    /** What was asked for and is compared on another page. */
    moved: [...new Set(moved)],
    /** What was asked for and can be compared, also where it is alone. */
    accepted,
    differences: readChoice(params, "differences", ["oui", "non"], "non"),
  };
}

/** Whether a field of the form has something to say. */
export function hasFaults({ choices, differences }: Selection): boolean {
  return [...choices, differences].some(({ error }) => error);
}

/** The address of a selection, without what was wrong or empty in it: « ?produits=…&produits=… ». */
export function writeQuery(ids: readonly string[], onlyDifferences = false): string {
  return writeSearch({ produits: ids, differences: onlyDifferences ? "oui" : undefined });
}

function listProducts(partners: ComparatorProducts["partners"]) {
  return new Map(
    partners.flatMap(({ products, kind }) =>
      products.map((product): [string, ChosenProduct] => [product.id, { ...product, kind }]),
    ),
  );
}

/** `n26` stands for its products, so that a page about a firm can link to all of them. */
function expandPartners(
  ids: readonly string[],
  partners: ComparatorProducts["partners"],
): string[] {
  return ids.flatMap((id) => {
    const partner = partners.find(({ slug }) => slug === id);
    return partner ? partner.products.slice(0, MAX_PRODUCTS).map((product) => product.id) : [id];
  });
}

/** Why a product can't stand beside those accepted before it, were there room for it. */
function findFault(product: ChosenProduct, accepted: readonly ChosenProduct[]): string | undefined {
  const { name, kind } = product;
  if (accepted.includes(product)) return `${name} est déjà choisi plus haut.`;
  const [first] = accepted;
  if (!first || first.kind === kind) return undefined;
  return `${name} est ${COMPARED[kind].one}, ${first.name} ${COMPARED[first.kind].one}\u202f: ils ne se comparent pas ensemble.`;
}

/** One field more than are filled, within the limits. None is taken away: the visitor may stand in it. */
function padFields(choices: ProductChoice[]): void {
  const filled = choices.findLastIndex(({ value }) => value !== "") + 1;
  const wanted = Math.max(MIN_FIELDS, Math.min(MAX_PRODUCTS, filled + 1));
  while (choices.length < wanted) choices.push({ value: "" });
}

/** No fault: the site's own links bring a single product. */
function promptForSecond(choices: ProductChoice[]): void {
  const at = choices.findIndex(({ value }) => value === "");
  if (at >= 0) choices[at] = { value: "", hint: "Choisissez un deuxième produit à comparer." };
}
