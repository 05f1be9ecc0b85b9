// The questions about one's use of a card.
import { ChoiceField, DecimalField } from "../../ui/form/field.tsx";
import { LABELS, type UseEntries, YES_NO_OPTIONS } from "./inputs.ts";
import { OWN_BANK_LABELS, type OwnBankEntries, type OwnBankName } from "./own-bank.ts";

type Entries = { entries: UseEntries & OwnBankEntries };

export function ProfileFields({ entries }: Entries) {
  return (
    <>
      <Decimal
        name="revenus"
        unit="€"
        entries={entries}
        hint="Pour les conditions d’accès ; à deux, la somme."
      />
      <YesNo name="joint" entries={entries} />
      <YesNo name="domiciliation" entries={entries} />
      <YesNo name="usage" entries={entries} />
      <Decimal name="retraits" unit="par mois" entries={entries} />
      <Decimal name="montant" unit="€" entries={entries} />
      <Decimal name="devises" unit="€" entries={entries} hint="Hors euro, par carte." />
      <Decimal
        name="weekend"
        unit="%"
        entries={entries}
        hint="Certains changes coûtent plus cher."
      />
      <Decimal name="retraits-devises" unit="par an" entries={entries} />
      <Decimal name="montant-devises" unit="€" entries={entries} />
      <Decimal
        name="mois"
        unit="mois par an"
        entries={entries}
        hint="Les quotas sont mensuels : vos dépenses y sont réparties également."
      />
      <YesNo name="metal" entries={entries} />
      <fieldset className="own-bank">
        <legend>Comparer à votre banque (facultatif)</legend>
        <Decimal
          name="banque-cotisation"
          unit="€"
          entries={entries}
          hint="Carte et tenue de compte, sur votre dernier récapitulatif annuel de frais."
        />
        <Decimal name="banque-paiement" unit="%" entries={entries} hint="Par carte, hors euro." />
        <Decimal
          name="banque-retrait"
          unit="€"
          entries={entries}
          hint="Tout compris, pour un retrait."
        />
      </fieldset>
    </>
  );
}

type YesNoName = "domiciliation" | "usage" | "metal" | "joint";

function YesNo({ name, entries }: Entries & { name: YesNoName }) {
  return (
    <ChoiceField name={name} label={LABELS[name]} entry={entries[name]} options={YES_NO_OPTIONS} />
  );
}

function Decimal({
  name,
  entries,
  ...field
}: Entries & {
  name: Exclude<keyof UseEntries, YesNoName> | OwnBankName;
  unit: string;
  hint?: string;
}) {
  const label = { ...LABELS, ...OWN_BANK_LABELS }[name];
  return <DecimalField {...field} name={name} label={label} entry={entries[name]} />;
}
