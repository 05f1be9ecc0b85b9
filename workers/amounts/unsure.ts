// What waits for a person, or was published without one, in the words of those who watch: the log and /sante.
import type { Unsure, UnsureFields } from "../../app/amounts/guard.server.ts";
import { describeField } from "../../app/amounts/kinds.server.ts";
import type { CheckedFields, DocumentField } from "../../app/amounts/values.ts";
import { iso } from "../../app/ui/dates.ts";

/**
 * Amounts in doubt; euros, null for none, moments as ISO 8601.
 * @param unsure field by field @param fields what the site shows
 */
export function listUnsure({ fields, unsure }: { fields: CheckedFields; unsure: UnsureFields }) {
  return (Object.entries(unsure) as [DocumentField, Unsure][]).map(([champ, { euros, since }]) => ({
    champ,
    // Those that show it.
    offres: describeField(champ).offers,
    affiche: fields[champ] ?? null,
    // What the document says, and since when.
    retenu: euros,
    depuis: iso(since),
  }));
}
