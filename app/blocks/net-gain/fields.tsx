// The calculator's fields: those that the chosen offer does not raise are left out.
import { ChoiceField } from "../../ui/form/field.tsx";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import type { Questions } from "../../ui/form/questions.ts";
import { type Asked, CHOSEN, type GainOffer, isAsked, QUESTIONS } from "./inputs.ts";

type Props = Omit<Asked, "values"> & { offers: readonly GainOffer[] };

export function GainFields({ entries, offers, offer, product }: Props) {
  const products = offer?.products ?? [];
  const asked: Questions = Object.fromEntries(
    Object.entries(QUESTIONS).filter(([name]) => isAsked(name, product)),
  );
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
          // Another offer has other products: the field is drawn anew.
          key={offer?.offerCode}
          name="formule"
          {...CHOSEN.formule}
          entry={entries.formule}
          options={Object.fromEntries(products.map(({ id, name }) => [id, name]))}
        />
      )}
      <QuestionFields questions={asked} entries={entries} />
    </>
  );
}
