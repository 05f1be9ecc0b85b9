// Where a reader reports a mistake: a message that already says which page and which figure.
import { SITE } from "../site.ts";

/**
 * @param path the page, "/banque/n26"
 * @param subject the figure or the title in question
 */
export function reportAddress(path: string, subject: string): string {
  return `mailto:${SITE.contactEmail}?subject=${encodeURIComponent(`Erreur : ${path} : ${subject}`)}`;
}
