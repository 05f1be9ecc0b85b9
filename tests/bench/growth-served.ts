// What a built copy of the site answers: sizes, and processor time by workerd's own account.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listWorkerd } from "../soak/memory.ts";
import type { Site } from "../worker/start-site.ts";
import { readCpuMs } from "./workerd.ts";

/** Addresses whose answers are measured; the search that nothing reads has a page drawn again, not sent from the cache. */
const DRAWN = {
  article: "/blog/n26-vs-bunq?tirage=",
  blog: "/blog?tirage=",
  "blog, last page": "/blog?page=9999&tirage=",
  "blog, a word": "/blog?q=carte&tirage=",
  404: "/blog/n26-ou-bunk?tirage=",
} as const;
/** Turns that the copies take, so that both meet the same machine; the median of each counts. */
const TURNS = 7;
const REQUESTS = 60;

type Copy = { site: Site; pid: number; figures: Record<string, number> };

/** @param folders copies of the project, built @returns figures of each */
export async function measureServed(folders: readonly string[]): Promise<Copy["figures"][]> {
  await using running = new AsyncDisposableStack();
  const copies: Copy[] = [];
  for (const folder of folders) copies.push(await startCopy(folder, running));
  for (const { site, figures } of copies) {
    for (const path of ["/blog", "/sitemap.xml"]) {
      const body = await (await site.fetch(path)).arrayBuffer();
      figures[`${path}, KB`] = body.byteLength / 1000;
    }
  }
  for (const [name, address] of Object.entries(DRAWN)) {
    const turns = copies.map((): number[] => []);
    for (let turn = 0; turn <= TURNS; turn++) {
      for (const [place, copy] of copies.entries()) {
        const ms = await measureTurn(copy, `${address}${turn}`);
        // The first one warms up.
        if (turn > 0) turns[place]?.push(ms);
      }
    }
    for (const [place, { figures }] of copies.entries()) {
      figures[`${name}, ms CPU`] = turns[place]?.sort((a, b) => a - b)[TURNS >> 1] ?? 0;
    }
  }
  return copies.map(({ figures }) => figures);
}

async function startCopy(folder: string, running: AsyncDisposableStack): Promise<Copy> {
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const { openScene }: typeof import("../worker/scene.ts") = await load("tests/worker/scene.ts");
  const others = new Set(listWorkerd());
  const { site } = running.use(await openScene());
  await site.runCron();
  const pid = listWorkerd().find((pid) => !others.has(pid));
  if (pid === undefined) throw new Error("workerd's process was not found.");
  return { site, pid, figures: {} };
}

/** @returns milliseconds of processor per request */
async function measureTurn({ site, pid }: Copy, address: string): Promise<number> {
  const before = readCpuMs(pid);
  for (let count = 0; count < REQUESTS; count++) {
    await (await fetchAgain(site, `${address}-${count}`)).arrayBuffer();
  }
  return (readCpuMs(pid) - before) / REQUESTS;
}

/** While the other copy had its turn, the server may have closed the connection that Node would use. */
async function fetchAgain(site: Site, address: string): Promise<Response> {
  try {
    return await site.fetch(address);
  } catch {
    return site.fetch(address);
  }
}
