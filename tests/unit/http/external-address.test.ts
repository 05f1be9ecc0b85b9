// Where a visitor may be sent: by table, by disguise, and by the browser's own reading of an address.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDangerous } from "../../../app/http/dangerous-address.ts";
import { checkAddress } from "../../../app/http/external-address.ts";

const OWN = { origin: "https://primoscope.example" };
const SCHEMES = ["javascript", "data", "vbscript", "blob"];
const GAPS = [
  "",
  " ",
  "\t",
  "\n",
  "\r",
  "\0",
  "\u0001",
  "\u001f",
  "\u00a0",
  "\u00ad",
  "\u200b",
  "\u2028",
  "\ufeff",
];

test("pages of the site are always allowed, and told as a path", () => {
  for (const href of ["/banque/n26?a=1#b", "https://primoscope.example/banque/n26?a=1#b"]) {
    expect(checkAddress(href, OWN)).toEqual({ verdict: "internal", path: "/banque/n26?a=1#b" });
  }
});

test("an external address is refused unless the caller says that it is external", () => {
  const href = "https://n26.com/fr-fr";

  expect(checkAddress(href, OWN)).toEqual({ verdict: "refused", reason: "external" });
  expect(checkAddress(href, { ...OWN, external: true })).toEqual({
    verdict: "external",
    url: href,
  });
});

test("a path of ours can't be read as the name of another site", () => {
  const check = checkAddress("https://primoscope.example//evil.example/a", OWN);

  expect(check).toEqual({ verdict: "internal", path: "/evil.example/a" });
});

test("an external address is seen through what makes it look like one of ours", () => {
  const lookalikes = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "https://primoscope.example@evil.example",
    "https://primoscope.example.evil.example",
    "http://primoscope.example",
  ];
  for (const href of lookalikes)
    expect(checkAddress(href, OWN).verdict, href).toBe(
      href === "https:evil.example" ? "internal" : "refused",
    );
});

test("mail and telephone need the caller's word too; other schemes are refused even with it", () => {
  expect(checkAddress("mailto:a@b.example", OWN).verdict).toBe("refused");
  expect(checkAddress("mailto:a@b.example", { ...OWN, external: true }).verdict).toBe("external");
  for (const href of ["ftp://a.example", "intent://a", "ms-word:ofe|u|a", "about:blank"]) {
    expect(checkAddress(href, { ...OWN, external: true }), href).toEqual({
      verdict: "refused",
      reason: "dangerous",
    });
  }
});

test("what is not an address at all is refused", () => {
  expect(checkAddress("https://", OWN)).toEqual({ verdict: "refused", reason: "malformed" });
});

test("the worn-out disguises are known", () => {
  const disguises = [
    "JaVaScRiPt:alert(1)",
    " \t\n javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "jav&#x61;script:alert(1)",
    "&#106;&#97vascript&colon;alert(1)",
    "java&Tab;script&NewLine;:alert(1)",
    "javascript%3Aalert(1)",
    "%6A%61vascript%253aalert(1)",
    "&amp;#106;avascript:alert(1)",
    "%26%23106%3bavascript:alert(1)",
    "java%E2%80%8Bscript:alert(1)",
    "ｊａｖａｓｃｒｉｐｔ：alert(1)",
    "data:text/html;base64,PHNjcmlwdD4=",
    "vbscript:msgbox(1)",
    "blob:https://primoscope.example/0b",
    "view-source:javascript:alert(1)",
  ];
  for (const href of disguises) expect(isDangerous(href), href).toBe(true);
});

test("honest addresses are not taken for disguises", () => {
  const honest = [
    "",
    "/",
    "#data:",
    "?q=javascript:alert(1)",
    "/blog/data:lire",
    "./javascript:x",
    "javascript",
    "/javascript%3Aalert(1)",
    "https://n26.com/?u=javascript%3Aalert(1)&amp;x=data:",
    "mailto:data@n26.example?subject=100%25",
    "database:x",
    "https://exemple.fr/prix?remise=50%&a=&#x",
    "/100%/%zz/%E0",
  ];
  for (const href of honest) expect(isDangerous(href), href).toBe(false);
});

test("a dangerous scheme is refused in any case, with anything invisible before and inside it, escaped in any order", () => {
  const character = fc.record({
    gap: fc.constantFrom(...GAPS),
    isUpper: fc.boolean(),
    layers: fc.array(fc.constantFrom(percent, entity, hexEntity), { maxLength: 3 }),
  });
  const disguise = fc
    .constantFrom(...SCHEMES)
    .chain((scheme) =>
      fc.tuple(
        fc.constant(`${scheme}:`),
        fc.array(character, { minLength: scheme.length + 1, maxLength: scheme.length + 1 }),
      ),
    );

  fc.assert(
    fc.property(disguise, fc.string(), fc.boolean(), ([scheme, dresses], rest, external) => {
      const href = dresses.reduce((text, { gap, isUpper, layers }, index) => {
        const letter = isUpper ? scheme.charAt(index).toUpperCase() : scheme.charAt(index);
        return text + gap + layers.reduce((inner, wrap) => wrap(inner), letter);
      }, "");

      expect(isDangerous(href + rest)).toBe(true);
      expect(checkAddress(href + rest, { ...OWN, external })).toEqual({
        verdict: "refused",
        reason: "dangerous",
      });
    }),
    { numRuns: 2_000 },
  );
});

test("whatever the browser itself would read as one of the schemes is refused", () => {
  const piece = fc.constantFrom(
    ...SCHEMES,
    ":",
    "java",
    "script",
    "da",
    "ta",
    "\t",
    "\n",
    "\r",
    " ",
    "\0",
    "J",
    "A",
    "%",
    "&",
    "#",
    ";",
    "/",
  );

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const href = pieces.join("");
      const scheme = URL.parse(href, OWN.origin)?.protocol.slice(0, -1) ?? "";
      if (SCHEMES.includes(scheme)) expect(isDangerous(href)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test("any text gets an answer, and what is allowed as ours stays ours", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.webPath()), (href) => {
      const check = checkAddress(href, OWN);
      if (check.verdict !== "internal") return;
      expect(new URL(check.path, OWN.origin).origin).toBe(OWN.origin);
    }),
    { numRuns: 2_000 },
  );
});

test("a page's worth of nested escapes is answered", () => {
  expect(isDangerous(`${"%25".repeat(20_000)}3A`)).toBe(false);
  expect(isDangerous(`%${"25".repeat(20_000)}6Aavascript:`)).toBe(true);
});

function percent(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
    .join("");
}

function entity(text: string): string {
  return [...text].map((letter) => `&#${letter.codePointAt(0)};`).join("");
}

function hexEntity(text: string): string {
  return [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join("");
}
