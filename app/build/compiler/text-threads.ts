/**
 * Texts read in other threads. Parsing Markdown is most of the work of a page (ten milliseconds of fifteen) and needs
 * nothing but the file, so it goes on while the main thread draws what is already read.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ReadingRules } from "../blocks/directive.ts";
import type { TextOfFile, TextReader } from "./site-compiler.ts";

/** A text at its place in the list of files, or what went wrong with it. */
export type ReadText = { place: number; read: TextOfFile };

/** Texts read ahead of the drawing; more would only fill the memory. */
const AHEAD = 64;

/** The main thread keeps no more of them busy. */
const MOST_THREADS = 3;

const THREAD = new URL("./text-thread.ts", import.meta.url);

/** @param folder the content folder @param rules what texts are read by @returns a reader whose threads end with the last text, or with its reader */
export function readInThreads(folder: string, rules: ReadingRules): TextReader {
  return async function* read(files) {
    const waiting = new Map<number, PromiseWithResolvers<TextOfFile>>();
    const fail = (error: Error) => {
      for (const { reject } of waiting.values()) reject(error);
    };
    const length = Math.min(Math.max(1, availableParallelism() - 1), MOST_THREADS);
    const threads = Array.from({ length }, () => {
      const thread = new Worker(THREAD, { workerData: { folder, rules } });
      thread.on("message", ({ place, read }: ReadText) => waiting.get(place)?.resolve(read));
      thread.on("error", fail);
      return thread;
    });
    const ask = (place: number) => {
      const file = files[place];
      if (file === undefined) return;
      waiting.set(place, Promise.withResolvers());
      threads[place % threads.length]?.postMessage({ place, file });
    };
    try {
      for (let place = 0; place < AHEAD; place++) ask(place);
      for (const place of files.keys()) {
        const text = await waiting.get(place)?.promise;
        waiting.delete(place);
        ask(place + AHEAD);
        if (text) yield text;
      }
    } finally {
      // A page at fault, or a build that stops: nobody waits for the others any more.
      for (const { promise } of waiting.values()) promise.catch(() => {});
      await Promise.all(threads.map((thread) => thread.terminate()));
    }
  };
}
