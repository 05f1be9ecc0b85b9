// Runs the Firestore stand-in by itself:
//   node tests/local/firestore/main.ts [--port 9300] [--file path/to/document.json]
// The file may be edited while it runs. To see the site survive a failure:
//   curl -X PUT http://127.0.0.1:9300/__fail/quota
//   curl -X DELETE http://127.0.0.1:9300/__fail
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { FAIL_MODES } from "./fail-mode.ts";
import { startFirestore } from "./start-firestore.ts";

const { values } = parseArgs({
  options: { port: { type: "string", default: "9300" }, file: { type: "string" } },
});
const file = values.file ?? fileURLToPath(new URL("primes.example.json", import.meta.url));
const { host } = await startFirestore({ file, port: Number(values.port) });
console.log(`Firestore stand-in on http://${host}, serving ${file}`);
console.log(`PUT http://${host}/__fail/{mode} to fail, DELETE http://${host}/__fail to recover:`);
for (const [mode, meaning] of Object.entries(FAIL_MODES)) console.log(`  ${mode}: ${meaning}`);
