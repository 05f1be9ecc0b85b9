// What a hostile person writes where a word, a number or a date is expected.
import fc from "fast-check";

/** Letters that no page of the site has. */
export const MARK = "zqxj";

/** What ends a text, an attribute, a script, a comment, a header line. */
const BREAKS = ['"', "'", "<", ">", "`", '">', "'>", "</script>", "</title>", "<!--", "]]>"];
const NEEDLES = BREAKS.map((each) => `q${each}${MARK}`);

/**
 * Pieces of the values below that stand in no document as they are: whoever finds one has found markup that somebody
 * typed into the address. An apostrophe or a backtick in a text is none.
 */
export const RAW_MARKUP = NEEDLES.filter((needle) => /["<>]/.test(needle));

const SCRIPTS = [
  ...NEEDLES,
  `q"${MARK} onfocus=alert(1) autofocus x="`,
  `q<${MARK} onload=alert(1)>`,
  `q</script>${MARK}<script>alert(1)</script>`,
  `javascript:alert('${MARK}')`,
  `data:text/html,<${MARK}>`,
  `{{${MARK}}}\${7*7}<%= 7*7 %>`,
  `${MARK}\r\nSet-Cookie: ${MARK}=1`,
  `${MARK}\u2028\u2029\\u003c`,
  "' OR 1=1 --",
  '=HYPERLINK("//zqxj.example")',
];

const NUMBERS =
  `0 -0 -1 +5 007 1e3 1e400 -1e400 1e-400 NaN Infinity -Infinity 0x10 0b11 1_000 1,5 1.5.5 .5 5. 1,000.00 5%
  99999999999999999999 9007199254740993 0.1e1 ٣ １２ ½ 2² 1\u202f000,50 1\u00a0000 −5`.split(
    / |\n +/,
  );

const DATES =
  "2026-02-30 2026-13-01 0000-00-00 9999-12-31 +275760-09-13 -000001-01-01 2026-1-1 30/02/2026 2024-02-29".split(
    " ",
  );

const NAMES_OF_OBJECTS =
  "__proto__ constructor prototype toString hasOwnProperty valueOf undefined null true [object".split(
    " ",
  );

const PATIENCE = ["(a+)+$", `${"a".repeat(3_000)}!`, "\0", "%", "%zz", "../../../../etc/passwd"];

/** Bytes of an address: more is refused before a Worker is asked (16 KB at Cloudflare). */
export const LENGTH = 15_000;

/** @param known values that the site's own forms and links have: what is right gets further than what is wrong */
export function hostileValue(known: readonly string[]) {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...SCRIPTS) },
    { weight: 6, arbitrary: fc.constantFrom(...NUMBERS) },
    { weight: 2, arbitrary: fc.constantFrom(...DATES) },
    { weight: 2, arbitrary: fc.constantFrom(...NAMES_OF_OBJECTS) },
    { weight: 2, arbitrary: fc.constantFrom(...PATIENCE) },
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.double().map(String) },
    { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...known), fc.constantFrom(...NEEDLES))
        .map((two) => two.join("")),
    },
  );
}
