// The Worker's React writes its pages as text, or the build does not come about.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test, vi } from "vitest";
import { textChunks } from "../../../app/build/text-chunks-plugin.ts";
import { bundle } from "./bundle.ts";

const ENTRY = "text-chunks-entry";
const WRITER = "/react-dom/cjs/react-dom-server.edge.production.js";

test("a build in which React's writer is not found stops, and says what it would cost", async () => {
  await expect(buildWith("export {}", "")).rejects.toThrow(
    "react-dom's writer for Workers was not found",
  );
});

test("a build with a React that writes otherwise stops, and says what to compare", async () => {
  const other = "export function writeChunk(destination, chunk) { destination.enqueue(chunk); }";

  await expect(buildWith(`export * from ${JSON.stringify(WRITER)}`, other)).rejects.toThrow(
    "react-dom's writer has changed",
  );
});

test("what a page that broke off has left reaches no other visitor", async () => {
  const render = loadWriter();
  const enqueue = vi.spyOn(ReadableByteStreamController.prototype, "enqueue");
  enqueue.mockImplementation(() => {
    throw new TypeError("The stream is closed.");
  });
  const broken = await render("one visitor's page", { onError() {} });
  await new Response(broken).text().catch(() => undefined);
  enqueue.mockRestore();

  const next = await render("another's", {});

  expect(await new Response(next).text()).toBe("another&#x27;s");
});

type Render = (page: string, options: { onError?(): void }) => Promise<ReadableStream>;

/** React's module as the plugin changes it. */
function loadWriter(): Render {
  const require = createRequire(import.meta.url);
  const path = require
    .resolve("react-dom/server.edge")
    .replace(/server\.edge\.js$/, WRITER.slice("/react-dom/".length));
  const { handler } = textChunks().transform as unknown as {
    handler(this: { error(message: string): never }, code: string): { code: string };
  };
  const context = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  const { code } = handler.call(context, readFileSync(path, "utf8"));
  const exports: { renderToReadableStream?: Render } = {};
  new Function("require", "exports", code)(require, exports);
  if (!exports.renderToReadableStream) throw new Error("React has no renderToReadableStream.");
  return exports.renderToReadableStream;
}

/** @param writer the text of React's module */
function buildWith(source: string, writer: string): Promise<string> {
  const files = { [ENTRY]: source, [WRITER]: writer };
  return bundle(textChunks(), files, { ssr: true, rolldownOptions: { input: ENTRY } });
}
