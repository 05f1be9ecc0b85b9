// /.well-known/security.txt: how to tell us of a weakness (RFC 9116).
import { SITE } from "../../site.ts";
import { DAY_MS } from "../../ui/dates.ts";

export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** Days that a build vouches for the address: RFC 9116 §2.5.5 asks for less than a year. */
const GOOD_FOR_DAYS = 350;

/** Until when a build's file holds. Both in ms since the epoch. */
export function securityTxtExpires(builtAt: number): number {
  return builtAt + GOOD_FOR_DAYS * DAY_MS;
}

/** The file's text. @param now ms since the epoch: the time of the build, which so renews `Expires` */
export function writeSecurityTxt(now: number): string {
  const expires = new Date(securityTxtExpires(now));
  const lines = [
    `Contact: mailto:${SITE.contactEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: fr, en",
  ];
  return `${lines.join("\r\n")}\r\n`;
}
