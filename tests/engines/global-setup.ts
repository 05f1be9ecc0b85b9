// Before the journeys of an engine: the engine, and the built site with the example's amounts and their past.
import type { TestProject } from "vitest/node";
import { openRemembering } from "../worker/remembering.ts";
import { installEngine } from "./install.ts";

/** Starts the site and hands its origin to the journeys. Throws where the engine can't be had. */
export default async function setup({
  config,
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const { engine } = config.provide;
  if (engine) await installEngine(engine);
  const scene = await openRemembering();
  provide("site", scene.site.origin);

  return async () => {
    await scene[Symbol.asyncDispose]();
  };
}
