// The calculator's questions: those that the chosen offer does not raise are left out.
import type { ToolProduct } from "../../catalogue/tool-facts.ts";
import { ChoiceField, DecimalField } from "../../ui/form/field.tsx";
import { type GainOffer, type InputEntries, isAsked, LABELS, YES_OR_NO_OPTIONS } from "./inputs.ts";

type Props = {
  entries: InputEntries;
  offers: readonly GainOffer[];
  offer: GainOffer | undefined;
  product: ToolProduct | undefined;
};

export function GainFields({ entries, offers, offer, product }: Props) {
  const products = offer?.products ?? [];
  return (
    <>
      <ChoiceField
        name="offre"
        label={LABELS.offre}
        entry={entries.offre}
        options={Object.fromEntries(offers.map(({ offerCode, name }) => [offerCode, name]))}
      />
      {(products.length > 1 || entries.formule.error) && (
        <ChoiceField
          // Another offer has other products: the field is drawn anew.
          key={offer?.offerCode}
          name="formule"
          label={LABELS.formule}
          entry={entries.formule}
          options={Object.fromEntries(products.map(({ id, name }) => [id, name]))}
        />
      )}
      <ChoiceField
        name="partage"
        label={LABELS.partage}
        entry={entries.partage}
        options={YES_OR_NO_OPTIONS}
        hint="Une promesse de sa part : l’établissement ne la doit pas."
      />
      {isAsked("condition", product) && (
        <ChoiceField
          name="condition"
          label={LABELS.condition}
          entry={entries.condition}
          options={YES_OR_NO_OPTIONS}
        />
      )}
      {isAsked("carte", product) && (
        <ChoiceField
          name="carte"
          label={LABELS.carte}
          entry={entries.carte}
          options={YES_OR_NO_OPTIONS}
        />
      )}
      <Decimal
        name="depot"
        unit="€"
        entries={entries}
        hint="Vide : ce que demande l’offre, si on le sait."
      />
      <Decimal name="mois" unit="mois" entries={entries} hint="Votre hypothèse." />
      <Decimal name="taux" unit="%" entries={entries} hint="Vide : le taux du Livret A." />
      <Decimal
        name="achats"
        unit="€"
        entries={entries}
        hint="Vide : ce que demande l’offre, si on le sait."
      />
      <Decimal
        name="part"
        unit="%"
        entries={entries}
        hint="0 : vous les auriez faits de toute façon."
      />
      <Decimal
        name="autres"
        unit="€"
        entries={entries}
        hint="Déplacement, timbre, frais de votre banque…"
      />
    </>
  );
}

function Decimal({
  name,
  entries,
  ...field
}: {
  name: "depot" | "mois" | "taux" | "achats" | "part" | "autres";
  unit: string;
  entries: InputEntries;
  hint: string;
}) {
  return <DecimalField {...field} name={name} label={LABELS[name]} entry={entries[name]} />;
}
