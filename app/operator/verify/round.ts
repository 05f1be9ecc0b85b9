// The round itself: reads what has to be read, asks about what is no longer word for word the same.

import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { plural } from "../../ui/plural.ts";
import { addressOf, type Cited } from "./citations.ts";
import { describeCited, promptDecision } from "./decide.ts";
import { PageText } from "./passages.ts";
import type { SourceGroup } from "./queue.ts";
import type { PoliteReader } from "./reader.ts";
import type { Decision, Reading, RoundState } from "./round-state.ts";
import type { Prompt } from "./terminal-prompt.ts";
import { bytesToText } from "./to-text.ts";

type RoundDeps = {
  roundState: RoundState;
  reader: Pick<PoliteReader, "read">;
  prompt: Prompt;
  print: (line: string) => void;
};

/** Reads every source of the round that has something open, and asks about each. @returns what could not be read, and why */
export async function goRound(groups: readonly SourceGroup[], deps: RoundDeps): Promise<string[]> {
  const { roundState, print } = deps;
  const open = groups.filter(({ cited }) => cited.some(({ key }) => !roundState.decision(key)));
  const all = open.reduce((sum, { cited }) => sum + cited.length, 0);
  print(`${plural(open.length, "source")} à relire, ${plural(all, "citation")}.`);
  const reasons = await readAll(open, deps);
  const unread: string[] = [];
  let firm = "";
  for (const group of open) {
    const { key, source } = group;
    const shown = await openSource(group, deps);
    if (!shown) {
      unread.push(`${key} : ${reasons.get(key) ?? "non lue"} (${source.url})`);
      continue;
    }
    if (group.firm !== firm) print(`\n# ${group.firm}`);
    firm = group.firm;
    print(`\n${source.title}\n${source.url}\n${describeReading(shown)}`);
    if (!(await promptSource(group, shown, deps))) break;
  }
  return unread;
}

/** One after the other at each host, hosts beside each other. @returns why a source was not read, by its name */
async function readAll(
  groups: readonly SourceGroup[],
  { roundState, reader, print }: RoundDeps,
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  const byAddress = Map.groupBy(groups, ({ source }) => addressOf(source));
  const readings = [...byAddress].map(async ([address, sharing]) => {
    const wanting = sharing.filter(({ key }) => !roundState.deposit(key));
    if (wanting.length === 0) return;
    if (address === null || roundState.freshReading(address)) return;
    const answer = await reader.read(address);
    if (answer.state === "read") roundState.saveReading(address, answer.text);
    else if (answer.state === "gone") roundState.saveReading(address, null);
    else for (const { key } of wanting) reasons.set(key, describeRefusal(answer));
    const reading = roundState.freshReading(address);
    print(`  ${address} : ${reading ? describeState(reading) : describeRefusal(answer)}`);
  });
  await Promise.all(readings);
  return reasons;
}

function describeRefusal(answer: { state: string; reason?: string }): string {
  const { state, reason = "" } = answer;
  return state === "blocked" ? `refuse les robots (${reason})` : `pas de réponse (${reason})`;
}

function describeState({ state, hash, before }: Reading): string {
  if (state === "gone") return "disparue";
  if (before === undefined) return "lue pour la première fois";
  return hash === before ? "la même" : "a changé";
}

/** A page to ask about; without a text it is gone, or a picture that a person reads. */
type Shown = { day: string; page?: PageText; picture?: string; reading?: Reading };

function describeReading({ picture, reading, day }: Shown): string {
  if (picture) return `Fichier à lire vous-même : ${picture}`;
  return reading ? `Page ${describeState(reading)} (${day})` : `Fichier déposé (${day})`;
}

async function openSource(
  { key, source }: SourceGroup,
  { roundState }: RoundDeps,
): Promise<Shown | undefined> {
  const deposit = roundState.deposit(key);
  if (deposit) {
    const { day, path } = deposit;
    const bytes = await readFile(path);
    // What has no text, a picture or a scan, is read by the person.
    const text = await bytesToText(bytes, mediaType(path)).catch(() => undefined);
    return text?.trim() ? { day, page: new PageText(text) } : { day, picture: path };
  }
  const address = addressOf(source);
  const reading = address === null ? undefined : roundState.freshReading(address);
  if (!reading || address === null) return undefined;
  const { day, state } = reading;
  if (state === "gone") return { day, reading };
  return { day, reading, page: new PageText(roundState.textOf(address)) };
}

/** As far as it matters here, from the ending of a file's name. */
function mediaType(path: string): string {
  const ending = extname(path).slice(1).toLowerCase();
  if (/^(?:png|jpe?g|webp|gif|avif|heic)$/.test(ending)) return `image/${ending}`;
  if (ending === "pdf") return "application/pdf";
  return /^html?$/.test(ending) ? "text/html" : "text/plain";
}

/** @returns whether to go on */
async function promptSource(
  group: SourceGroup,
  { day, page, picture }: Shown,
  { roundState, prompt, print }: RoundDeps,
): Promise<boolean> {
  const left = group.cited.filter(({ key }) => !roundState.decision(key));
  const decide = ({ key }: Cited, decision: Omit<Decision, "day">) => {
    const place = decision.sentence === undefined ? undefined : page?.find(decision.sentence);
    roundState.decide(key, { ...decision, day }, place && page?.around(place));
  };
  if (!page && !picture) {
    for (const cited of left) print(`  ${describeCited(cited)}`);
    const key = await prompt.key("La page a disparu : p(artie) t (plus tard) q(uitter) ?", "ptq");
    for (const cited of key === "q" ? [] : left)
      decide(cited, { kind: key === "p" ? "gone" : "later" });
    return key !== "q";
  }

  const standing = page ? left.flatMap((cited) => lineOf(cited, page) ?? []) : [];
  const isKnown = ({ cited, line }: (typeof standing)[number]) =>
    roundState.knownLine(cited.key) === line;
  const agreed = standing.filter(isKnown);
  const seen = standing.filter((each) => !isKnown(each));
  if (agreed.length > 0)
    print(`${plural(agreed.length, "phrase inchangée", "phrases inchangées")}, sans question.`);
  for (const { cited, quote } of agreed) decide(cited, { kind: "same", sentence: quote });

  let oneByOne = seen.length === 0;
  if (!oneByOne) {
    print("Mot pour mot dans la page :");
    for (const { cited, line } of seen) print(`  ${describeCited(cited)}\n    « ${line} »`);
    const key = await prompt.key("Toutes m(ême), u(ne à une), t (plus tard), q(uitter) ?", "mutq");
    if (key === "q") return false;
    oneByOne = key === "u";
    for (const { cited, quote } of oneByOne ? [] : seen)
      decide(cited, key === "m" ? { kind: "same", sentence: quote } : { kind: "later" });
  }
  for (const cited of left) {
    if (roundState.decision(cited.key)) continue;
    const verdict = await promptDecision(cited, page, prompt, print);
    if (verdict === "stop") return false;
    decide(cited, verdict);
  }
  return true;
}

/** A sentence that still stands, with the line it stands in. */
function lineOf(cited: Cited, page: PageText) {
  const { quote } = cited;
  const found = quote === null ? undefined : page.find(quote);
  return found && quote !== null ? { cited, quote, line: page.around(found) } : undefined;
}
