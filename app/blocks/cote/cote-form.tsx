// The form of the cote: what is looked for, in which order, and the visitor's situation.

import { OFFER_KIND_NAMES, OFFER_KINDS } from "../../amounts/offers.ts";
import { CheckField, ListingForm, SelectField, TextField } from "../../ui/form/listing-form.tsx";
import { BOOST_LABEL, CASH_LABEL, COLUMNS, type CoteQuery, type Kind } from "./query.ts";
import { SITUATIONS, TICKED, TICKED_KEYS } from "./situations.ts";

/** A way into the form leads to it, and opens what folds it; a page has one cote of all kinds. */
const SITUATION_ID = "ma-situation";

/** @param resultId of what it filters @param hasKinds whether the cote is of all kinds */
export function CoteForm(props: { resultId: string; query: CoteQuery; hasKinds: boolean }) {
  const { resultId, query, hasKinds } = props;
  return (
    <ListingForm resultId={resultId}>
      <TextField name="q" label="Nom de l’offre" value={query.q} />
      {hasKinds && (
        <SelectField name="genre" label="Genre" value={query.genre.value} options={KIND_OPTIONS} />
      )}
      <SelectField name="tri" label="Trier par" value={query.tri.value} options={SORT_OPTIONS} />
      <fieldset id={hasKinds ? SITUATION_ID : undefined}>
        <legend>Ma situation</legend>
        <TextField
          name="especes"
          label={`${CASH_LABEL} (€)`}
          value={query.especes.text}
          inputMode="decimal"
        />
        {TICKED_KEYS.map((key) => (
          <CheckField
            key={key}
            name={TICKED[key][0]}
            value={TICKED[key][1]}
            label={SITUATIONS[key]}
            isChecked={query.situations.includes(key)}
          />
        ))}
        {[...query.known, ...query.deja.map((firm) => ["deja", firm] as const)].map(
          ([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ),
        )}
      </fieldset>
      <CheckField name="boost" label={BOOST_LABEL} isChecked={query.boost} />
      <CheckField
        name="sens"
        value="inverse"
        label="Ordre inverse"
        isChecked={query.sens.value === "inverse"}
      />
    </ListingForm>
  );
}

const SORT_OPTIONS = Object.entries(COLUMNS);

const KIND_OPTIONS: readonly (readonly [Kind, string])[] = [
  ["", "tous"],
  ["compte", "tout compte, hors cashback"],
  ...OFFER_KIND_NAMES.map((kind) => [kind, OFFER_KINDS[kind]] as const),
];
