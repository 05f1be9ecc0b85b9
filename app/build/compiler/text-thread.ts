/** The thread of text-threads.ts: reads each file it is told, and hands its text back. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { ReadingRules } from "../blocks/directive.ts";
import { readText } from "./read-page.ts";
import type { ReadText } from "./text-threads.ts";

const { folder, rules }: { folder: string; rules: ReadingRules } = workerData;

parentPort?.on("message", ({ place, file }: { place: number; file: string }) => {
  const source = readFileSync(join(folder, file), "utf8");
  const answer: ReadText = { place, read: { source, text: readText(source, file, rules) } };
  parentPort?.postMessage(answer);
});
