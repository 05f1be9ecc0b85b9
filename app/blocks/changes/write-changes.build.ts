// The changes that the catalogue knows, as dated lines: those of one day and one kind of fact make one.
import type { DirectiveContext } from "../../build/blocks/directive.ts";
import type { Catalogue } from "../../build/catalogue/catalogue.ts";
import type { Change } from "../../build/catalogue/changes.ts";
import { newestDate } from "../../build/catalogue/fact-dates.ts";
import { labelFact } from "../../build/catalogue/facts/table.ts";
import type { FactValue } from "../../catalogue/fact.ts";
import { formatQuantity, unitOf } from "../../catalogue/units.ts";
import { formatFact } from "../../catalogue/write-fact.ts";
import { capitalize } from "../../ui/capitalize.ts";
import { formatDate, formatMonth } from "../../ui/dates.ts";
import { leastSure } from "../../ui/degree.ts";
import type { Citation, Sourced } from "../../ui/sourced.ts";
import { typeset } from "../../ui/typography.server.ts";

/** A line: « 9 juillet 2026 », « Prix : Premium, de 9,99 € à 10,99 € par mois ». */
export type ChangeLine = Sourced & { when: string };

/** The same before its page cites its sources. */
export type ChangeText = Pick<ChangeLine, "when" | "text" | "degree"> & {
  on: string;
  /** Of the facts it is about. */
  ids: string[];
  cited: Citation[];
};

type Owners = readonly { changes: readonly Change[] }[];

/** Every change of a firm and its programmes, the last one first. */
export function writeChanges(owners: Owners, context: DirectiveContext): ChangeLine[] {
  return writeChangeTexts(owners, context.catalogue).map(({ when, text, degree, cited }) => {
    const quote = cited.find((source) => source.quote)?.quote;
    return {
      when,
      text,
      degree,
      // As a fact has it, so that both share a note.
      asOf: newestDate(cited)?.slice(0, 7) ?? null,
      ...(quote && { quote }),
      sources: context.sources.cite([...cited.filter((source) => source.quote), ...cited]),
    };
  });
}

/** The same for whoever has no page to cite on. */
export function writeChangeTexts(owners: Owners, catalogue: Catalogue): ChangeText[] {
  const changes = owners
    .flatMap((owner) => owner.changes)
    .sort((one, other) => other.on.localeCompare(one.on));
  const lines = Map.groupBy(changes, ({ on, dated, id, sentence }) =>
    sentence === null ? `${on} ${dated} ${nameOf(id, catalogue).label}` : `${on} ${id}`,
  );
  return [...lines.values()].map((together) => writeLine(together, catalogue));
}

function writeLine(together: readonly Change[], catalogue: Catalogue): ChangeText {
  const [first] = together;
  if (!first) throw new Error("a line without a change");
  const { on, dated, id, sentence } = first;
  const when = { seen: `vu le ${dateWords(on)}`, announced: `${dateWords(on)}, annoncé` };
  const { label } = nameOf(id, catalogue);
  const steps = together.map((change) => {
    const { owner } = nameOf(change.id, catalogue);
    return `${owner && `${owner}, `}${writeStep(change, label)}`;
  });
  return {
    on,
    ids: together.map((change) => change.id),
    when: capitalize(dated ? when[dated] : dateWords(on)),
    text: typeset(
      sentence === null ? `${label} : ${steps.join(" ; ")}` : withoutDate(sentence, dateWords(on)),
    ),
    degree: leastSure(together.map(({ degree }) => degree)),
    cited: together.flatMap(({ sources }) => sources),
  };
}

/** What a fact is called, and the plan it is of; « parrainage » for one of a programme, nothing for the firm's own. */
function nameOf(id: string, catalogue: Catalogue) {
  const [first = "", second = "", ...rest] = id.split(".");
  const product = catalogue.products.get(`${first}.${second}`);
  const isReferral = first === "referral";
  const name = product || isReferral ? rest.join(".") : [second, ...rest].join(".");
  const bank = catalogue.partners.get(first)?.name;
  const owner = product?.name.replace(`${bank} `, "") ?? (isReferral ? "parrainage" : "");
  return { label: labelFact(name) ?? name, owner };
}

/** « de 9,99 € à 10,99 € » for a figure, with its unit unless the label has it; what holds now, and before, for all else. */
function writeStep({ was, now, unit }: Change, label: string): string {
  if (typeof was !== "number" || typeof now !== "number") {
    const words = (value: FactValue) => formatFact({ value, unit });
    return `${words(now)} (avant : ${words(was)})`;
  }
  const { of, excludingTax } = unitOf({ unit }) ?? {};
  const bare = of === "EUR" && !excludingTax ? "EUR" : of === "percent" ? "%" : unit;
  return `de ${formatQuantity(was, bare)} à ${formatQuantity(now, / par /.test(label) ? bare : unit)}`;
}

/** « 9 juillet 2026 », « août 2025 », « 2025 » */
function dateWords(on: string): string {
  return on.length === 10 ? formatDate(on) : formatMonth(on);
}

/** A sentence behind its own date need not begin with it. */
function withoutDate(sentence: string, date: string): string {
  const rest = sentence.replace(new RegExp(`^(?:Depuis le|Depuis|Le) ${date}, `), "");
  return capitalize(rest);
}
