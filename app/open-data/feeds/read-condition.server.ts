import { type AlertCondition, AT_HIGHEST, THRESHOLD, WHEN } from "./alert-address.ts";

const AMOUNT = /^(\d{1,5})(?:[.,](\d{1,2}))?$/;

/** Reads the condition of an address; empty fields ask for none. `problem` says in French what is wrong with it. */
export function readCondition(params: URLSearchParams): AlertCondition & { problem?: string } {
  const amounts = params.getAll(THRESHOLD).map((text) => text.replace(/[\s€]/g, ""));
  const words = params.getAll(WHEN);
  for (const [name, values] of [
    [THRESHOLD, amounts],
    [WHEN, words],
  ] as const) {
    if (values.length > 1)
      return { problem: `Une seule valeur à la fois\u202f: « ${name} » est répété.` };
  }
  const [amount = ""] = amounts;
  const [, whole, cents = ""] = AMOUNT.exec(amount) ?? [];
  const from = whole === undefined ? 0 : Number(`${whole}.${cents}`);
  if (amount !== "" && !(from > 0)) {
    return {
      problem: "Montant attendu en euros, de 0,01 à 99999,99, par exemple des=100 ou des=80,50.",
    };
  }
  const [word = ""] = words;
  if (word !== "" && word !== AT_HIGHEST) {
    return { problem: `« ${WHEN} » ne connaît qu’un mot\u202f: ${AT_HIGHEST}.` };
  }
  return { ...(from > 0 && { from }), ...(word !== "" && { isHighest: true }) };
}
