// Beside the conditions of an offer: a date to type, a file of deadlines to take away. Nothing is kept.
import type { OfferCode } from "../../amounts/offers.ts";
import { EARLIEST_DAY, ICS_PATH } from "./inputs.ts";

/** The id of the form of an offer on a page about it. */
export function agendaId(offerCode: OfferCode): string {
  return `agenda-${offerCode}`;
}

/** A plain form: the answer is a file, or the calendar's page with what is wrong beside its field. */
export function AgendaForm({ offerCode, name }: { offerCode: OfferCode; name: string }) {
  return (
    <form
      className="agenda-form"
      id={agendaId(offerCode)}
      tabIndex={-1}
      method="get"
      action={ICS_PATH}
      aria-label={`Mettre les échéances ${name} dans mon agenda`}
    >
      <input type="hidden" name="offre" value={offerCode} />
      <label>
        Ouverture du compte
        <input type="date" name="debut" min={EARLIEST_DAY} required />
      </label>
      <button type="submit">Mettre les échéances dans mon agenda</button>
    </form>
  );
}
