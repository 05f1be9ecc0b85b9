// What stands beside an offer when the operator has a referral link, and when none may be shown.
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { AmountsProvider } from "../../../app/amounts/amounts.tsx";
import { SampleTicket } from "../../../app/build/styleguide/sample-ticket.tsx";
import { READING, TICKETS } from "../../../app/build/styleguide/samples.ts";

// Tickets that another file has loaded know the operator's own links.
vi.hoisted(() => vi.resetModules());
vi.mock("../../../app/referrals.ts", () => ({
  findReferral: () => ({ url: "https://example.org/parrain", code: "ABC" }),
}));

afterAll(() => {
  vi.doUnmock("../../../app/referrals.ts");
  vi.resetModules();
});

test("a referral link is labelled, says who pays how much, and has an unpaid one beside it", () => {
  const html = render("boosté pour le parrain");
  expect(html).toContain("Publicité – lien de parrainage rémunéré");
  expect(html).toContain(
    'href="https://example.org/parrain" rel="external sponsored nofollow noopener"',
  );
  expect(html).toMatch(/prime du parrain \(.*90/);
  expect(html).toContain("sans lien rémunéré");
});

test.each(["lien interdit", "activité non établie"])(
  "no referral link is shown whatever the operator's file says: %s",
  (state) => {
    const html = render(state);
    expect(html).not.toContain("example.org/parrain");
    expect(html).not.toContain("ABC");
    expect(html).toMatch(/nous n’(?:en )?affichons pas/);
    expect(html).toContain("sans lien rémunéré");
  },
);

test("a campaign that is over has no paid link, and the unpaid one stays", () => {
  const html = render("campagne finie");
  expect(html).not.toContain("Publicité");
  expect(html).not.toContain("example.org/parrain");
  expect(html).toContain("sans lien rémunéré");
});

function render(state: string): string {
  const ticket = TICKETS.find(([name]) => name === state)?.[1];
  if (!ticket) throw new Error(`no sample is called ${state}`);
  return renderToStaticMarkup(
    <AmountsProvider value={READING}>
      <SampleTicket {...ticket} />
    </AmountsProvider>,
  );
}
