// A route that names a middleware which does not exist: a build at fault, as nobody could deploy it unseen.
import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { PERSON, siteWorker } from "./start-site.ts";

test("a middleware that does not exist is named to people, to programs and in the log", async () => {
  const lines: string[] = [];
  const worker = siteWorker({ SITE_ORIGIN: "https://primoscope.example" });
  const modules = (worker.modules as { type: "ESModule"; path: string }[]).map((module) => ({
    ...module,
    contents: misname(readFileSync(module.path, "utf8")),
  }));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      handleStructuredLogs: ({ message }) => void lines.push(message),
      workers: [{ ...worker, modules }],
    }),
  );
  try {
    const { origin } = await miniflare.ready;
    const ask = (accept: string) =>
      fetch(`${origin}/blog/avis-mintos`, { headers: { "User-Agent": PERSON, Accept: accept } });

    const page = await ask("text/html");
    expect(page.status).toBe(500);
    expect(await page.text()).toContain("Unknown route middleware: &#x27;nulle-part&#x27;");
    expect(await (await ask("application/json")).json()).toEqual({
      statusCode: 500,
      statusMessage: "Internal Server Error",
      message: "Unknown route middleware: 'nulle-part'",
      data: null,
      fatal: true,
    });
    expect(
      lines.filter((line) => line.includes("Unknown route middleware: 'nulle-part'")),
    ).toHaveLength(2);
  } finally {
    await miniflare.dispose();
  }
});

/** The same code, whose route of articles names another middleware. */
function misname(code: string): string {
  return code.replace(/(middleware: ?\[)[`"']is-article[`"']/, "$1`nulle-part`");
}
