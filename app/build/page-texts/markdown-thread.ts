/** The thread of markdown-threads.ts: writes each piece of HTML it is told as Markdown, and hands it back. */
import { parentPort } from "node:worker_threads";
import { toMarkdown } from "./to-markdown.ts";

parentPort?.on("message", (html: string) => parentPort?.postMessage(toMarkdown(html)));
