// The error object of the site, whose words are the owner's (README.md), and the errors that routes throw.
import { data, isRouteErrorResponse } from "react-router";

export type PageError = {
  statusCode: number;
  statusMessage: "Page Not Found" | "Internal Server Error";
  message: string;
  /** `cause` is told where the page could not be fetched, which is no fault of its address. */
  data: { path: string; cause?: "offline" | "unreachable" } | null;
  /** True where the page itself can't go on; false where only the address is unknown. */
  fatal: boolean;
};

type Target = { pathname: string; search: string };

/** No route matches: 404, not fatal, the path in `data`. To be thrown. */
export function unknownPath({ pathname, search }: Target) {
  const fullPath = shorten(pathname + search);
  return notFound({ message: `Page not found: ${fullPath}`, path: fullPath, fatal: false });
}

/** A route matched, but its validation or one of its middlewares refused: 404, fatal. To be thrown. */
export function refusedPath({ pathname }: Target) {
  const path = shorten(pathname);
  return notFound({ message: `Page Not Found: ${path}`, path, fatal: true });
}

/** A route names a middleware that does not exist: a fault of ours, fatal, which names it. To be thrown. */
export function unknownMiddleware(middleware: string) {
  const error: PageError = {
    statusCode: 500,
    statusMessage: "Internal Server Error",
    message: `Unknown route middleware: '${middleware}'`,
    data: null,
    fatal: true,
  };
  // An Error would reach people and programs as React Router masks it on the server: without its message.
  return data(error, { status: 500 });
}

/** Longer addresses are not repeated in full: no page is made large by whoever asks for it. */
const MAX_PATH = 300;

function shorten(path: string): string {
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH).toWellFormed()}…` : path;
}

function notFound({ message, path, fatal }: { message: string; path: string; fatal: boolean }) {
  const error: PageError = {
    statusCode: 404,
    statusMessage: "Page Not Found",
    message,
    data: { path },
    fatal,
  };
  return data(error, { status: 404 });
}

/**
 * Whatever was thrown, as the site's error object. What only the server knows stays there:
 * a fault that is not ours to show becomes "Internal Server Error".
 */
export function toPageError(thrown: unknown): PageError {
  if (isRouteErrorResponse(thrown) && isPageError(thrown.data)) {
    // Only the fields of an error object: a loader may have added pages to propose (app/search).
    const { statusCode, statusMessage, message, data, fatal } = thrown.data;
    return { statusCode, statusMessage, message, data, fatal };
  }
  const statusCode = isRouteErrorResponse(thrown) ? thrown.status : 500;
  const statusMessage = statusCode === 404 ? "Page Not Found" : "Internal Server Error";
  return { statusCode, statusMessage, message: statusMessage, data: null, fatal: true };
}

function isPageError(value: unknown): value is PageError {
  return typeof value === "object" && value !== null && "statusCode" in value && "fatal" in value;
}

/** Whether something thrown was made by `data()`, as these errors are. */
export function isThrownData(value: unknown): value is ReturnType<typeof data<unknown>> {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "DataWithResponseInit"
  );
}
