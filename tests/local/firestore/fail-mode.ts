// The ways the stand-in can be told to fail, each as a real Firestore, proxy or network does.
import type { ServerResponse } from "node:http";

/** Every way to fail, and what the client sees. */
export const FAIL_MODES = {
  none: "answers normally",
  gone: "404: the document does not exist",
  forbidden: "403 PERMISSION_DENIED",
  quota: "429 RESOURCE_EXHAUSTED",
  unavailable: "503 UNAVAILABLE",
  silence: "accepts the request and never answers",
  reset: "cuts the connection before any answer",
  html: "200 with an HTML page, as a captive portal does",
  broken: "200 with JSON that does not parse",
  truncated: "announces more bytes than it sends, then cuts the connection",
  huge: "200 with a valid document of more than 256 KB",
  "slow-body": "200, then a body that trickles for ever",
} as const;

/** One of the ways to fail. */
export type FailMode = keyof typeof FAIL_MODES;

/** True when the text names a way to fail. */
export function isFailMode(text: string): text is FailMode {
  return Object.hasOwn(FAIL_MODES, text);
}

/** Status and Google's words for the failures that are a plain error answer. */
const ERRORS: Partial<Record<FailMode, { code: number; status: string; message: string }>> = {
  forbidden: {
    code: 403,
    status: "PERMISSION_DENIED",
    message: "Missing or insufficient permissions.",
  },
  quota: { code: 429, status: "RESOURCE_EXHAUSTED", message: "Quota exceeded." },
  unavailable: {
    code: 503,
    status: "UNAVAILABLE",
    message: "The service is currently unavailable.",
  },
};

/** Milliseconds between two bytes of a body that trickles. */
const TRICKLE_MS = 20;

/**
 * Answers as the mode says; `body` is what a normal answer would be. False when the mode leaves
 * the answer to the caller (`none`, `gone`). `asList`: batch calls wrap their errors in an array.
 */
export function failAs(
  mode: FailMode,
  response: ServerResponse,
  body: object,
  asList: boolean,
): boolean {
  const error = ERRORS[mode];
  if (error) {
    sendError(response, error, asList);
    return true;
  }
  switch (mode) {
    case "silence":
      return true;
    case "reset":
      response.socket?.destroy();
      return true;
    case "html":
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end("<!doctype html><title>Wi-Fi</title><h1>Connectez-vous</h1>");
      return true;
    case "broken":
      sendText(response, JSON.stringify(body).slice(0, -1));
      return true;
    case "truncated":
      truncate(response, JSON.stringify(body));
      return true;
    case "huge":
      // JSON allows any amount of white space.
      sendText(response, JSON.stringify(body) + " ".repeat(300 * 1024));
      return true;
    case "slow-body":
      trickle(response);
      return true;
    default:
      return false;
  }
}

/** Google's error body. */
export function sendError(
  response: ServerResponse,
  error: { code: number; status: string; message: string },
  asList = false,
): void {
  response.statusCode = error.code;
  sendText(response, JSON.stringify(asList ? [{ error }] : { error }));
}

/** A JSON text with its content type. */
export function sendText(response: ServerResponse, text: string): void {
  response.setHeader("content-type", "application/json; charset=UTF-8");
  response.end(text);
}

function truncate(response: ServerResponse, text: string): void {
  response.setHeader("content-type", "application/json; charset=UTF-8");
  response.setHeader("content-length", Buffer.byteLength(text) * 2);
  response.write(text, () => response.socket?.destroy());
}

function trickle(response: ServerResponse): void {
  response.setHeader("content-type", "application/json; charset=UTF-8");
  response.write("{");
  const timer = setInterval(() => response.write(" "), TRICKLE_MS);
  response.on("close", () => clearInterval(timer));
}
