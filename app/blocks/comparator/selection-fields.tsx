// The fields of the comparator: one list per product, and « différences seulement ».
import { COMPARED } from "../../catalogue/criteria.ts";
import type { PropsOf } from "../../pages/compiler/directive.ts";
import { Field } from "../../ui/form/field.tsx";
import type { comparateur } from "./compile.ts";
import { type Choice, MAX_PRODUCTS, MAX_READ, type Selection } from "./selection.ts";

type Partners = PropsOf<typeof comparateur>["partners"];

/** A field is its place: what is typed stays where it was typed. */
const FIELD_KEYS = Array.from({ length: MAX_READ }, (_, index) => `produit-${index + 1}`);

export function SelectionFields({
  selection: { choices, differences },
  partners,
}: {
  selection: Selection;
  partners: Partners;
}) {
  return (
    <>
      {choices.map((choice, index) => (
        <ProductField
          key={FIELD_KEYS[index]}
          place={index + 1}
          choice={choice}
          partners={partners}
        />
      ))}
      <div className="field comparator__differences">
        <label>
          <input
            type="checkbox"
            name="differences"
            value="oui"
            defaultChecked={differences.value === "oui"}
            aria-invalid={differences.error ? true : undefined}
            aria-describedby={differences.error ? "champ-differences-erreur" : undefined}
          />{" "}
          Différences seulement
        </label>
        {differences.error && (
          <p className="field__error" id="champ-differences-erreur">
            {differences.error}
          </p>
        )}
      </div>
    </>
  );
}

function ProductField({
  place,
  choice,
  partners,
}: {
  place: number;
  choice: Choice;
  partners: Partners;
}) {
  const { given, label, error, hint } = choice;
  return (
    <Field
      name={`produits-${place}`}
      label={
        place > MAX_PRODUCTS && given !== "" ? `Produit ${place}, en trop` : `Produit ${place}`
      }
      error={error}
      {...(hint && { hint })}
    >
      {(attributes) => (
        <select {...attributes} name="produits" defaultValue={given}>
          <option value="">Aucun</option>
          {label && <option value={given}>{label}</option>}
          <ProductOptions partners={partners} />
        </select>
      )}
    </Field>
  );
}

/** Where firms have several products each, they stand by firm; others stand by kind. */
function ProductOptions({ partners }: { partners: Partners }) {
  return Object.entries(COMPARED).map(([kind, { group }]) => {
    const firms = partners.filter((partner) => partner.kind === kind);
    return group === null ? (
      firms.map(({ slug, name, products }) => (
        <OptionGroup
          key={slug}
          label={name}
          options={products.map((product) => [product.id, product.name])}
        />
      ))
    ) : (
      <OptionGroup key={kind} label={group} options={firms.map(({ slug, name }) => [slug, name])} />
    );
  });
}

type OptionGroupProps = { label: string; options: [value: string, text: string][] };

/** Nothing where the page compares no such kind. */
function OptionGroup({ label, options }: OptionGroupProps) {
  if (options.length === 0) return null;
  return (
    <optgroup label={label}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </optgroup>
  );
}
