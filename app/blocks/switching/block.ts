/** The move to another bank: what the law gives days for, what it leaves behind, and the bonuses that ask for it. */
import { directive } from "../../build/blocks/directive.ts";
import { listReferrals } from "../../build/blocks/look-up.ts";
import { getOrThrow } from "../../catalogue/get-or-throw.server.ts";
import { writeFact } from "../../catalogue/write-fact.ts";
import { CitedSources } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";

/** The rules that the page tells, in reading order. */
const MOVED = ["bank_mobility_delays", "bank_mobility_steps"];
const LEFT = ["bank_mobility_recurring", "bank_mobility_scope", "bank_mobility_savings"];
const CLOSING = ["close_account_by_customer"];

/** `::changer-de-banque` */
export const changerDeBanque = directive({
  name: "changer-de-banque",
  form: "leaf",
  tag: "ChangerDeBanque",
  ids: ["calendrier"],
  isApart: true,
  compile(_input, context) {
    const sources = new CitedSources(typeset);
    const tell = (names: readonly string[]) =>
      names.map((name) => {
        const id = `loi.${name}.statement`;
        return writeFact(getOrThrow("règle inconnue", id, context.catalogue.facts), sources);
      });
    const delay = getOrThrow("règle inconnue", "loi.bank_mobility_delays", context.catalogue.facts);
    if (typeof delay.value !== "number")
      throw new Error("« loi.bank_mobility_delays » : attendu, un nombre");
    const rules = { moved: tell(MOVED), left: tell(LEFT), closing: tell(CLOSING) };
    const offers = listReferrals(context).flatMap(({ offer, referral }) =>
      referral.steps
        .filter(({ kind }) => kind === "switch")
        .map(({ text, missed, within }) => ({
          name: offer.name,
          page: offer.page,
          offerCode: offer.code,
          text: typeset(text),
          ...(missed && { missed: typeset(missed) }),
          ...(within && { within }),
        })),
    );
    return { sources: sources.all, workingDays: delay.value, ...rules, offers };
  },
});
