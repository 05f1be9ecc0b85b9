// One address for one page, two methods, and no redirect that leads away from the site.
import { request } from "node:http";
import { expect, test } from "vitest";
import { shareScene } from "./scene.ts";

const scene = shareScene();

test.each([
  ["/banque/", "/banque"],
  ["/BANQUE/N26/", "/banque/n26"],
  ["/Banque/N26?Ref=ABC&x=1", "/banque/n26?Ref=ABC&x=1"],
  ["/banque//n26", "/banque/n26"],
  ["//", "/"],
  ["///", "/"],
  ["//evil.example", "/evil.example"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["/\\/evil.example", "/evil.example"],
  ["//evil.example/%2e%2e", "/"],
  ["/%62anque", "/banque"],
  ["/banque/%6e26", "/banque/n26"],
  ["/?x=1", undefined],
  ["/banque?a=//b/", undefined],
  ["/%C3%89", undefined],
])("%s leads to %s in one hop, and never elsewhere", async (path, target) => {
  const { status, location } = await get(path);

  if (target === undefined) {
    expect(location).toBeUndefined();
    return;
  }
  expect(status).toBe(301);
  expect(location).toBe(target);
  expect(new URL(location ?? "", scene.site.origin).origin).toBe(scene.site.origin);
  expect((await get(target)).location).toBeUndefined();
});

test("an address with an endless query still leads to its page", async () => {
  expect((await get(`/banque/?q=${"a".repeat(15_000)}`)).location).toBe("/banque");
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "%s is refused, and told what is allowed",
  async (method) => {
    for (const path of ["/", "/banque/n26", "/nulle-part"]) {
      const response = await scene.site.fetch(path, { method });

      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.text()).toBe("");
    }
  },
);

test.each(["/", "/banque/n26", "/nulle-part", "/sitemap.xml"])(
  "HEAD %s has the headers of GET and no body",
  async (path) => {
    const get = await scene.site.fetch(path);
    await get.text();
    const head = await scene.site.fetch(path, { method: "HEAD" });

    expect(await head.text()).toBe("");
    expect(head.status).toBe(get.status);
    for (const name of ["Content-Type", "Cache-Control", "X-Content-Type-Options"]) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  },
);

/** Asks for exactly this path: `fetch` would tidy it up first. */
function get(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(
      scene.site.origin,
      { path, headers: { "User-Agent": "Mozilla/5.0 Chrome/156" } },
      (response) => {
        response.resume();
        response.on("end", () =>
          resolve({ status: response.statusCode, location: response.headers.location }),
        );
      },
    )
      .on("error", reject)
      .end();
  });
}
