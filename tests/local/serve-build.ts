// Serves the built Worker in workerd, as it will run at Cloudflare.
import { type RunningTool, startTool } from "./tool.ts";

/**
 * Starts `wrangler dev` on build/server.
 * @param firestoreHost `host:port` the amounts are read from
 * @param onReady called when the site answers requests
 */
export function serveBuild(port: number, firestoreHost: string, onReady: () => void): RunningTool {
  const args = [
    "dev",
    ...["-c", "build/server/wrangler.json"],
    ...["--ip", "127.0.0.1"],
    ...["--port", String(port)],
    ...["--var", `FIRESTORE_EMULATOR_HOST:${firestoreHost}`],
    "--show-interactive-dev-session=false",
  ];
  return startTool("wrangler", args, {
    onMessage(message) {
      if (String(message).includes("DEV_SERVER_READY")) onReady();
    },
  });
}
