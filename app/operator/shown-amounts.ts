// What the site shows of the document's fields at this moment, and what it holds: leaps are measured by that, not by what somebody has
// typed since. Asked of the site itself (/api/primes.json, /sante); where it can't be asked, the document is the measure, and that is said.
import { z } from "zod";
import { checkFields } from "../amounts/document.server.ts";
import { formatRecorded } from "../amounts/euros.ts";
import { POLICY } from "../amounts/policy.server.ts";
import type { CheckedFields } from "../amounts/values.ts";
import { isReport } from "../build/report-error.ts";
import { formatReadAt } from "../ui/dates.ts";
import { NOTHING } from "./planned-change.ts";
import { fetchFromSite } from "./site-amounts.ts";

/** An amount that the site holds, or shows unconfirmed, as `/sante` tells it; null: no amount. */
const unsure = z.object({
  champ: z.string(),
  affiche: z.number().nullable(),
  retenu: z.number().nullable(),
  depuis: z.coerce.date(),
});
type AmountInDoubt = z.infer<typeof unsure>;

const health = z.object({
  montants: z.object({ retenus: z.array(unsure), sansConfirmation: z.array(unsure) }),
});
const amounts = z.object({ brut: z.record(z.string(), z.number()) });

/** What a site shows, field by field; or why it can't be told, as a sentence. */
type Shown = { fields: CheckedFields; line: string } | { fields?: never; line: string };

/** @param origin undefined where nobody named a site to ask */
export async function readShown(origin: string | undefined): Promise<Shown> {
  const found = await fetchOrExplain(origin, "/api/primes.json", amounts);
  if (typeof found === "string")
    return { line: `${found} : les sauts sont jugés par le document seul.` };
  const { fields } = checkFields(found.brut);
  return { fields, line: `Les sauts sont jugés par ce que ${origin} montre maintenant.` };
}

/** What the site holds, and how to end it, as lines; `isHeld` where a person is waited for. */
export async function describeHeld(
  origin: string | undefined,
): Promise<{ isHeld: boolean; lines: string[] }> {
  const found = await fetchOrExplain(origin, "/sante", health);
  if (typeof found === "string")
    return { isHeld: false, lines: [`${found} : ce qu'il retient n'est pas su.`] };
  const { retenus, sansConfirmation } = found.montants;
  const all = [...retenus, ...sansConfirmation];
  return {
    isHeld: all.length > 0,
    lines: [
      ...(retenus.length > 0 ? ["Retenus par le site, qui montre l'ancien montant :"] : []),
      ...retenus.map(
        (each) =>
          `  ${each.champ} : le site montre ${formatRecorded(each.affiche)}, le document dit ${formatRecorded(each.retenu)} ${formatReadAt(each.depuis.getTime()).replace(/^le/, "depuis le")} ; sans un mot de vous, il paraît ${formatReadAt(each.depuis.getTime() + POLICY.heldMs)}`,
      ),
      ...(sansConfirmation.length > 0 ? ["Publiés sans confirmation, avec une mention :"] : []),
      ...sansConfirmation.map(({ champ, affiche }) => `  ${champ} : ${formatRecorded(affiche)}`),
      ...(all.length > 0 ? describeCommands(all, retenus) : []),
    ],
  };
}

/** @param all what wants a word @param held of these, what visitors have not seen: the amount they see is the one to go back to */
function describeCommands(all: readonly AmountInDoubt[], held: readonly AmountInDoubt[]): string[] {
  const back = held.map(({ champ, affiche }) => `${champ}=${affiche ?? NOTHING}`);
  return [
    `Si c'est vrai : npm run primes -- confirm ${all.map(({ champ }) => champ).join(" ")}`,
    ...(back.length > 0 ? [`Si c'est faux : npm run primes -- set ${back.join(" ")}`] : []),
  ];
}

/** What the site answers, or why it can't be told. */
async function fetchOrExplain<Answer>(
  origin: string | undefined,
  path: string,
  shape: z.ZodType<Answer>,
): Promise<Answer | string> {
  if (origin === undefined) return "Aucun site n'est demandé (--site ADRESSE)";
  try {
    const response = await fetchFromSite(origin, path);
    const read = shape.safeParse(await response.json().catch(() => undefined));
    return read.success ? read.data : `${origin}${path} répond ${response.status}, autre chose`;
  } catch (error) {
    if (!isReport(error)) throw error;
    return error.message.replace(/\.$/, "");
  }
}
