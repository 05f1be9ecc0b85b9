// Asks a deployed site for one of each kind of address, and says what is wrong with the answers.
import { z } from "zod";
import { payloadPath } from "../http/paths.ts";
import { describeFailure } from "./diagnosis.ts";

/** What the deployed site is held against. */
type Expected = {
  /** Where it is asked. */
  origin: string;
  /** What it has to call itself, whatever address it is asked at. */
  canonicalOrigin: string;
  /** Whether search engines may have it at that address: of the published site alone. */
  isIndexed: boolean;
  buildId: string;
  /** The path of an article that this build has. */
  article: string;
};

/** How one asks and waits; tests have their own. */
type SmokeDeps = {
  fetch: typeof fetch;
  sleep: (ms: number) => Promise<void>;
};

/** An answer that must have come by then; and how long a new version may take to reach this corner of the world. */
const ANSWER_MS = 10_000;
const SPREAD = { tries: 30, pauseMs: 2_000 };

/** A name that every reader of robots takes for one: robots get a page with its amounts, never a stream. */
const ROBOT = "Mozilla/5.0 (compatible; DeployCheckBot/1.0)";

type Answer = { path: string; status: number; headers: Headers; text: string };
type Check = { title: string; faults: string[] };

/** Every check in turn. @returns each with its faults; a check without any has passed */
export async function smokeTest(expected: Expected, deps: SmokeDeps): Promise<Check[]> {
  const get = (path: string) => fetchAnswer(expected.origin, path, deps.fetch);
  const health = await waitForBuild(expected, get, deps.sleep);
  if ("faults" in health) return [health];
  const { article } = expected;
  return [
    check("/sante", health.answer, judgeHealth),
    check("/", await get("/"), (answer) => [
      ...judgePage(answer, expected),
      ...judgeAmounts(answer),
      ...judgeHeaders(answer),
      ...judgeIndexing(answer, expected),
    ]),
    check("/robots.txt", await get("/robots.txt"), (answer) => judgeRobots(answer, expected)),
    check(article, await get(article), (answer) => judgePage(answer, expected)),
    check(payloadPath(article), await get(payloadPath(article)), (answer) =>
      judgePayload(answer, article),
    ),
    check("/une-page-qui-n-existe-pas", await get("/une-page-qui-n-existe-pas"), ({ status }) =>
      status === 404 ? [] : [`répond ${status} au lieu de 404`],
    ),
  ];
}

function check(title: string, answer: Answer | string, judge: (answer: Answer) => string[]): Check {
  return { title, faults: typeof answer === "string" ? [answer] : judge(answer) };
}

/** @returns the answer, or why there is none */
async function fetchAnswer(origin: string, path: string, fetcher: typeof fetch) {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const init: RequestInit = { headers: { "User-Agent": ROBOT }, redirect: "manual", signal };
    const response = await fetcher(origin + path, init);
    const { status, headers } = response;
    return { path, status, headers, text: await response.text() };
  } catch (error) {
    return `ne répond pas (${describeFailure(error)})`;
  }
}

/** Asks `/sante` until the new build answers: a deployment takes seconds to be everywhere, a new address longer. */
async function waitForBuild(
  { buildId }: Expected,
  get: (path: string) => Promise<Answer | string>,
  sleep: SmokeDeps["sleep"],
): Promise<{ answer: Answer } | Check> {
  let last = "";
  for (let tries = 0; tries < SPREAD.tries; tries++) {
    if (tries > 0) await sleep(SPREAD.pauseMs);
    const answer = await get("/sante");
    const health = typeof answer === "string" ? undefined : readHealth(answer);
    if (typeof answer !== "string" && health?.version.id === buildId) return { answer };
    last = typeof answer === "string" ? answer : describeBuild(answer, health, buildId);
  }
  return { title: "/sante", faults: [last] };
}

function describeBuild({ status }: Answer, health: Seen | undefined, wanted: string): string {
  return health
    ? `répond pour une autre construction (${health.version.id}, attendue : ${wanted})`
    : `répond ${status} avec autre chose que l'état du site`;
}

const seen = z.object({
  etat: z.enum(["ok", "en-panne"]),
  raisons: z.array(z.string()),
  version: z.object({ id: z.string() }),
});
type Seen = z.infer<typeof seen>;

function readHealth({ text }: Answer): Seen | undefined {
  try {
    return seen.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // A page of somebody else's, most likely: the caller says what was expected.
  }
}

function judgeHealth(answer: Answer): string[] {
  const health = readHealth(answer);
  if (health?.etat === "en-panne") return health.raisons;
  return answer.status === 200 ? [] : [`se dit bien, et répond ${answer.status}`];
}

function judgePage(
  { path, status, headers, text }: Answer,
  { canonicalOrigin }: Expected,
): string[] {
  if (status !== 200) return [`répond ${status} au lieu de 200`];
  const type = headers.get("Content-Type") ?? "";
  const canonical = `${canonicalOrigin}${path}`;
  return [
    ...(type.startsWith("text/html") ? [] : [`n'est pas une page (${type || "sans type"})`]),
    ...(/<h1[\s>]/.test(text) ? [] : ["n'a pas de titre"]),
    ...(text.includes(`rel="canonical" href="${canonical}"`)
      ? []
      : [`ne se nomme pas ${canonical} (SITE_ORIGIN)`]),
  ];
}

/** Amounts, or the words where there are none; a page that is still waiting has neither. */
function judgeAmounts({ text }: Answer): string[] {
  const isShown = /<span class="amount">[^<]*€/.test(text);
  const isDeclaredMissing = text.includes("montant indisponible");
  return isShown || isDeclaredMissing
    ? []
    : ["ne montre aucun montant, et ne dit pas qu'il en manque"];
}

function judgeHeaders({ headers, text }: Answer): string[] {
  const policy = headers.get("Content-Security-Policy") ?? "";
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const wanted: [string, RegExp][] = [
    ["X-Content-Type-Options", /^nosniff$/],
    ["Strict-Transport-Security", /^max-age=\d{7,}/],
    ["X-Frame-Options", /^DENY$/],
    // Its nonce is one visitor's: no cache between may hold it.
    ["Cache-Control", /^(?:private, no-cache|no-store)$/],
  ];
  return [
    ...(nonce && text.includes(`nonce="${nonce}"`)
      ? []
      : ["Content-Security-Policy : sans nonce, ou avec celui d'une autre réponse"]),
    ...wanted.flatMap(([name, shape]) => {
      const value = headers.get(name);
      return value && shape.test(value) ? [] : [`${name} : ${value ?? "absent"}`];
    }),
  ];
}

function judgeIndexing({ headers }: Answer, { isIndexed }: Expected): string[] {
  const isRefused = /noindex/.test(headers.get("X-Robots-Tag") ?? "");
  if (isIndexed) return isRefused ? ["refuse d'être indexée (ROBOTS, dans wrangler.toml)"] : [];
  return isRefused ? [] : ["se laisse indexer, alors que ce n'est pas le site publié"];
}

function judgeRobots({ status, text }: Answer, { isIndexed }: Expected): string[] {
  if (status !== 200) return [`répond ${status} au lieu de 200`];
  const isRefused = /^Disallow: \/$/m.test(text);
  if (isRefused === !isIndexed) return [];
  return [
    isIndexed ? "ferme le site à tous les robots" : "ouvre aux robots ce qui n'est pas publié",
  ];
}

function judgePayload({ status, headers, text }: Answer, article: string): string[] {
  if (status !== 200) return [`répond ${status} au lieu de 200`];
  const isOurs = text.startsWith("{") && text.includes(`"path":"${article}"`);
  return [
    ...(isOurs ? [] : ["n'est pas la donnée de cette page"]),
    ...(/noindex/.test(headers.get("X-Robots-Tag") ?? "")
      ? []
      : ["se laisse indexer (_headers manque)"]),
  ];
}
