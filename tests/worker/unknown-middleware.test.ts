// A route that names a middleware which does not exist: a build at fault, as nobody could deploy it unseen.
import { expect, test } from "vitest";
import { startSite } from "./start-site.ts";

test("a middleware that does not exist is named to people, to programs and in the log", async () => {
  await using site = await startSite({ rewrite: misname });
  const get = (Accept: string) => site.fetch("/blog/avis-mintos", { headers: { Accept } });

  const page = await get("text/html");
  expect(page.status).toBe(500);
  expect(await page.text()).toContain("Unknown route middleware: &#x27;nulle-part&#x27;");
  expect(await (await get("application/json")).json()).toEqual({
    statusCode: 500,
    statusMessage: "Internal Server Error",
    message: "Unknown route middleware: 'nulle-part'",
    data: null,
    fatal: true,
  });
  expect(
    site.faults().filter((line) => line.includes("Unknown route middleware: 'nulle-part'")),
  ).toHaveLength(2);
});

/** The same code, whose route of articles names another middleware. */
function misname(code: string): string {
  return code.replace(/(middleware: ?\[)[`"']is-article[`"']/, "$1`nulle-part`");
}
