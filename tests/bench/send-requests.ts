// Asks a Worker for pages as many browsers at once do.
import { Agent, get } from "node:http";
import { PERSON } from "../worker/start-site.ts";

const CONNECTIONS = 8;
const HEADERS = { "User-Agent": PERSON, "Accept-Encoding": "identity" };
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Asks `count` times, over eight connections that stay open. @param url gives the address of each request */
export async function sendRequests(count: number, url: () => string): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        await sendRequest(url());
      }
    }),
  );
}

/** Asks once, and reads the answer to its end. Anything but a page is a fault. */
function sendRequest(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: HEADERS }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} ${url}`));
      response.on("end", resolve).on("error", reject).resume();
    });
    request.on("error", reject);
  });
}
