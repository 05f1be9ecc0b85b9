// The Worker's React writes its pages as text, or the build does not come about.
import { build } from "vite";
import { expect, test } from "vitest";
import { textChunks } from "../../../app/build/text-chunks-plugin.ts";

const ENTRY = "text-chunks-entry";
const WRITER = "/react-dom/cjs/react-dom-server.edge.production.js";

test("a build in which React's writer is not found stops, and says what it would cost", async () => {
  await expect(bundle("export {}", "")).rejects.toThrow(
    "react-dom's writer for Workers was not found",
  );
});

test("a build with a React that writes otherwise stops, and says what to compare", async () => {
  const other = "export function writeChunk(destination, chunk) { destination.enqueue(chunk); }";

  await expect(bundle(`export * from ${JSON.stringify(WRITER)}`, other)).rejects.toThrow(
    "react-dom's writer has changed",
  );
});

/** Builds one module of the given source for the Worker. @param writer the text of React's module */
async function bundle(source: string, writer: string): Promise<void> {
  const files: Record<string, string> = { [ENTRY]: source, [WRITER]: writer };
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      textChunks(),
      {
        name: "files-in-memory",
        enforce: "pre",
        resolveId: (id) => (id in files ? id : undefined),
        load: (id) => files[id],
      },
    ],
    build: { ssr: true, write: false, rolldownOptions: { input: ENTRY } },
  });
}
