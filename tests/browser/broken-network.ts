// A network between a visitor and the site that can be broken in the middle of a visit, in the ways that networks are.
import type { IncomingMessage, ServerResponse } from "node:http";
import { inject } from "vitest";
import { listen } from "../listen.ts";

/** What becomes of an answer; a promise holds it back until it resolves. */
export type Fate =
  | "whole"
  | "cut in the middle"
  | "500"
  | "maintenance"
  | "nothing"
  | Promise<void>;

/** What the network does to a path, asked anew for each request; and what it writes into an answer, if anything. */
export type Network = {
  fateOf(path: string): Fate;
  change?(path: string, text: string): string;
  /** Hears how the site has answered. */
  hear?(path: string, status: number): void;
};

/** Starts a network that leads to the site, until the test ends. @returns the origin at which visitors reach it */
export function startNetwork(network: Network): Promise<string> {
  return listen((request, response) => {
    pass(network, request, response).catch(() => response.destroy());
  });
}

async function pass(
  { fateOf, change = (_, text) => text, hear }: Network,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? "/";
  const fate = fateOf(path);
  if (fate === "nothing") return void request.socket.destroy();
  if (fate === "500") return void response.writeHead(500).end("Internal Server Error");
  if (fate === "maintenance") {
    return void response
      .writeHead(200, { "Content-Type": "text/html" })
      .end("<h1>Maintenance</h1>");
  }
  if (typeof fate === "object") await fate;
  const { "user-agent": agent = "", accept = "*/*" } = request.headers;
  const answer = await fetch(inject("site") + path, {
    redirect: "manual",
    headers: { "User-Agent": agent, Accept: accept, "Accept-Encoding": "identity" },
  });
  hear?.(path, answer.status);
  const headers = [...answer.headers].filter(([name]) => !/^(content-length|transfer-)/.test(name));
  response.writeHead(answer.status, Object.fromEntries(headers));
  const type = answer.headers.get("Content-Type") ?? "";
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = /json|html/.test(type) ? Buffer.from(change(path, bytes.toString())) : bytes;
  if (fate !== "cut in the middle") return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}
