// Assistants as they ask the site: the protocol's official client, whose requests reach the built Worker.
import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from "@modelcontextprotocol/client";
import type { Site } from "./start-site.ts";

/** The revision of today, and the handshake of those before it. */
export const ERAS = {
  "2026-07-28": { pin: "2026-07-28" },
  "2025-11-25": "legacy",
} as const satisfies Record<string, VersionNegotiationMode>;

/** A client that has found the site; use with `await using`. */
export async function connect(site: Site, mode: VersionNegotiationMode = ERAS["2026-07-28"]) {
  const client = new Client({ name: "tests", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", site.origin), {
      fetch: (url, init) => site.fetch(new URL(url).pathname, init),
    }),
  );
  return {
    client,
    /** What a tool answers; its text where it says what to ask instead. */
    async call(name: string, args: Record<string, unknown> = {}) {
      const { structuredContent, content, isError } = await client.callTool({
        name,
        arguments: args,
      });
      const [first] = content;
      return {
        data: structuredContent as unknown,
        text: first?.type === "text" ? first.text : "",
        isError: isError === true,
      };
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** A request as any program may send it. */
export function post(site: Site, body: unknown, headers: Record<string, string> = {}) {
  return site.fetch("/mcp", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
