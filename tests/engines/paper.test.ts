// On paper.
import { extractText, getDocumentProxy } from "unpdf";
import { expect } from "vitest";
import { ENGINE, journey } from "./journey.ts";
import { PHONE } from "./visitor.ts";

const MOST_SHEETS = 6;

journey(
  "a bank's page prints on six sheets at most, with what a phone has folded",
  async ({ visitor, annotate }) => {
    await visitor.open("/banque/boursobank", PHONE);
    if (ENGINE === "webkit") {
      await expect(visitor.tab.print()).rejects.toThrow(/Unknown command/);
      await annotate(
        "its driver can't print; its rules for paper are the next line's",
        "difference",
      );
      return;
    }
    const pdf = await getDocumentProxy(new Uint8Array(await visitor.tab.print()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(pdf.numPages).toBeLessThanOrEqual(MOST_SHEETS);
    expect(text).toMatch(/BoursoBank/);
  },
);

journey(
  "the rules for paper show every section, and leave out what is for the hand",
  async ({ visitor }) => {
    await visitor.open("/banque/boursobank", PHONE);
    await visitor.tab.evaluate(asOnPaper, undefined);
    await visitor.until(() => {
      const shown = (css: string) =>
        [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length;
      const sections = document.querySelectorAll(".section__text").length;
      return (
        sections > 5 &&
        shown(".section__text") === sections &&
        shown(".contents, .page-tools") === 0
      );
    });
  },
);

/** In the page: the screen takes the rules for paper, and no others. */
function asOnPaper(): void {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        media.mediaText = media.mediaText
          .replace(/\bscreen\b/g, "tty")
          .replace(/\bprint\b/g, "screen");
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
}
