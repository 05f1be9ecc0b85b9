// `npm run verify`: the round of the sources, once a month; what is due, each week. Keeps what it reads in `.verify/`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildCatalogue } from "../../build/catalogue/catalogue.ts";
import { CATALOGUE_FOLDER, type CatalogueFiles, loadFiles } from "../../build/catalogue/load.ts";
import { suggestName } from "../../catalogue/get-or-throw.server.ts";
import { SITE } from "../../site.ts";
import {
  fromHere,
  hasKeyboard,
  OperatorError,
  readWords,
  refuseMore,
  runCommand,
  UsageError,
} from "../terminal.ts";
import { TOP } from "../tools.ts";
import { type Cited, listCited } from "./citations.ts";
import { describeDue, listDue } from "./due-report.ts";
import { finishRound } from "./finish-round.ts";
import { type PagesOfFacts, planRound } from "./queue.ts";
import { PoliteReader } from "./reader.ts";
import { goRound } from "./round.ts";
import { RoundState } from "./round-state.ts";
import { TerminalPrompt } from "./terminal-prompt.ts";

const USAGE = `  npm run verify [-- --partenaire SLUG] [--nombre N]     relit les sources, les plus pressantes d'abord, et écrit le catalogue
  npm run verify -- --fichier SOURCE CHEMIN              dépose la copie (PDF, texte, HTML, image) d'une source qui refuse les robots
  npm run verify -- --rapport [--markdown]               ce qui est trop ancien, ou le sera sous 14 jours, page par page`;

const PAUSE_MS = 3_000;

await runCommand(USAGE, async (words) => {
  const { values, positionals } = readWords(words, {
    partenaire: { type: "string" },
    nombre: { type: "string" },
    fichier: { type: "string" },
    rapport: { type: "boolean", default: false },
    markdown: { type: "boolean", default: false },
  });
  const [path] = positionals;
  refuseMore(positionals, values.fichier === undefined ? 0 : 1);
  if (values.markdown && !values.rapport)
    throw new UsageError("--markdown ne va qu'avec --rapport.");
  const most = values.nombre === undefined ? undefined : Number(values.nombre);
  if (most !== undefined && !(Number.isInteger(most) && most > 0))
    throw new UsageError("--nombre attend un nombre de faits, 40 par exemple.");

  const now = new Date();
  const files = loadFiles();
  const all = listCited(files);
  if (values.rapport) {
    const due = listDue(all, now);
    // An issue is closed by a report that says nothing.
    if (due.length > 0 || !values.markdown)
      console.log(describeDue(due, await pagesOf(files, now), values.markdown));
    return 0;
  }

  const roundState = new RoundState(join(TOP, ".verify"), now);
  if (values.fichier !== undefined) return deposit(roundState, all, values.fichier, path);
  const chosen = ofPartner(all, values.partenaire);
  if (!hasKeyboard())
    throw new OperatorError("Personne au clavier : la tournée pose des questions.");
  const groups = planRound(chosen, await pagesOf(files, now), now, most);
  const print = (line: string) => console.log(line);
  const reader = new PoliteReader({
    fetch,
    render: async (address, agent) =>
      (await import("./chromium.ts")).renderInChromium(address, agent),
    agent: await describeAgent(),
    pauseMs: PAUSE_MS,
  });
  const unread = await goRound(groups, { roundState, reader, prompt: new TerminalPrompt(), print });
  return finishRound(unread, {
    folder: CATALOGUE_FOLDER,
    all,
    roundState,
    check: loadFiles,
    print,
  });
});

// The compiler, the browser and wrangler are big, and a slip of the keyboard is answered without them.

async function pagesOf(files: CatalogueFiles, now: Date): Promise<PagesOfFacts> {
  const { findPages } = await import("./facts-on-pages.ts");
  return findPages(buildCatalogue(files, now));
}

/** Who asks, for the logs of others: « Primoscope/1.0 (+https://…; contact@…) ». */
async function describeAgent(): Promise<string> {
  const { readWranglerConfig } = await import("../../build/wrangler-config.ts");
  const { siteOrigin } = readWranglerConfig("production");
  return `${SITE.name}/1.0 (+${siteOrigin}; ${SITE.contactEmail})`;
}

/** @throws {OperatorError} where no partner has this slug */
function ofPartner(all: readonly Cited[], slug: string | undefined): readonly Cited[] {
  if (slug === undefined) return all;
  const chosen = all.filter(({ firm }) => firm === slug);
  if (chosen.length > 0) return chosen;
  const firms = new Set(all.map(({ firm }) => firm));
  throw new OperatorError(`Aucune source pour « ${slug} »${suggestName(slug, firms)}.`);
}

/** @throws {UsageError} where the file is missing @throws {OperatorError} where the source is unknown */
function deposit(
  roundState: RoundState,
  all: readonly Cited[],
  sourceKey: string,
  path: string | undefined,
): number {
  if (!path) throw new UsageError("Il manque le chemin du fichier.");
  const file = fromHere(path);
  if (!existsSync(file)) throw new OperatorError(`« ${file} » n'existe pas.`);
  const keys = new Set(all.map((cited) => cited.sourceKey));
  if (!keys.has(sourceKey))
    throw new OperatorError(`Aucune source « ${sourceKey} »${suggestName(sourceKey, keys)}.`);
  console.log(`Déposé : ${roundState.addDeposit(sourceKey, file)}. La prochaine tournée le lit.`);
  return 0;
}
