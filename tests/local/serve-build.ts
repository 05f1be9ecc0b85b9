// Serves the built Worker in workerd, as it will run at Cloudflare.
import { STATE } from "./history/open-history.ts";
import { type RunningTool, startTool } from "./tool.ts";

/** The configuration that the build has written. */
export const SERVED = "build/server/wrangler.json";

/**
 * Starts `wrangler dev` on build/server.
 * @param firestoreHost `host:port` the amounts are read from
 * @param onReady called when the site answers requests
 */
export function serveBuild(port: number, firestoreHost: string, onReady: () => void): RunningTool {
  const args = [
    "dev",
    ...["-c", SERVED],
    ...["--ip", "127.0.0.1"],
    ...["--port", String(port)],
    ...["--persist-to", STATE],
    ...["--var", `FIRESTORE_EMULATOR_HOST:${firestoreHost}`],
    // Its tables of bindings and modules, and a line for each request, would hide what is for the person at the terminal.
    ...["--log-level", "warn"],
    "--show-interactive-dev-session=false",
  ];
  return startTool("wrangler", args, {
    onMessage(message) {
      if (String(message).includes("DEV_SERVER_READY")) onReady();
    },
  });
}
