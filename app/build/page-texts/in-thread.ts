/** Markdown written in a thread of its own, while the build goes on: ten milliseconds a page, as much as all else of it. */
import { Worker } from "node:worker_threads";

const THREAD = new URL("./markdown-thread.ts", import.meta.url);

export type MarkdownThread = {
  /** The Markdown of a piece of HTML; pieces are answered in the order in which they were handed over. */
  write(html: string): Promise<string>;
  /** To be called once everything is written. */
  end(): Promise<void>;
};

/** Nothing is started before the first page. */
export function openMarkdownThread(): MarkdownThread {
  let thread: Worker | undefined;
  const waiting: PromiseWithResolvers<string>[] = [];

  function start(): Worker {
    const started = new Worker(THREAD);
    started.on("message", (markdown: string) => waiting.shift()?.resolve(markdown));
    started.on("error", (error) => {
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    return started;
  }

  return {
    write(html) {
      thread ??= start();
      const answer = Promise.withResolvers<string>();
      waiting.push(answer);
      thread.postMessage(html);
      return answer.promise;
    },
    async end() {
      await thread?.terminate();
      thread = undefined;
    },
  };
}
