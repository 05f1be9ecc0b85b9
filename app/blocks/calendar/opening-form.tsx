// The form of what is counted from an opening: which offer, and the day.
import { ChoiceField, DayField } from "../../ui/form/field.tsx";
import { ToolForm } from "../../ui/form/tool-form.tsx";
import { compareNames } from "../../ui/text.ts";
import { type CalendarOffer, EARLIEST_DAY, latestDay, OPENING, type readInputs } from "./inputs.ts";

/** @param today the day in Paris, "2026-11-20" */
export function OpeningForm({
  offers,
  entries,
  today,
  ...form
}: {
  label: string;
  resultId: string;
  button: string;
  offers: readonly CalendarOffer[];
  entries: ReturnType<typeof readInputs>["entries"];
  today: string;
}) {
  return (
    <ToolForm {...form}>
      <ChoiceField
        name="offre"
        {...OPENING.offre}
        entry={entries.offre}
        options={Object.fromEntries(
          offers
            .toSorted((a, b) => compareNames(a.name, b.name))
            .map(({ offerCode, name }) => [offerCode, name]),
        )}
      />
      <DayField
        name="debut"
        {...OPENING.debut}
        entry={entries.debut}
        min={EARLIEST_DAY}
        max={latestDay(today)}
      />
    </ToolForm>
  );
}
