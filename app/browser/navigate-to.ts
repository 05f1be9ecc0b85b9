// Navigation from code, under the same rules wherever the address came from.
import { checkAddress } from "../http/check-address.ts";
import { goTo } from "./router.ts";

/** An address that the visitor must not be sent to. */
export class AddressRefusedError extends Error {
  override name = "AddressRefusedError";

  constructor(address: string, reason: string) {
    super(`Navigation to ${JSON.stringify(address)} was refused: ${reason}.`);
  }
}

/**
 * Goes to an address: a page of ours without loading a document, another site where `external` says so.
 * @throws {AddressRefusedError} where the address is dangerous, malformed, or external without being allowed.
 */
export async function navigateTo(
  address: string,
  { external = false }: { external?: boolean } = {},
): Promise<void> {
  const check = checkAddress(address, { external });
  if (check.verdict === "refused") throw new AddressRefusedError(address, check.reason);
  if (check.verdict === "external") return location.assign(check.url);
  await goTo(new URL(check.path, location.origin));
}
