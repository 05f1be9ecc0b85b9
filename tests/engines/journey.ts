// `journey`: a test of what a visitor does, which runs in each engine. What the browser reports unasked fails it.
import { test as base, expect, inject, onTestFinished } from "vitest";
import { startNetwork } from "../browser/broken-network.ts";
import { startChromium } from "./chromium.ts";
import type { Engine, EngineName, MediaPreferences } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { visitorOf } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const START: Record<EngineName, (preferences?: MediaPreferences) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The engine of this run. */
export const ENGINE = inject("engine");

export const journey = base
  .extend(
    "engine",
    { scope: "worker" }, // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing else is needed.
    async ({}, { onCleanup }) => {
      const engine = await START[ENGINE]();
      onCleanup(() => engine.close());
      return engine;
    },
  )
  .extend("visitor", async ({ engine, annotate, onTestFinished }) => {
    await annotate(engine.version, "engine");
    const { visitor, end } = await visit(engine);
    onTestFinished(end);
    return visitor;
  });

/** A visitor whose system asks for another look, in a browser of their own, until the test ends. */
export async function visitorWith(preferences: MediaPreferences): Promise<Visitor> {
  const engine = await START[ENGINE](preferences);
  onTestFinished(() => engine.close());
  const { visitor, end } = await visit(engine);
  onTestFinished(end);
  return visitor;
}

/**
 * What Firefox and WebKit say of requests of a page that is being left, which they end before the page is gone. No other request
 * can fail: each has an answer of the network below, which counts the bad ones. Where Firefox has left the page before the words
 * of an error are asked for, that error is a bare JSHandle@error.
 */
const LEFT = /NetworkError when attempting to fetch|Load failed|^Not loaded: | JSHandle@error$/;

/** A new visitor of the site in an engine; `end` says with an error what was reported unasked. */
async function visit(engine: Engine) {
  /** What may be reported: what the journey provokes. */
  const expected: RegExp[] = engine.endsRequestsEarly ? [LEFT] : [];
  const network: { isDown: boolean; lost?: RegExp } = { isDown: false };
  const told: string[] = [];
  const origin = await startNetwork({
    fateOf(path) {
      if (path.startsWith(REPORT)) told.push(decodeURIComponent(path.slice(REPORT.length)));
      const isLost = network.isDown || network.lost?.test(path);
      return path.startsWith(REPORT) || isLost ? "nothing" : "whole";
    },
    change: (_, text) => (engine.capturesConsole ? text : withReporter(text)),
    hear: (path, status) => void (status >= 400 && told.push(`${status} ${path}`)),
  });
  const tab = await engine.openTab();
  async function end(): Promise<void> {
    const reports = [...(await tab.reports()), ...told];
    await tab.close();
    expect(reports.filter((line) => !expected.some((known) => known.test(line)))).toEqual([]);
  }
  return { visitor: { ...visitorOf(tab, origin, ENGINE), network, expected }, end };
}

export type Visitor = Awaited<ReturnType<typeof visit>>["visitor"];

/** Where a page tells what it would write to the console. */
const REPORT = "/__report?";

/** A page that tells by itself what it reports, for an engine whose driver does not hear it. */
function withReporter(html: string): string {
  const nonce = /nonce="([\w-]+)"/.exec(html)?.[1];
  const script = `<script nonce="${nonce}">(${forwardConsole})("${REPORT}")</script>`;
  return nonce ? html.replace(/<head[^>]*>/, `$&${script}`) : html;
}

/** In the page, before all else. */
function forwardConsole(address: string): void {
  const send = (...words: unknown[]) =>
    void fetch(address + encodeURIComponent(words.map(String).join(" ").slice(0, 1000)), {
      keepalive: true,
    }).catch(() => undefined);
  for (const level of ["error", "warn"] as const) {
    const genuine = console[level];
    console[level] = (...words: unknown[]) => {
      send(...words);
      genuine.apply(console, words);
    };
  }
  addEventListener(
    "error",
    ({ message, target }) => {
      const { src, href } = Object(target);
      send(message ?? `Not loaded: ${src ?? href}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => send(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    send(violatedDirective, blockedURI),
  );
  document.currentScript?.remove();
}
