/** The thread of draw-in-thread.ts: one picture at a time → the bytes of its PNG file. */
import { parentPort, workerData } from "node:worker_threads";
import { drawPicture } from "./draw-picture.ts";
import type { Picture } from "./picture.ts";
import { createRenderer } from "./render.ts";

const { root }: { root: string } = workerData;
const render = createRenderer(root);

parentPort?.on("message", async (picture: Picture) => {
  parentPort?.postMessage(await render(drawPicture(picture)));
});
