/** What a firm is before the law: a list of banks tells which of its lines are no banks. */
import { kindOf, type PartnerKind } from "../../catalogue/kinds.ts";

/** By the words of its licence, the most telling first. */
const NO_BANKS = [
  [/monnaie électronique/, "établissement de monnaie électronique"],
  [/agent de services de paiement/, "agent de services de paiement"],
  [/établissement de paiement/, "établissement de paiement"],
  [/prestataire de services de paiement/, "prestataire de services de paiement"],
] as const;

const BANK = /établissement de crédit|banque/;

type Firm = { kind: PartnerKind; facts: Record<string, { value: unknown }> };

/** « établissement de paiement, pas une banque »; undefined for a bank, and for what nobody takes for one. */
export function describeNoBank({ kind, facts }: Firm): string | undefined {
  if (kindOf(kind).compared !== "banque") return undefined;
  const licence = String(facts["licence.type"]?.value ?? "");
  const found = NO_BANKS.find(([words]) => words.test(licence));
  return found && `${found[1]}, pas une banque`;
}

/** A firm that stands among accounts and cards, and whose licence does not say whether it is a bank. */
export function statusFaults(
  file: string,
  { status, ...firm }: Firm & { status: string },
): string[] {
  if (status !== "current" || kindOf(firm.kind).compared !== "banque") return [];
  const licence = String(firm.facts["licence.type"]?.value ?? "");
  if (describeNoBank(firm) || BANK.test(licence)) return [];
  return [
    `${file} : licence.type : « ${licence} » ne dit ni banque, ni établissement ou agent de paiement, ni monnaie électronique`,
  ];
}
