// Where a visitor may be sent, and the disguises in which a browser still knows a dangerous address.
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkAddress } from "../../../app/http/check-address.ts";

const OWN = { origin: "https://primoscope.example" };
const SCHEMES = ["javascript", "data", "vbscript", "blob"];
/** What a browser leaves out of an address, wherever it stands; and what it skips before one. */
const SKIPPED = ["", "\t", "\n", "\r"];
const SKIPPED_BEFORE = [" ", "\0", "\u0001", "\u001f"];
const DANGEROUS = { verdict: "refused", reason: "dangerous" };

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

test("a calendar to subscribe to is one of ours, or refused, whatever the caller says", () => {
  const own = "webcal://primoscope.example/parrainage/calendrier/n26/2026-11-20.ics";
  expect(checkAddress(own, { ...OWN, external: true })).toEqual({ verdict: "external", url: own });
  expect(checkAddress(own, OWN).verdict).toBe("refused");
  for (const href of [
    "webcal://evil.example/a.ics",
    "webcal://primoscope.example@evil.example/a.ics",
    "webcal://primoscope.example:8080/a.ics",
    "webcal:a.ics",
    "webcals://primoscope.example/a.ics",
  ]) {
    expect(checkAddress(href, { ...OWN, external: true }), href).toEqual(DANGEROUS);
  }
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

test("an escaped scheme is a path of the site, as it is to a browser", () => {
  const paths = [
    "javascript%3Aalert(1)",
    "%6A%61vascript%253aalert(1)",
    "java%E2%80%8Bscript:alert(1)",
    "jav&#x61;script:alert(1)",
    "&#106;&#97vascript&colon;alert(1)",
    "java&Tab;script&NewLine;:alert(1)",
    "\u00a0javascript:alert(1)",
    "ｊａｖａｓｃｒｉｐｔ：alert(1)",
  ];
  for (const href of paths) {
    const check = checkAddress(href, OWN);
    expect(check, href).toMatchObject({ verdict: "internal", path: expect.stringMatching(/^\//) });
    if (check.verdict === "internal") expect(checkAddress(check.path, OWN)).toEqual(check);
  }
});

test("honest addresses are not taken for dangerous ones", () => {
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
    "https://exemple.fr/prix?remise=50%&a=&#x",
    "/100%/%zz/%E0",
  ];
  for (const href of honest) {
    expect(checkAddress(href, { ...OWN, external: true }).verdict, href).not.toBe("refused");
  }
});

test("a dangerous scheme is refused in any case, with all that a browser skips before and inside it", () => {
  const character = fc.record({ gap: fc.constantFrom(...SKIPPED), isUpper: fc.boolean() });
  const disguise = fc
    .constantFrom(...SCHEMES)
    .chain((scheme) =>
      fc.tuple(
        fc.constant(`${scheme}:`),
        fc.array(character, { minLength: scheme.length + 1, maxLength: scheme.length + 1 }),
      ),
    );
  const before = fc.string({ unit: fc.constantFrom(...SKIPPED, ...SKIPPED_BEFORE), maxLength: 4 });

  fc.assert(
    fc.property(
      before,
      disguise,
      fc.string(),
      fc.boolean(),
      (spaces, [scheme, dresses], rest, external) => {
        const dressed = dresses.map(({ gap, isUpper }, index) => {
          const letter = scheme.charAt(index);
          return gap + (isUpper ? letter.toUpperCase() : letter);
        });
        const href = spaces + dressed.join("") + rest;

        // « dangerous », or « malformed » where what follows is no address at all.
        expect(checkAddress(href, { ...OWN, external }).verdict).toBe("refused");
      },
    ),
    { numRuns: 2_000 },
  );
});

test("whatever the browser itself would read as one of the schemes is refused", () => {
  const piece = fc.constantFrom(
    ...SCHEMES,
    ...[":", "java", "script", "da", "ta", "J", "A", "%", "&", "#", ";", "/"],
    ...SKIPPED,
    ...SKIPPED_BEFORE,
  );

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const href = pieces.join("");
      const scheme = URL.parse(href, OWN.origin)?.protocol.slice(0, -1) ?? "";
      if (SCHEMES.includes(scheme)) {
        expect(checkAddress(href, { ...OWN, external: true })).toEqual(DANGEROUS);
      }
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
