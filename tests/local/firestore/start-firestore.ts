// A stand-in for Firestore on one's own machine: the part of its REST interface that the site and
// the Firestore SDK use to read and write one document, and every way it can fail. No part of the site.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { applyCommit } from "./commit.ts";
import { FIRST_TIME, readNames, sendBatch, sendOne } from "./document-answer.ts";
import { inFile, inMemory, type StandInDocument } from "./document-source.ts";
import { FAIL_MODES, type FailMode, failAs, isFailMode, sendError, sendText } from "./fail-mode.ts";

const DOCUMENT_PATH = "primes/primes_parrainage";
const GET_ONE = /^\/v1\/(projects\/[^/]+\/databases\/\(default\)\/documents\/(.+))$/;
const COMMIT = /^\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:commit$/;
const GET_BATCH = /^\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:batchGet$/;
/** `PUT /__fail/quota` starts a failure, `DELETE /__fail` ends it. */
const FAIL_SWITCH = /^\/__fail(?:\/([a-z-]+))?$/;

/**
 * Starts the stand-in on 127.0.0.1, on a free port where none is named. Rejects when that is taken.
 * Use with `await using`, or close it.
 */
export async function startFirestore(
  options: { file?: string; document?: StandInDocument; port?: number } = {},
) {
  let source = options.file ? inFile(options.file) : inMemory(options.document ?? null);
  let updateTime = FIRST_TIME;
  let mode: FailMode = "none";
  let reads = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendError(response, { code: 500, status: "INTERNAL", message: String(error) });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const path = decodeURIComponent(pathname);
    const failSwitch = FAIL_SWITCH.exec(path);
    if (failSwitch) {
      const wanted = request.method === "DELETE" ? "none" : (failSwitch[1] ?? "");
      if (isFailMode(wanted)) mode = wanted;
      else response.statusCode = 400;
      sendText(response, JSON.stringify({ mode, modes: FAIL_MODES }));
      return;
    }
    const one = GET_ONE.exec(path);
    if (request.method === "GET" && one?.[1]) {
      reads += 1;
      sendOne(response, mode, one[1], find(one[1]), updateTime);
    } else if (request.method === "POST" && GET_BATCH.test(path)) {
      reads += 1;
      const asked = readNames(await readJson(request)).map((name) => ({
        name,
        document: find(name),
      }));
      sendBatch(response, mode, asked, updateTime);
    } else if (request.method === "POST" && COMMIT.test(path)) {
      commit(request, response, await readJson(request));
    } else {
      sendError(response, { code: 404, status: "NOT_FOUND", message: "Unknown address." });
    }
  }

  /** Rules as the README gives them: whoever names no one may not write. */
  function commit(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    if (failAs(mode, response, {}, false)) return;
    if (!request.headers.authorization) {
      sendError(response, { code: 403, status: "PERMISSION_DENIED", message: "Not allowed." });
      return;
    }
    const result = applyCommit(body, mode === "gone" ? null : source.read(), updateTime);
    if ("refusal" in result) {
      sendError(response, result.refusal);
      return;
    }
    source.write(result.document);
    updateTime = new Date().toISOString();
    sendText(response, JSON.stringify({ writeResults: [{ updateTime }], commitTime: updateTime }));
  }

  function find(name: string): StandInDocument {
    return mode !== "gone" && name.endsWith(`/documents/${DOCUMENT_PATH}`) ? source.read() : null;
  }

  const port = await listen(server, options.port ?? 0);
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    /** `127.0.0.1:PORT`, as FIRESTORE_EMULATOR_HOST wants it. */
    host: `127.0.0.1:${port}`,
    /** How often the document was asked for, failures included. */
    get reads() {
      return reads;
    },
    resetReads() {
      reads = 0;
    },
    /** The document as it stands. */
    get document() {
      return source.read();
    },
    /** Serves this document from now on, in place of the file; null for none. */
    set(document: StandInDocument) {
      source = inMemory(document);
    },
    /** Fails in this way from now on; "none" ends it. */
    fail(next: FailMode) {
      mode = next;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The body of a request. Rejects when it is no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // A socket that listens on a port has an address of that form.
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
