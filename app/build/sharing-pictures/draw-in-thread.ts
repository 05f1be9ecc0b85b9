/** Pictures drawn in a thread of their own, while the build goes on: one takes sixty milliseconds, five pages' time. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Picture } from "./picture.ts";

/** A PNG file; `missing` holds the letters that no font has, which are left out. */
export type Drawn = { png: Uint8Array; missing: string };

const THREAD = new URL("./picture-thread.ts", import.meta.url);

export type PictureThread = {
  /** Draws after what was asked before. */
  draw(picture: Picture): Promise<Drawn>;
  /** To be called once everything is drawn. */
  end(): Promise<void>;
};

/**
 * Nothing is started before the first picture: most builds have every image.
 * @param root the project's folder
 */
export function openPictureThread(root: string): PictureThread {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    // Shared libraries must outlive every thread that uses them: https://sharp.pixelplumbing.com/install#worker-threads
    await import("sharp");
    return new Worker(THREAD, { workerData: { root } });
  }

  async function ask(picture: Picture): Promise<Drawn> {
    thread ??= await start();
    thread.postMessage(picture);
    // An error of the thread is thrown here.
    const [drawn]: Drawn[] = await once(thread, "message");
    if (!drawn) throw new Error("The thread of the pictures has answered nothing.");
    return drawn;
  }

  return {
    draw(picture) {
      const drawn = last.then(() => ask(picture));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    async end() {
      await thread?.terminate();
      thread = undefined;
    },
  };
}
