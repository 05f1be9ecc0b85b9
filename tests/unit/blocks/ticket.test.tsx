// What a ticket says of an amount: who pays which part of it, and that a programme is in doubt.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AmountsProvider } from "../../../app/amounts/amounts.tsx";
import { deriveGlobalValues } from "../../../app/amounts/document.server.ts";
import { type Past, PastContext } from "../../../app/amounts/history/fragment.tsx";
import type { Reading } from "../../../app/amounts/reading.ts";
import type { CheckedFields } from "../../../app/amounts/values.ts";
import type { ticket } from "../../../app/blocks/ticket/block.ts";
import type { PropsOf } from "../../../app/build/blocks/directive.ts";
import { SampleTicket } from "../../../app/build/styleguide/sample-ticket.tsx";
import { TICKETS } from "../../../app/build/styleguide/samples.ts";

const [[, SAMPLE] = []] = TICKETS;
const CONFIRMED = { text: "ouvert", degree: "confirmed" as const, asOf: "2026-09", sources: [] };
const N26 = {
  ...SAMPLE,
  offerCode: "N26",
  name: "N26",
  partnerSlug: "n26",
  partnerName: "N26",
  status: CONFIRMED,
  standing: {},
  conditions: [],
} as unknown as PropsOf<typeof ticket>;

test("what the firm owes comes first, what the sponsor promises stands apart, the sum says what it contains", () => {
  const text = read({}, { PRIME_PARRAIN_N26: 35, PRIME_FILLEUL_N26: 15, PRIME_PARTAGE_N26: 17 });
  expect(text).toContain("15 € dus par N26 + 17 € promis par le parrain 32 € promesse comprise");
  expect(text).toContain("35 €, dont 17 € promis");
});

test("what nobody shares is not broken down", () => {
  for (const shared of [{}, { PRIME_PARTAGE_N26: 0 }]) {
    const text = read({}, { PRIME_PARRAIN_N26: 35, PRIME_FILLEUL_N26: 15, ...shared });
    expect(text).toContain("15 € dus par N26");
    expect(text).not.toMatch(/promis|promesse/);
    expect(text).toMatch(/Pour le parrain35 €À deux/);
  }
});

test("where the firm owes the referee nothing, the sum is a promise and looks like none of the firm's", () => {
  const fields = { PRIME_PARRAIN_N26: 35, PRIME_PARTAGE_N26: 17 };
  const text = read({}, fields);
  expect(text).toContain("17 € promis par le parrain");
  expect(text).toContain("Notre base ne donne aucun montant que N26 verserait au filleul");
  expect(text).not.toMatch(/dus par|dû par/);
  expect(render({}, fields)).not.toContain('class="owed"');
});

test("a campaign that has ended owes nothing: its amount is shown as ended, and added to nothing", () => {
  const standing = { shut: "campagne terminée le 30 septembre 2026", state: "ended" as const };
  const fields = { PRIME_PARRAIN_N26: 35, PRIME_FILLEUL_N26: 15, PRIME_PARTAGE_N26: 17 };
  const text = read({ standing }, fields);
  expect(text).toContain("15 € : terminé");
  expect(text).toContain("+ 17 € si votre parrain partage");
  expect(text).not.toContain("À deux");
  expect(text).not.toMatch(/\bdus\b|\bdû\b|promis|promesse/);
});

test("where no link to a programme may be posted, no sponsor of this site has promised anything", () => {
  const fields = { PRIME_FILLEUL_N26: 15, PRIME_PARTAGE_N26: 17 };
  const text = read({ standing: { isUnsponsored: true } }, fields);
  expect(text).toContain("15 € dus par N26 + 17 € si votre parrain partage");
  expect(text).not.toMatch(/promis|promesse/);
});

test("« boosté » stands with the sponsor's amount, nowhere near the referee's", () => {
  const boursobank = { offerCode: "BOURSOBANK", partnerName: "BoursoBank" } as const;
  const fields = { PRIME_PARRAIN_BOURSOBANK: 90, PRIME_FILLEUL_BOURSOBANK: 10 };
  const text = read(boursobank, fields);
  expect(text).toMatch(/Pour le parrain90 € ?boosté, à partir de 80 €/);
  expect(text.indexOf("boosté")).toBeGreaterThan(text.indexOf("dus par BoursoBank"));
});

test("an amount that nobody gave is said to be missing, and a single euro is in the singular", () => {
  expect(read({}, { PRIME_PARRAIN_N26: 35 })).toContain("montant indisponible");
  expect(read({}, { PRIME_FILLEUL_N26: 1 })).toContain("1 € dû par N26");
});

test.each([
  [{ status: CONFIRMED }, false],
  [{ status: { ...CONFIRMED, degree: "old" as const } }, true],
  [{ status: { ...CONFIRMED, degree: "reported" as const } }, false],
  [{ status: null }, true],
  [{ status: CONFIRMED, obstacle: "unproven" as const }, true],
])("a programme in doubt says so before its amount: %j %s", (props, isDoubtful) => {
  const text = read(props, { PRIME_FILLEUL_N26: 15 });
  expect(/Programme non confirmé.*15 €/.test(text)).toBe(isDoubtful);
});

test("when our base was read, when it last changed and when the programme was checked are three dates", () => {
  const at = { readAt: Date.UTC(2026, 10, 20, 7, 42), changedAt: Date.UTC(2026, 10, 12, 9) };
  const text = read({ rulesAsOf: "2026-09" }, { PRIME_FILLEUL_N26: 15 }, at);
  expect(text).toContain("Lu dans notre base le 20 novembre 2026 à 8 h 42");
  expect(text).toContain("Changé dans notre base le 12 novembre 2026");
  expect(text).toContain("Règles luesseptembre 2026");
  expect(read({ rulesAsOf: null }, {})).toContain("Règles luesdate inconnue");
});

test("where the history of the amount is kept, the day on which any amount changed is not told beside it", () => {
  const at = { readAt: Date.UTC(2026, 10, 20, 7, 42), changedAt: Date.UTC(2026, 10, 12, 9) };
  expect(read({}, { PRIME_FILLEUL_N26: 15 }, at, "recorded")).not.toContain(
    "Changé dans notre base",
  );
});

/** The words of the ticket of N26, its spaces made plain. */
function read(...args: Parameters<typeof render>): string {
  return render(...args)
    .replace(/<[^>]*>/g, "")
    .replace(/\s/g, " ");
}

function render(
  props: Partial<PropsOf<typeof ticket>>,
  fields: CheckedFields,
  at: Omit<Reading, "globalValues"> = { readAt: null, changedAt: null },
  past: Past = null,
): string {
  const reading = { ...at, globalValues: deriveGlobalValues(fields) };
  return renderToStaticMarkup(
    <AmountsProvider value={reading}>
      <PastContext value={past}>
        <SampleTicket {...N26} {...props} />
      </PastContext>
    </AmountsProvider>,
  );
}
