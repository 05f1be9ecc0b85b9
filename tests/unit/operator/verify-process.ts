// The round in a process of its own, at a keyboard that is a pipe: verify.test.ts ends it half-way.
import { TerminalPrompt } from "../../../app/operator/verify/terminal-prompt.ts";
import { fetchFrom } from "./verify-pages.ts";
import { runRound } from "./verify-round.ts";

const { catalogue, folder, origin, now } = JSON.parse(process.argv[2] ?? "");
const keyboard = new TerminalPrompt();

/** Marks the end of a question, which no line break does. */
const mark = (question: string) => `${question}¶`;

await runRound({
  catalogue,
  folder,
  now: new Date(now),
  network: fetchFrom(origin),
  answers: {
    key: (question, keys) => keyboard.key(mark(question), keys),
    line: (question) => keyboard.line(mark(question)),
  },
  print: (line) => console.log(line),
});
process.exit();
