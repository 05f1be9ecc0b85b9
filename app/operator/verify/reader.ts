// Reads the pages of others, politely: by name, as their robots.txt asks, one at a time with a pause.
import robotsParser from "robots-parser";
import { isPublicAddress } from "../../build/catalogue/public-address.ts";
import { causeOf, messageOf } from "../../http/thrown.server.ts";
import { bytesToText, htmlToText } from "./to-text.ts";

/** What came of an address. */
type Answer =
  | { state: "read"; text: string }
  | { state: "gone" | "blocked" | "failed"; reason: string };

type ReaderDeps = {
  fetch: typeof fetch;
  /** The HTML of a page once its scripts have run. */
  render: (address: string, agent: string) => Promise<string>;
  /** Who asks: « Primoscope/1.0 (+https://…) ». */
  agent: string;
  /** Between two requests to one host, in ms. */
  pauseMs: number;
};

type Robots = ReturnType<typeof robotsParser>;

/** Shorter than this, a page is the shell that a script fills. */
const NEARLY_EMPTY = 200;
const LIMIT_MS = 30_000;
/** A host that wants longer pauses than this is asked at this pace. */
const LONGEST_PAUSE_MS = 30_000;

export class PoliteReader {
  readonly #deps: ReaderDeps;
  readonly #robots = new Map<string, Promise<Robots | Answer>>();
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(deps: ReaderDeps) {
    this.#deps = deps;
  }

  /** Waits for its turn at the host; never throws: what went wrong is an answer too. */
  read(address: string): Promise<Answer> {
    const { host } = new URL(address);
    const turn = (this.#last.get(host) ?? Promise.resolve()).then(() => this.#fetch(address));
    const answer = turn.catch((error: unknown) => failed(error));
    this.#last.set(
      host,
      answer.then(() => this.#pause(address)),
    );
    return answer;
  }

  async #fetch(address: string): Promise<Answer> {
    if (!isPublicAddress(address)) return { state: "failed", reason: "adresse privée" };
    const refusal = await this.#refusal(address);
    if (refusal) return refusal;
    const response = await this.#get(address);
    const { status, url } = response;
    const last = url || address;
    if (status === 404 || status === 410) return { state: "gone", reason: String(status) };
    if ([401, 403, 429, 451].includes(status)) return { state: "blocked", reason: String(status) };
    if (!response.ok) return { state: "failed", reason: String(status) };
    const moved = new URL(last).host !== new URL(address).host && (await this.#refusal(last));
    if (moved) return moved;
    const type = response.headers.get("content-type") ?? "";
    const text = await bytesToText(new Uint8Array(await response.arrayBuffer()), type);
    if (text === undefined) return { state: "failed", reason: `une image (${type})` };
    const isShell = /html/.test(type) && text.trim().length < NEARLY_EMPTY;
    const shown = isShell ? htmlToText(await this.#deps.render(last, this.#deps.agent)) : text;
    return shown.trim()
      ? { state: "read", text: shown }
      : { state: "failed", reason: "aucun texte" };
  }

  /** What its robots.txt answers; nothing where it lets us in. A file that cannot be read closes the site (RFC 9309). */
  async #refusal(address: string): Promise<Answer | undefined> {
    const robots = await this.#robotsOf(address);
    if ("state" in robots) return robots;
    if (robots.isAllowed(address, this.#deps.agent) !== false) return undefined;
    return { state: "blocked", reason: "robots.txt" };
  }

  #robotsOf(address: string): Promise<Robots | Answer> {
    const { origin } = new URL(address);
    const known = this.#robots.get(origin) ?? this.#readRobots(`${origin}/robots.txt`);
    this.#robots.set(origin, known);
    return known;
  }

  async #readRobots(address: string): Promise<Robots | Answer> {
    try {
      const response = await this.#get(address);
      if (response.status >= 500)
        return { state: "failed", reason: `robots.txt : ${response.status}` };
      return robotsParser(address, response.ok ? await response.text() : "");
    } catch (error) {
      return failed(error);
    }
  }

  #get(address: string): Promise<Response> {
    const headers = { "User-Agent": this.#deps.agent, "Accept-Language": "fr, en;q=0.5" };
    return this.#deps.fetch(address, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
  }

  async #pause(address: string): Promise<void> {
    const robots = await this.#robotsOf(address);
    const crawlDelayMs =
      "state" in robots ? 0 : (robots.getCrawlDelay(this.#deps.agent) ?? 0) * 1_000;
    const pauseMs = Math.max(this.#deps.pauseMs, Math.min(crawlDelayMs, LONGEST_PAUSE_MS));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function failed(error: unknown): Answer {
  return { state: "failed", reason: messageOf(causeOf(error)) };
}
