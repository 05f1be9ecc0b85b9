// A round over the bank of verify-site.ts, and a person who answers it.
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { listCited } from "../../../app/operator/verify/citations.ts";
import { finishRound } from "../../../app/operator/verify/finish-round.ts";
import { planRound } from "../../../app/operator/verify/queue.ts";
import { PoliteReader } from "../../../app/operator/verify/reader.ts";
import { goRound } from "../../../app/operator/verify/round.ts";
import { RoundState } from "../../../app/operator/verify/round-state.ts";
import type { Prompt } from "../../../app/operator/verify/terminal-prompt.ts";
import { makeFolder } from "../../temporary-folder.ts";
import { plainSpaces } from "./run-command.ts";
import { FIRM, fetchFrom, PAGES, renderPage } from "./verify-pages.ts";
import { makeCatalogue, servePages } from "./verify-site.ts";

type Where = {
  catalogue: string;
  folder: string;
  now: Date;
  network: typeof fetch;
  answers: Prompt;
  print: (line: string) => void;
};

/** What `npm run verify -- --partenaire banque-essai` does, with another network, and no pause. @returns its code */
export async function runRound({ catalogue, folder, now, network, answers, print }: Where) {
  const roundState = new RoundState(folder, now);
  const all = listCited(loadFiles(catalogue));
  const ofBank = all.filter(({ firm }) => firm === FIRM);
  const reader = new PoliteReader({
    fetch: network,
    render: renderPage,
    agent: "Primoscope/1.0 (+https://primoscope.example)",
    pauseMs: 0,
  });
  const groups = planRound(ofBank, new Map(), now);
  const unread = await goRound(groups, { roundState, reader, prompt: answers, print });
  return finishRound(unread, { folder: catalogue, all, roundState, check: loadFiles, print });
}

/** A question that took a key: of one fact, of all that still stand on a page, of a page that is gone. */
export type Question = { kind: "fact" | "page" | "gone"; facts: string[]; near?: string };

/** Reads what is shown, and answers with what the page really says. */
export type Operator = {
  questions: Question[];
  readonly output: string;
  hear(line: string): void;
  /** The key, or the line, that a question is answered with. */
  answer(question: string): string;
};

/** @param first what the first fact asked about is answered with, key by key and line by line */
export function patientOperator({ first = [] }: { first?: string[] } = {}): Operator {
  let [output, since] = ["", ""];
  const questions: Question[] = [];
  const typed = [...first];
  const operator: Operator = {
    questions,
    get output() {
      return output;
    },
    hear(line) {
      output += `${plainSpaces(line)}\n`;
      since += `${plainSpaces(line)}\n`;
    },
    answer(question) {
      const heard = since;
      since = "";
      const facts = [...heard.matchAll(/^ *(banque-essai\.\S+) : /gm)].map(([, fact = ""]) => fact);
      if (question.startsWith("Valeur")) return typed.shift() ?? String(feeOf(questions.at(-1)));
      if (question.startsWith("Phrase")) return typed.shift() ?? "";
      if (question.startsWith("Changé par")) return typed.shift() ?? "e";
      if (question.startsWith("Toutes")) {
        questions.push({ kind: "page", facts });
        return "m";
      }
      if (question.startsWith("La page a disparu")) {
        questions.push({ kind: "gone", facts });
        return "p";
      }
      const [, near] = /^ {2}ici : +« (.*) »$/m.exec(heard) ?? [];
      // Asked again of the same fact, after an answer that made no sense: nothing new was shown.
      if (facts.length > 0) questions.push({ kind: "fact", facts, ...(near && { near }) });
      return typed.shift() ?? (isOtherFee(questions.at(-1)) ? "c" : "m");
    },
  };
  return operator;
}

function pageOf(question: Question | undefined) {
  const number = Number(/formule-(\d+)\.monthlyFee/.exec(question?.facts[0] ?? "")?.[1]);
  return PAGES.find((page) => page.number === number);
}

/** As somebody types it. */
function feeOf(question: Question | undefined): string {
  return (pageOf(question)?.feeNow ?? 0).toFixed(2).replace(".", ",");
}

function isOtherFee(question: Question | undefined): boolean {
  const page = pageOf(question);
  return page !== undefined && page.feeNow !== page.feeBefore;
}

/** The day of a round, where none is named. */
export const DAY = "2026-10-24";

export const at = (day: string) => new Date(`${day}T09:00:00Z`);

/** A catalogue, a folder for its state, the bank's pages, and a round over them: in this process, before a person. */
export async function openRound() {
  const [catalogue, folder, server] = [makeCatalogue(), makeFolder(), await servePages()];
  const round = (operator: Operator, day = DAY, network = fetchFrom(server.origin)) => {
    const answer = async (question: string) => operator.answer(question);
    const answers = { key: answer, line: answer };
    const print = (line: string) => operator.hear(line);
    return runRound({ catalogue, folder, now: at(day), network, answers, print });
  };
  return { catalogue, folder, server, round };
}
