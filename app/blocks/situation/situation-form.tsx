// The form of a tool that asks a situation, the line that tells what is assumed, and the way on to the other tools.
import type { ReactNode } from "react";
import { fieldId } from "../../ui/form/field.tsx";
import { QuestionFields } from "../../ui/form/question-fields.tsx";
import type { EntriesOf, Questions } from "../../ui/form/questions.ts";
import { ToolForm } from "../../ui/form/tool-form.tsx";
import { FEES_PATH, NET_GAIN_PATH, PROFILE_PATH, YEAR_PATH } from "../tool-paths.ts";
import { listKnown } from "./address.ts";

type FormProps<Q extends Questions> = {
  label: string;
  resultId: string;
  button?: string;
  /** The address, with today's names. */
  params: URLSearchParams;
  /** The questions that are put, in their order. */
  questions: Q;
  entries: EntriesOf<Q>;
  /** Names of those that are no question and that the form asks itself. */
  others?: readonly string[];
  /** Names of those that stand one tap away: they have an answer that suits most. */
  folded?: readonly string[];
  /** What the fold is called. */
  foldLabel?: string;
  /** Whether the fold begins open for another reason than its questions. */
  isOpen?: boolean;
  /** Fields above the questions, and at the end of the fold, or of the form. */
  before?: ReactNode;
  children?: ReactNode;
};

/** Asks what the tool needs; what else is known of the situation goes along unseen. */
export function SituationForm<Q extends Questions>(props: FormProps<Q>) {
  const { label, resultId, button, params, questions, entries, others = [], folded = [] } = props;
  const { foldLabel = "Préciser", isOpen = false, before, children } = props;
  const names = Object.keys(questions);
  const isFolded = (name: string) => folded.includes(name);
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(questions).filter(([name]) => isWanted(name))) as Q;
  // A first answer may be written with a space, as « 2 000 » is.
  const isAnswered = names.some(
    (name) =>
      isFolded(name) && entries[name]?.value !== questions[name]?.initial?.replace(/\s/g, ""),
  );
  return (
    <ToolForm label={label} resultId={resultId} {...(button && { button })}>
      {before}
      <QuestionFields questions={pick((name) => !isFolded(name))} entries={entries} />
      {folded.length > 0 ? (
        <details className="tool-form__more" open={isOpen || isAnswered}>
          <summary>{foldLabel}</summary>
          <QuestionFields questions={pick(isFolded)} entries={entries} />
          {children}
        </details>
      ) : (
        children
      )}
      <KnownFields params={params} but={[...names, ...others]} />
    </ToolForm>
  );
}

/** What the form does not ask, and another tool will want to know. @param but what it asks */
export function KnownFields({ params, but }: { params: URLSearchParams; but: readonly string[] }) {
  return listKnown(params, but).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

type AssumptionsProps = { questions: Questions; answers: Readonly<Record<string, unknown>> };

/** What an answer rests on, in one line; each part leads back to its question. */
export function Assumptions({ questions, answers }: AssumptionsProps) {
  const values = answers as Readonly<Record<string, string>>;
  const parts = Object.entries(questions).flatMap(([name, { describe }]) => {
    const text = describe?.(values[name] ?? "", values);
    return text ? { name, text } : [];
  });
  return (
    <p className="assumptions">
      Nous supposons (chaque point se change)&#x202f;:{" "}
      {parts.map(({ name, text }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <a href={`#${fieldId(name)}`}>{text}</a>
        </span>
      ))}
      .
    </p>
  );
}

/** The tools that a situation goes on to, by their addresses. */
const TOOLS = {
  [YEAR_PATH]: "mon année de primes",
  "/parrainage": "la cote des primes",
  [NET_GAIN_PATH]: "ce qui reste d’une prime",
  [PROFILE_PATH]: "le coût de chaque carte",
  [FEES_PATH]: "mes vrais frais",
} as const;

/** The other tools, with what is known. @param current the address of this one @param offer what is chosen, for those that take one */
export function OtherTools({
  current,
  params,
  offer,
}: {
  current: keyof typeof TOOLS;
  params: URLSearchParams;
  offer?: string | undefined;
}) {
  const known = listKnown(params);
  return (
    <p className="assumptions">
      Avec la même situation&#x202f;:{" "}
      {Object.entries(TOOLS)
        .filter(([path]) => path !== current)
        .map(([path, name], index) => {
          const chosen: [string, string][] =
            offer && TAKES_OFFER.includes(path) ? [["offre", offer]] : [];
          const search = new URLSearchParams([...chosen, ...known]).toString();
          return (
            <span key={path}>
              {index > 0 && ", "}
              <a href={search ? `${path}?${search}` : path}>{name}</a>
            </span>
          );
        })}
      .
    </p>
  );
}

const TAKES_OFFER: readonly string[] = [YEAR_PATH, NET_GAIN_PATH];
