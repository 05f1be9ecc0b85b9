// The first fields of the calculator: which offer, and which account or card one opens for it.
import { ChoiceField } from "../../ui/form/field.tsx";
import { ClientsField } from "../situation/clients-field.tsx";
import { CHOSEN, type GainOffer, type GainQuery } from "./inputs.ts";

type Props = Pick<GainQuery, "entries" | "offer"> & { offers: readonly GainOffer[] };

export function OfferFields({ entries, offers, offer }: Props) {
  const products = offer?.products ?? [];
  return (
    <>
      <ChoiceField
        name="offre"
        {...CHOSEN.offre}
        entry={entries.offre}
        options={Object.fromEntries(offers.map(({ offerCode, name }) => [offerCode, name]))}
      />
      {(products.length > 1 || entries.formule.error) && (
        <ChoiceField
          // Another offer has other products: the field is rendered anew.
          key={offer?.offerCode}
          name="formule"
          {...CHOSEN.formule}
          entry={entries.formule}
          options={Object.fromEntries(products.map(({ id, name }) => [id, name]))}
        />
      )}
      <ClientsField firms={new Map(offer && [[offer.firm, offer.firmName]])} entry={entries.deja} />
    </>
  );
}
