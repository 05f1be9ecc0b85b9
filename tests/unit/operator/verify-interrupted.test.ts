// The round of the sources, ended by whoever walks it: it goes on another day.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PAGES } from "./verify-pages.ts";
import { at, DAY, openRound, patientOperator, type Question } from "./verify-round.ts";
import { readBank, readFormula } from "./verify-site.ts";

test("killed half-way by Ctrl-C, it goes on where it stopped: nothing lost, nothing asked twice", async () => {
  const { catalogue, folder, server, round } = await openRound();
  const untouched = JSON.stringify(readBank(catalogue));

  const before = await killHalfWay({ catalogue, folder, origin: server.origin });
  expect(JSON.stringify(readBank(catalogue))).toBe(untouched);
  const pagesRead = server.requests.length;
  const operator = patientOperator();
  await round(operator);

  const facts = (questions: readonly Question[]) => questions.flatMap((each) => each.facts);
  const all = [...facts(before), ...facts(operator.questions)];
  expect(facts(before).length).toBeGreaterThan(20);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(78);
  expect(server.requests.slice(pagesRead)).toEqual(["/robots.txt"]);
  for (const { number, feeNow, kind } of PAGES.filter(
    ({ kind }) => kind !== "refused" && kind !== "gone",
  ))
    expect(readFormula(catalogue, number).fee?.value, `formule-${number} ${kind}`).toBe(feeNow);
});

/** Starts the round in a process of its own, answers a part of it, and ends it as Ctrl-C does. */
async function killHalfWay(
  where: Record<"catalogue" | "folder" | "origin", string>,
): Promise<Question[]> {
  const file = join(import.meta.dirname, "verify-process.ts");
  const child = spawn(process.execPath, [file, JSON.stringify({ ...where, now: at(DAY) })], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  const ended = once(child, "exit");
  const operator = patientOperator();
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const [last = "", ...before] = (shown + text).split("¶").reverse();
    shown = last;
    for (const question of before.reverse()) {
      const lines = question.split("\n");
      for (const line of lines.slice(0, -1)) operator.hear(line);
      const answer = operator.answer(lines.at(-1)?.trim() ?? "");
      // The question that is open is not answered: it is the one to be asked again.
      if (operator.questions.length > 30) child.kill("SIGINT");
      else child.stdin.write(`${answer}\n`);
    }
  });
  expect(await ended).toEqual([null, "SIGINT"]);
  expect(readFileSync(join(where.folder, "etat.json"), "utf8")).toMatch(/\}\n$/);
  return operator.questions.slice(0, 30);
}
