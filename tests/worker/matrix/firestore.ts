// One Firestore for all cells: each has a project of its own there, whose answers are held back until the test lets
// them go, and are whatever the test says.
import { createServer, type ServerResponse } from "node:http";
import { FIRST_TIME } from "../../local/firestore/document-answer.ts";
import { toTypedFields } from "../../local/firestore/typed-value.ts";

/** Writes one answer, or does something else to the connection. */
export type Answer = (response: ServerResponse) => void;

/** A project: what it answers, and what became of that. */
type Project = {
  answer: Answer;
  gate: PromiseWithResolvers<void>;
  requestCount: number;
  sent: number[];
};

const PROJECT = /^\/v1\/projects\/([^/]+)\//;

/** Starts it; use with `await using`. */
export async function openFirestore() {
  const projects = new Map<string, Project>();
  const server = createServer(async (request, response) => {
    const project = find(decodeURIComponent(PROJECT.exec(request.url ?? "")?.[1] ?? ""));
    project.requestCount += 1;
    // An answer that is cut off is what some cells are about.
    response.on("error", () => undefined);
    const { socket } = response;
    response.on("close", () => project.sent.push(socket?.bytesWritten ?? 0));
    await project.gate.promise;
    project.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");

  function find(name: string): Project {
    const known = projects.get(name);
    if (known) return known;
    const open = Promise.withResolvers<void>();
    open.resolve();
    const project = { answer: sendDocument({}), gate: open, requestCount: 0, sent: [] };
    projects.set(name, project);
    return project;
  }

  return {
    host: `127.0.0.1:${address.port}`,
    /** From now on the project answers so; nothing is held back. */
    set(name: string, answer: Answer): void {
      const project = find(name);
      project.answer = answer;
      project.gate.resolve();
    },
    /** From now on it answers so, once it is released. */
    hold(name: string, answer: Answer): void {
      const project = find(name);
      project.answer = answer;
      project.gate = Promise.withResolvers();
    },
    release: (name: string) => find(name).gate.resolve(),
    /** How often it was asked. */
    requestCount: (name: string) => find(name).requestCount,
    /** Bytes of each connection that has ended. */
    sent: (name: string) => find(name).sent,
    async [Symbol.asyncDispose]() {
      for (const { gate } of projects.values()) gate.resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type MatrixFirestore = Awaited<ReturnType<typeof openFirestore>>;

/** A document as Firestore sends it. @param fields plain or typed values */
export function sendDocument(fields: Record<string, unknown>): Answer {
  return sendJson(200, JSON.stringify(documentOf(toTypedFields(fields))));
}

export function documentOf(fields: object): object {
  return { name: NAME, fields, createTime: FIRST_TIME, updateTime: FIRST_TIME };
}

const NAME = "projects/p/databases/(default)/documents/primes/primes_parrainage";

export function sendJson(status: number, text: string): Answer {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" });
    response.end(text);
  };
}
