// The fields of the comparator: one list per product, and « différences seulement ».
import { StaticHtml } from "../../pages/static-html.tsx";
import { Field } from "../../ui/form/field.tsx";
import type { OptionGroup } from "./island-props.tsx";
import { MAX_PRODUCTS, MAX_READ, type ProductChoice, type Selection } from "./selection.ts";

/** A field is its place: what is typed stays where it was typed. */
const FIELD_KEYS = Array.from({ length: MAX_READ }, (_, index) => `produit-${index + 1}`);

export function SelectionFields({
  selection: { choices, differences },
  groups,
}: {
  selection: Selection;
  groups: readonly OptionGroup[];
}) {
  return (
    <>
      {choices.map((choice, index) => (
        <ProductField key={FIELD_KEYS[index]} place={index + 1} choice={choice} groups={groups} />
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

type ProductFieldProps = { place: number; choice: ProductChoice; groups: readonly OptionGroup[] };

function ProductField({ place, choice, groups }: ProductFieldProps) {
  const { value, label, error, hint } = choice;
  return (
    <Field
      name={`produits-${place}`}
      label={
        place > MAX_PRODUCTS && value !== "" ? `Produit ${place}, en trop` : `Produit ${place}`
      }
      error={error}
      {...(hint && { hint })}
    >
      {(attributes) => (
        <select {...attributes} name="produits" defaultValue={value}>
          <option value="">Aucun</option>
          {/* What is chosen stands first: the list below is drawn for all fields, and marks none of its own. */}
          {label && <option value={value}>{label}</option>}
          {groups.map((group) => (
            <StaticHtml key={group.label} tag="optgroup" {...group} />
          ))}
        </select>
      )}
    </Field>
  );
}
