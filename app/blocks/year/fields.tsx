// What the plan of a year asks beside the situation: an offer that is to be in it, the first day, and the banks that one has.
import { OFFERS } from "../../amounts/offers.ts";
import { addMonths } from "../../ui/day.ts";
import { ChoiceField, DayField } from "../../ui/form/field.tsx";
import { ClientsField } from "../situation/clients-field.tsx";
import { type InputEntries, MORE, type YearOffer } from "./inputs.ts";

type Props = { entries: InputEntries; offers: readonly YearOffer[]; today: string };

export function YearFields({ entries: { offre, debut, deja }, offers, today }: Props) {
  const firms = new Map(offers.map(({ firm, firmName }) => [firm, firmName]));
  return (
    <>
      <ChoiceField name="offre" {...MORE.offre} entry={offre} options={OFFER_OPTIONS} />
      <DayField name="debut" {...MORE.debut} entry={debut} min={today} max={addMonths(today, 12)} />
      <ClientsField firms={firms} entry={deja} />
    </>
  );
}

const OFFER_OPTIONS = {
  "": "Aucune en particulier",
  ...Object.fromEntries(OFFERS.map(({ code, name }) => [code, name])),
};

/** Whether one of them was answered, or is at fault: it stays in sight then. */
export function isAnswered({ offre, debut, deja }: InputEntries, today: string): boolean {
  return (
    offre.value !== "" || debut.value !== today || deja.value === undefined || deja.value.length > 0
  );
}
