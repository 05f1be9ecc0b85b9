// The Workers whose time is compared: the built site and its peers, as the cpu part runs them in one process.
import { join } from "node:path";
import { SUMMARY_KEY } from "../../workers/history/history-kv.ts";
import { siteWorker } from "../worker/start-site.ts";
import type { SiteWithAmounts } from "./amounts.ts";
import { AMOUNTS, plainModules } from "./plain-site.ts";
import type { BenchWorker, Module } from "./workerd.ts";

const PEERS = join(import.meta.dirname, "peers");

/** Headers of the connection, and what each server sets itself. */
const UNSENT = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

/** Everything the cpu part compares. @param paths those whose bytes same-bytes sends */
export async function cpuWorkers(site: SiteWithAmounts, paths: string[]): Promise<BenchWorker[]> {
  return [
    ...(await siteAlone(site)),
    ...(await siteWithoutHistory(site)),
    { name: "rr", ...platform(), modules: plainModules(), kv: "AMOUNTS" },
    peer("bare"),
    { ...peer("bare-kv"), kv: "AMOUNTS" },
    peer("same-bytes", [{ name: "pages.js", source: await readPages(site, paths) }]),
  ];
}

/** The built site, and the KV it reads. */
export async function siteAlone(site: SiteWithAmounts): Promise<BenchWorker[]> {
  return [builtSite(site), peer("kv", [{ name: "values.js", source: await readValues(site) }])];
}

/** The same where the cron has put nothing but the amounts into KV: its tickets have no charts. */
async function siteWithoutHistory(site: SiteWithAmounts): Promise<BenchWorker[]> {
  const source = await readValues(site, (key) => key !== SUMMARY_KEY);
  return [
    { ...builtSite(site), name: "site-without-history", kvWorker: "kv-without-history" },
    { ...peer("kv", [{ name: "values.js", source }]), name: "kv-without-history" },
  ];
}

/** The built site as Miniflare is told to run it. */
function builtSite(site: SiteWithAmounts): BenchWorker {
  const worker = siteWorker({ FIRESTORE_EMULATOR_HOST: site.firestoreHost });
  const { modules, modulesRoot = "", bindings, assets } = worker;
  if (!Array.isArray(modules) || !assets?.binding) throw new Error("The build is not as expected.");
  return {
    name: "site",
    ...platform(),
    modules: modules.map(({ path }) => ({
      name: path.slice(modulesRoot.length + 1),
      file: path,
    })),
    variables: bindings as Record<string, string>,
    kv: "PRIMES",
    files: { binding: assets.binding, folder: assets.directory },
  };
}

function peer(name: string, modules: Module[] = []): BenchWorker {
  const own = { name: "index.js", file: join(PEERS, `${name}.js`) };
  return { name, ...platform(), modules: [own, ...modules] };
}

/** The site's own date and flags, for all. */
function platform() {
  const { compatibilityDate = "", compatibilityFlags = [] } = siteWorker({});
  return { compatibilityDate, compatibilityFlags };
}

/** What the cron has written, and the peers' amounts, as a module. */
async function readValues(
  site: SiteWithAmounts,
  isIn: (key: string) => boolean = () => true,
): Promise<string> {
  const kv = await site.kv();
  const { keys } = await kv.list();
  const values = keys
    .filter(({ name }) => isIn(name))
    .map(async ({ name }) => [name, await kv.get(name)]);
  const all = {
    amounts: AMOUNTS,
    ...Object.fromEntries(await Promise.all(values)),
  };
  return `export const VALUES = ${JSON.stringify(all)};`;
}

/** Our pages as they are sent, as a module. */
async function readPages(site: SiteWithAmounts, paths: string[]): Promise<string> {
  const pages = paths.map(async (path) => {
    const response = await site.fetch(path);
    const headers = [...response.headers].filter(([name]) => !UNSENT.includes(name));
    const body = JSON.stringify(await response.text());
    return `${JSON.stringify(path)}: { headers: ${JSON.stringify(Object.fromEntries(headers))}, body: new TextEncoder().encode(${body}) }`;
  });
  return `export const PAGES = {\n${(await Promise.all(pages)).join(",\n")}\n};`;
}
