// Headers that protect the visitor, on every kind of answer.
import { expect, test } from "vitest";
import { PAGE, shareScene } from "./scene.ts";

const scene = shareScene();

test.each(["/", PAGE, "/error", "/nulle-part"])(
  "every inline script of %s carries the nonce of its policy",
  async (path) => {
    const response = await scene.site.fetch(path);
    const html = await response.text();
    const nonce = nonceOf(response);

    expect(nonce).toMatch(/^[\w-]{24}$/);
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const attributes of inline) {
      if (attributes?.includes('type="application/ld+json"')) continue;
      expect(attributes).toContain(`nonce="${nonce}"`);
    }
  },
);

test("a nonce serves one answer only", async () => {
  const nonces = [];
  for (let visit = 0; visit < 5; visit++) {
    const response = await scene.site.fetch(PAGE);
    await response.text();
    nonces.push(nonceOf(response));
  }

  expect(new Set(nonces).size).toBe(5);
});

test("the policy lets nothing inline run, no style attribute, no frame and no third party", async () => {
  const response = await scene.site.fetch(PAGE);
  const html = await response.text();
  const policy = response.headers.get("Content-Security-Policy") ?? "";

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toMatch(/ on[a-z]+="/);
});

test("the data of a page is no page of its own for an index", async () => {
  const response = await scene.site.fetch(`${PAGE}.data`);
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
});

function nonceOf(response: Response): string | undefined {
  return /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
}
