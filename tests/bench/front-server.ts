// What stands between a browser and a Worker at Cloudflare: TLS, HTTP/2 and brotli. Also counts what is asked for.
import { request as ask, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, constants, createBrotliCompress } from "node:zlib";
import type { Certificate } from "./certificate.ts";

/** Pages are compressed as they go; files have been, as well as can be. */
const PAGE_QUALITY = 5;
const FILE_QUALITY = 11;

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;
const FONT = /\.woff2$/;

export type FrontServer = Awaited<ReturnType<typeof startFrontServer>>;

/** Stands before the server at `target`; use with `await using`. */
export async function startFrontServer(target: string, certificate: Certificate) {
  const files = new Map<string, Buffer>();
  let requests: string[] = [];
  let underWay = 0;
  let lastActive = 0;
  let fontDelayMs = 0;

  const server = createSecureServer({ ...certificate }, (incoming, outgoing) => {
    requests.push(incoming.url);
    underWay += 1;
    answer(incoming, outgoing)
      // The browser went away: the next visit begins, or a page it no longer wants.
      .catch(() => outgoing.stream?.destroy())
      .finally(() => {
        underWay -= 1;
        lastActive = Date.now();
      });
  });

  async function answer(incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
    if (FONT.test(incoming.url)) await wait(fontDelayMs);
    const response = await passOn(target, incoming);
    const { headers, statusCode = 502 } = response;
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !/^(?:connection|keep-alive|transfer-encoding)$/.test(name)) {
        outgoing.setHeader(name, value);
      }
    }
    outgoing.statusCode = statusCode;
    const type = headers["content-type"] ?? "";
    if (statusCode !== 200 || incoming.method !== "GET" || !COMPRESSED.test(type)) {
      await pipeline(response, outgoing);
      return;
    }

    outgoing.removeHeader("content-length");
    outgoing.setHeader("content-encoding", "br");
    if (type.startsWith("text/html")) await sendPage(response, outgoing);
    else outgoing.end(await compressFile(incoming.url, response));
  }

  async function compressFile(url: string, response: IncomingMessage): Promise<Buffer> {
    const body = await buffer(response);
    const known = files.get(url) ?? brotliCompressSync(body, quality(FILE_QUALITY));
    files.set(url, known);
    return known;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    /** The addresses asked for since the last call, in order, without the origin. */
    drainRequests(): string[] {
      const drained = requests;
      requests = [];
      return drained;
    },
    /** Milliseconds since the last answer ended; 0 while one is under way. */
    quietMs: () => (underWay > 0 ? 0 : Date.now() - lastActive),
    /** Fonts are held back for so long from now on. */
    delayFonts(delayMs: number): void {
      fontDelayMs = delayMs;
    },
    /** The browser is to be closed first: the server waits for whoever is connected. */
    async [Symbol.asyncDispose](): Promise<void> {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Asks the Worker for the same, uncompressed, in the visitor's own name. */
function passOn(target: string, incoming: Http2ServerRequest): Promise<IncomingMessage> {
  const own = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"));
  const headers = { ...Object.fromEntries(own), "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    const { method } = incoming;
    const request = ask(target + incoming.url, { method, headers }, resolve);
    request.on("error", reject);
    incoming.pipe(request);
  });
}

/** Compresses piece by piece, so that what the Worker has sent is not held back. */
async function sendPage(response: IncomingMessage, outgoing: Http2ServerResponse): Promise<void> {
  const compress = createBrotliCompress(quality(PAGE_QUALITY));
  response.on("data", () => compress.flush());
  await pipeline(response, compress, outgoing);
}

function quality(value: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: value } };
}
