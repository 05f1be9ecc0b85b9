// Pages are drawn once for all: who reads one again gets the same drawing, until an amount changes.
import { beforeAll, expect, test } from "vitest";
import { openScene, PAGE, shareScene } from "./scene.ts";
import type { Site } from "./start-site.ts";

const scene = shareScene();

beforeAll(() => scene.site.runCron());

test.each(["/", PAGE, "/comparateur?produits=n26.metal&produits=revolut.metal"])(
  "two visitors of %s get the same drawing, each under a nonce of their own",
  async (path) => {
    const [first, second] = [await read(scene.site, path), await read(scene.site, path)];

    // The moment of drawing is in the page, to the millisecond.
    expect(second.html).toBe(first.html);
    expect(second.nonce).not.toBe(first.nonce);
    expect(second.headers).toEqual(first.headers);
  },
);

test("a page whose amounts are still on their way is kept for nobody", async () => {
  await using own = await openScene({ fail: "unavailable" });
  const first = await read(own.site, PAGE);
  const second = await read(own.site, PAGE);

  expect(first.headers["cache-control"]).toBe("no-store");
  expect(second.html).not.toBe(first.html);
});

/** An answer without its nonce, which stands beside it. */
async function read(site: Site, path: string) {
  const response = await site.fetch(path);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
  const {
    "content-length": _,
    "transfer-encoding": __,
    ...headers
  } = Object.fromEntries(
    [...response.headers].map(([name, value]) => [name, value.replaceAll(nonce, "")]),
  );
  return { html: (await response.text()).replaceAll(nonce, ""), nonce, headers };
}
