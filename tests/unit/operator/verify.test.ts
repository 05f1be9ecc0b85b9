// The round of the sources, as whoever runs the site lives it once a month.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadFiles } from "../../../app/build/catalogue/load.ts";
import { RoundState } from "../../../app/operator/verify/round-state.ts";
import { makeFolder } from "../../temporary-folder.ts";
import { plainSpaces } from "./run-command.ts";
import { CHANGED_PAGES, fetchFrom, PAGES } from "./verify-pages.ts";
import { DAY, openRound, patientOperator } from "./verify-round.ts";
import { readBank, readFormula } from "./verify-site.ts";
import { writePdf } from "./write-pdf.ts";

test("thirty sentences that have changed are found, and no other", async () => {
  const { round } = await openRound();
  const operator = patientOperator();

  await round(operator);

  const single = operator.questions.filter(({ kind }) => kind === "fact");
  expect(single.map(({ facts }) => facts[0]).sort()).toEqual(
    CHANGED_PAGES.map(({ number }) => `banque-essai.formule-${number}.monthlyFee`).sort(),
  );
  for (const { number, now } of CHANGED_PAGES) {
    const shown = single.find(({ facts }) => facts[0]?.includes(`formule-${number}.`))?.near;
    expect(shown, `formule-${number}`).toContain(plainSpaces(now).replace(/\.$/, ""));
  }
});

test("what has not changed costs one key a page at most, and none a month later", async () => {
  const { round } = await openRound();
  const first = patientOperator();
  await round(first);

  const keys = new Map<string, number>();
  const changed = new Set(CHANGED_PAGES.map(({ number }) => number));
  for (const { facts, kind } of first.questions)
    for (const fact of facts) if (kind !== "fact") keys.set(fact, (keys.get(fact) ?? 0) + 1);
  expect(Math.max(...keys.values())).toBe(1);
  expect(keys.size).toBe(78 - changed.size);

  const second = patientOperator();
  await round(second, "2026-11-24");

  expect(second.questions.map(({ kind }) => kind)).toEqual(["gone"]);
  expect(second.output).toContain("80 citations");
});

test("a sentence that stands as it was, but with a new end, is asked about", async () => {
  const { server, round } = await openRound();
  await round(patientOperator());
  const network: typeof fetch = async (input, init) => {
    const answer = await fetchFrom(server.origin)(input, init);
    if (!String(input).endsWith("/formule-35")) return answer;
    const text = (await answer.text()).replace("75 €.", "75 €. La première fois est offerte.");
    return new Response(text, { headers: answer.headers });
  };
  const operator = patientOperator();

  await round(operator, "2026-11-24", network);

  expect(operator.questions).toContainEqual({
    kind: "page",
    facts: ["banque-essai.formule-35.cardFee"],
  });
  expect(operator.questions.filter(({ kind }) => kind !== "gone")).toHaveLength(1);
});

test("the catalogue says it afterwards: value, sentence, day; and what is gone has no sentence any more", async () => {
  const { catalogue, round } = await openRound();

  expect(await round(patientOperator())).toBe(0);

  for (const { number, feeNow, before, kind } of PAGES) {
    const { fee, card, source } = readFormula(catalogue, number);
    const name = `page-${number}`;
    if (kind === "refused") {
      expect([fee?.asOf, source.asOf], name).toEqual(["2026-06", "2026-06"]);
    } else if (kind === "gone") {
      expect([fee?.sources, fee?.asOf], name).toEqual([{ [name]: null }, "2026-06"]);
    } else {
      expect([fee?.value, fee?.asOf, card?.asOf, source.asOf], name).toEqual([
        feeNow,
        DAY,
        DAY,
        DAY,
      ]);
      expect(card?.sources[name]).toBe(before.card);
    }
  }
  expect(() => loadFiles(catalogue)).not.toThrow();
});

test("the lines concerned change and no other, in one commit of their own", async () => {
  const { catalogue, round } = await openRound();
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: catalogue, encoding: "utf8" });

  await round(patientOperator());

  expect(git("log", "--format=%s")).toBe(
    "Round of the sources: 25 changed, 51 confirmed, 2 no longer said\nbefore\n",
  );
  expect(git("status", "--porcelain")).toBe("");
  const [added, removed, file] = git("diff", "--numstat", "HEAD~1").trim().split("\t");
  expect(file).toBe("partners/banque-essai.json");
  // 38 pages read, 76 facts on them, 25 values, 30 sentences; two sentences of the page that is gone; a comma.
  const rewritten = 38 + 76 + 25 + 30 + 2 + 1;
  // Ten lines for each of 25 changes, and the list around them.
  expect([added, removed].map(Number)).toEqual([rewritten + 25 * 10 + 2, rewritten]);
});

test("what the bank changed is told as such, with the day it was seen; what we had wrong is not", async () => {
  const { catalogue, round } = await openRound();
  await round(patientOperator({ first: ["c", "11,90", "", "n"] }));

  const { changes } = readBank(catalogue);
  const corrected = PAGES.filter(({ feeNow, feeBefore }) => feeNow !== feeBefore).filter(
    ({ number }) =>
      !changes.some(({ fact }: { fact: string }) => fact === `formule-${number}.monthlyFee`),
  );
  expect(changes).toHaveLength(24);
  expect(corrected.map(({ number }) => number)).toEqual([1]);
  const { number, feeBefore, feeNow } = PAGES[1] ?? expect.fail();
  expect(changes).toContainEqual({
    on: DAY,
    dated: "seen",
    fact: `formule-${number}.monthlyFee`,
    was: feeBefore,
    now: feeNow,
    sources: { [`page-${number}`]: expect.any(String) },
  });
});

test("where other changes wait, it writes, commits nothing and says what to type", async () => {
  const { catalogue, round } = await openRound();
  writeFileSync(join(catalogue, "brouillon.txt"), "à moi");
  const operator = patientOperator();

  await round(operator);

  expect(operator.output).toContain("git commit app/catalogue/partners/banque-essai.json");
  expect(readFormula(catalogue, 1).fee?.value).toBe(11.9);
  expect(execFileSync("git", ["log", "--format=%s"], { cwd: catalogue, encoding: "utf8" })).toBe(
    "before\n",
  );
});

test("it asks politely: robots.txt once and first, its own name, one page at a time, each once", async () => {
  const { server, round } = await openRound();
  const agents = new Set<unknown>();
  let [beside, most] = [0, 0];
  const network: typeof fetch = async (input, init) => {
    beside += 1;
    most = Math.max(most, beside);
    agents.add(new Headers(init?.headers).get("user-agent"));
    const answer = await fetchFrom(server.origin)(input, init);
    await answer.clone().arrayBuffer();
    beside -= 1;
    return answer;
  };
  const operator = patientOperator();

  await round(operator, DAY, network);

  expect(server.requests[0]).toBe("/robots.txt");
  expect(server.requests).not.toContain("/formule-37");
  expect(new Set(server.requests).size).toBe(server.requests.length);
  expect(most).toBe(1);
  expect([...agents]).toEqual(["Primoscope/1.0 (+https://primoscope.example)"]);
  expect(operator.output).toContain(`banque-essai.page-37 : refuse les robots (robots.txt)`);
});

test.each([
  ["PDF", "page-37.pdf", (lines: string[]) => writePdf(lines)],
  ["texte", "page-37.txt", (lines: string[]) => lines.join("\n")],
])("where a site refuses robots, a person puts a copy there: %s", async (_kind, name, write) => {
  const { catalogue, folder, round } = await openRound();
  const { before } = PAGES[36] ?? expect.fail();
  const copy = join(makeFolder(), name);
  writeFileSync(copy, write(["Tarifs", before.fee, before.card]));
  new RoundState(folder, new Date()).addDeposit("banque-essai.page-37", copy);

  await round(patientOperator(), new Date().toISOString().slice(0, 10));

  expect(readFormula(catalogue, 37).fee?.asOf).not.toBe("2026-06");
});

test("a picture is only shown: the person reads it", async () => {
  const { catalogue, folder, round } = await openRound();
  const picture = join(makeFolder(), "capture.png");
  writeFileSync(picture, "no letters in here");
  new RoundState(folder, new Date()).addDeposit("banque-essai.page-37", picture);
  const operator = patientOperator();

  await round(operator, new Date().toISOString().slice(0, 10));

  expect(operator.output).toMatch(/Fichier à lire vous-même : .*banque-essai\.page-37\.png/);
  expect(readFormula(catalogue, 37).fee?.sources["page-37"]).toBe(PAGES[36]?.before.fee);
  expect(readFormula(catalogue, 37).fee?.asOf).not.toBe("2026-06");
});

test("a sentence that is not in the page, or does not say the number, is refused", async () => {
  const { catalogue, round } = await openRound();
  const operator = patientOperator({
    first: ["c", "12,90", "Une phrase inventée à 12,90 €.", "c", "13,90", "", "m", "t"],
  });

  await round(operator);

  expect(operator.output).toContain("Cette phrase n'est pas dans la page.");
  expect(operator.output).toContain("Cette phrase ne dit pas 13,90 € par mois.");
  const [left] = operator.questions.filter(({ kind }) => kind === "fact");
  const number = Number(/formule-(\d+)/.exec(left?.facts[0] ?? "")?.[1]);
  expect(readFormula(catalogue, number).fee?.asOf).toBe("2026-06");
});

test("a new price that only a comparator tells stands beside the bank's own, as contested", async () => {
  const { catalogue, round } = await openRound();
  const file = join(catalogue, "partners/banque-essai.json");
  const bank = readBank(catalogue);
  bank.sources["page-1"].kind = "comparator";
  bank.sources["page-1"].publisher = "Un comparateur";
  bank.products[0].facts.monthlyFee.sources["page-37"] = "Alto : 1,90 € par mois.";
  writeFileSync(file, `${JSON.stringify(bank, null, 2)}\n`);
  const operator = patientOperator();

  await round(operator);

  const { fee } = readFormula(catalogue, 1);
  expect(fee).toMatchObject({ value: 1.9, asOf: "2026-06", others: [{ value: 11.9, asOf: DAY }] });
  expect(operator.output).toContain("contesté");
  expect(() => loadFiles(catalogue)).not.toThrow();
});
