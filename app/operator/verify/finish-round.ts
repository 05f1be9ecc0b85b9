// The end of a round: the catalogue written, held against its own checks, committed; then what a person has to know.
import { CatalogueError } from "../../build/catalogue/load.ts";
import { plural } from "../../ui/plural.ts";
import type { Cited } from "./citations.ts";
import { commitFiles, isClean } from "./commit.ts";
import type { RoundState } from "./round-state.ts";
import { writeDecisions } from "./write-decisions.ts";

type FinishDeps = {
  /** The catalogue's folder. */
  folder: string;
  all: readonly Cited[];
  roundState: RoundState;
  /** Reads the folder again. @throws {CatalogueError} naming what does not hold */
  check: (folder: string) => unknown;
  print: (line: string) => void;
};

/**
 * Writes what was decided.
 * @param unread what could not be read, and why
 * @returns the code that the command ends with: 1 where what was written does not hold
 */
export function finishRound(unread: readonly string[], deps: FinishDeps): number {
  const { folder, all, roundState, check, print } = deps;
  const decisions = roundState.unwritten();
  const wasClean = isClean(folder);
  const { files, changed, gone, same } = writeDecisions(folder, all, decisions);
  roundState.markWritten(decisions.keys());
  const list = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) print([`\n${title}`, ...lines.map((line) => `  ${line}`)].join("\n"));
  };
  print(
    `\n${plural(same, "fait confirmé", "faits confirmés")}, ${plural(changed.length, "changé")}.`,
  );
  list("Changés :", changed);
  list("Plus dit par leur source, à chercher ailleurs :", gone);
  list(
    "Lus pour la première fois, titre et « caution » à reprendre à la main :",
    listRead(deps, decisions),
  );
  list("Non lues (npm run verify -- --fichier SOURCE CHEMIN pour en déposer une copie) :", unread);
  if (files.length === 0) {
    print("\nRien n'a été écrit.");
    return 0;
  }
  try {
    check(folder);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    print(
      `\nÉcrit, mais le catalogue ne tient plus ; à reprendre à la main, puis à committer :\n${error.message}`,
    );
    return 1;
  }
  if (wasClean) {
    const message = `Round of the sources: ${changed.length} changed, ${same} confirmed, ${gone.length} no longer said`;
    commitFiles(folder, files, message);
    print(`\nÉcrit et committé : ${files.join(", ")}.`);
  } else {
    print(
      `\nÉcrit, non committé : d'autres changements attendaient déjà. Relisez-les, puis :\n  git commit ${files.map((file) => `app/catalogue/${file}`).join(" ")}`,
    );
  }
  return 0;
}

/** Official pages that were known through a third party, and now have been read. */
function listRead({ all }: FinishDeps, decisions: ReturnType<RoundState["unwritten"]>): string[] {
  const read = all.filter(
    ({ key, source }) =>
      source.caution === "unread" && ["same", "changed"].includes(decisions.get(key)?.kind ?? ""),
  );
  return [...new Set(read.map(({ sourceKey }) => sourceKey))];
}
