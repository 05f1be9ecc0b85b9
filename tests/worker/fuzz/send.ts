// Sends a request exactly as it is written: `fetch` would tidy its address and leave out some of its headers.
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { HostileRequest } from "./requests.ts";

/** A connection for each: an address that HTTP does not know ends the one that it came by. */
const agent = new Agent({ maxSockets: 8 });

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Asks, and reads the answer to its end. Rejects where there is none. */
export async function send(
  origin: string,
  { method, target, headers }: HostileRequest,
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const asked = request(
    origin,
    { agent, method, path: target, headers: { "accept-encoding": "identity", ...headers } },
    (response) => {
      const entries = Object.entries(response.headers).map(([name, value]) => [
        name,
        String(value),
      ]);
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            body: bytes.toString("utf8"),
          }),
        reject,
      );
    },
  );
  asked.on("error", reject).end();
  return promise;
}

/** What belongs to a connection, a moment or a cache on the way, and not to the answer. */
const PASSING = [
  "date",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "cf-cache-status",
];

/** Status and headers in an order that two answers share, without what differs by itself. */
export function comparableHead(answer: RawAnswer): Pick<RawAnswer, "status" | "headers"> {
  const lines = Object.entries(answer.headers)
    .filter(([name]) => !PASSING.includes(name))
    .map(([name, value]) => [name, withoutNonce(answer, value)] as const);
  return { status: answer.status, headers: Object.fromEntries(lines.toSorted()) };
}

/** The text, without the nonce of the answer that it is part of. */
export function withoutNonce({ headers }: RawAnswer, text: string): string {
  const nonce = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1];
  return nonce ? text.replaceAll(nonce, "") : text;
}
