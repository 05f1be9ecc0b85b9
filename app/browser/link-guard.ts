// The last look at a link before the browser follows it.
import { checkAddress } from "../http/check-address.ts";

/** Addresses that open another program, not another site. */
const OTHER_PROGRAM = /^(?:mailto|tel|webcal):/i;

/**
 * Refuses clicks on links that lead where they must not, before anyone else hears of them: a dangerous
 * address always, another site unless the link says `rel="external"`.
 */
export function guardLinks(): void {
  window.addEventListener("click", refuseLink, { capture: true });
  window.addEventListener("auxclick", refuseLink, { capture: true });
}

function refuseLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a, area") : null;
  const href = link?.getAttribute("href") ?? link?.getAttribute("xlink:href");
  if (!link || !href) return;
  const external = link.matches('[rel~="external"]') || OTHER_PROGRAM.test(href);
  const check = checkAddress(href, { external });
  if (check.verdict !== "refused") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  console.warn(`A link was refused, its address is ${check.reason}.`);
}
