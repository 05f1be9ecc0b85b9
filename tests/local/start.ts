// `npm start`: builds the site and serves it on this machine, with amounts from a local Firestore.
import { type Amounts, openAmounts } from "./amounts.ts";
import { findFreePort, isFree } from "./free-port.ts";
import { openHistory } from "./history/open-history.ts";
import { SERVED, serveBuild } from "./serve-build.ts";
import { stopRequest } from "./stop-request.ts";
import { type RunningTool, startTool } from "./tool.ts";

const FIRST_PORT = 8787;

const stopped = stopRequest();

console.log("Construction du site, une demi-minute environ…");
const buildCode = await untilEnd(startTool("react-router", ["build"], { isQuiet: true }));
if (buildCode !== 0) process.exit(buildCode);

const port = await choosePort();
const amounts = await openAmounts();
await openHistory(SERVED, amounts.example);
const siteCode = await untilEnd(
  serveBuild(port, amounts.host, () => void welcome(`http://127.0.0.1:${port}`, amounts)),
);
await amounts.close();
process.exit(siteCode);

/** Waits for a tool to end by itself; when we are asked to stop, stops it and all of this. */
async function untilEnd(tool: RunningTool): Promise<number> {
  const code = await Promise.race([tool.ended, stopped]);
  await tool.stop();
  if (code === undefined) process.exit(0);
  return code;
}

/** PORT where it is set, else the first free port from 8787 on. */
async function choosePort(): Promise<number> {
  const wanted = process.env.PORT;
  if (!wanted) return findFreePort(FIRST_PORT);
  if (/^\d+$/.test(wanted) && (await isFree(Number(wanted)))) return Number(wanted);
  const free = await findFreePort(FIRST_PORT);
  console.error(
    `Le port ${wanted} n'est pas libre, ou n'en est pas un. Celui-ci l'est : PORT=${free} npm start`,
  );
  process.exit(1);
}

async function welcome(address: string, { explanation, onEdit }: Amounts): Promise<void> {
  // The first request also reads the amounts; what wrangler has to say comes before our lines.
  await fetch(address).catch(() => undefined);
  console.log(`\nLe site : ${address}\n${explanation}\nPour arrêter : Ctrl-C\n`);
  // An edit need not wait for its five minutes: what the cron does at Cloudflare is done now.
  onEdit(() => void fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => undefined));
}
