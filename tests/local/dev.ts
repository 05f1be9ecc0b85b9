// `npm run dev`: React Router's development server, with amounts from a local Firestore.
import { openAmounts } from "./amounts.ts";
import { openHistory, STATE } from "./history/open-history.ts";
import { stopRequest } from "./stop-request.ts";
import { startTool } from "./tool.ts";

const stopped = stopRequest();
const amounts = await openAmounts();
await openHistory("wrangler.toml", amounts.example);
console.log(amounts.explanation);

// vite.config.ts hands the host on to the Worker, and reads what it kept from the folder.
const site = startTool("react-router", ["dev", "--host", "127.0.0.1", ...process.argv.slice(2)], {
  env: { FIRESTORE_EMULATOR_HOST: amounts.host, LOCAL_STATE: STATE },
});

const code = await Promise.race([site.ended, stopped]);
await site.stop();
await amounts.close();
process.exit(code ?? 0);
