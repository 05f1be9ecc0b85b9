// What protects the customer of a firm, when that was read, and where it can be checked.

import type { Views } from "../../build/blocks/block-parts.ts";
import type { PropsOf } from "../../build/blocks/directive.ts";
import { LabelledList } from "../../build/blocks/labelled-facts.tsx";
import { formatMonth } from "../../ui/dates.ts";
import type { Labelled } from "../../ui/sourced.ts";
import type { securite } from "./block.ts";

/** Where anyone can look a licence up: banks and payment firms, crypto firms, and the AMF's lists. */
const REGISTERS = {
  regafi: { url: "https://www.regafi.fr", title: "registre REGAFI (banques, paiement)" },
  esma: {
    url: "https://www.esma.europa.eu/esmas-activities/digital-finance-and-innovation/markets-crypto-assets-regulation-mica",
    title: "registre de l’ESMA (crypto, Europe)",
  },
  amf: {
    url: "https://www.amf-france.org/fr/espace-epargnants/proteger-son-epargne/listes-blanches",
    title: "listes blanches de l’AMF (crypto, financement participatif)",
  },
} as const;

function Securite(props: PropsOf<typeof securite>) {
  const registers = registersOf(props);
  return (
    <>
      <LabelledList facts={props.facts} />
      <p className="meta">
        {describeDates(props.facts)}
        {registers.length > 0 && " À vérifier à la source, avant de signer\u202f: "}
        {registers.map((register, index) => (
          <span key={register}>
            {index > 0 && ", "}
            <a href={REGISTERS[register].url} rel="external noopener">
              {REGISTERS[register].title}
            </a>
          </span>
        ))}
        {registers.length > 0 && "."}
      </p>
    </>
  );
}

/** Those that name a firm of its kind: none does a cashback service. */
function registersOf({ isBank, risk }: PropsOf<typeof securite>): (keyof typeof REGISTERS)[] {
  if (isBank) return ["regafi"];
  if (risk === "crypto") return ["esma", "amf"];
  return risk === "pret" ? ["amf"] : [];
}

/** « Relevé : août 2026. »; the oldest and the newest where they differ. */
function describeDates(facts: Labelled[]): string {
  const dates = facts.flatMap(({ asOf }) => asOf ?? []).sort();
  const [first, last] = [dates.at(0), dates.at(-1)].map((date) => date && formatMonth(date));
  if (!first || !last) return "Date des relevés inconnue.";
  return first === last ? `Relevé\u202f: ${first}.` : `Relevés\u202f: de ${first} à ${last}.`;
}

export const views = { Securite } satisfies Views<typeof import("./block.ts")>;
