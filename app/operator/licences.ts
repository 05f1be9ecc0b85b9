// `npm run licences`: under what licence each installed package is, from package-lock.json. Fails where one is under
// terms that nobody has looked at.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What of a lock file is read here. */
type LockedPackages = Readonly<
  Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>
>;

/** Terms that were read: they ask for no more than a notice, or bind only who changes the package itself. */
const ACCEPTED = new Set([
  ...["MIT", "Apache-2.0", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "BlueOak-1.0.0", "Zlib"],
  ...["MPL-2.0", "LGPL-3.0-or-later", "OFL-1.1", "CC0-1.0", "CC-BY-4.0", "Unlicense", "MPL-1.1"],
]);

/** Packages whose entry tells no licence, with what their own files say. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = { format: "MIT" };

/** Packages by licence, names with versions, each licence with whether it is accepted. */
export function listLicences(packages: LockedPackages) {
  const byLicence = new Map<string, { isAccepted: boolean; names: string[]; sent: string[] }>();
  for (const [path, { version, license, dev, devOptional }] of Object.entries(packages)) {
    const name = path.split("node_modules/").at(-1);
    if (!name) continue;
    const terms = license ?? TOLD_ELSEWHERE[name] ?? "inconnue";
    const line = byLicence.get(terms) ?? { isAccepted: isAccepted(terms), names: [], sent: [] };
    line.names.push(`${name}@${version}`);
    // What no development depends on alone may be a part of what visitors get.
    if (!dev && !devOptional) line.sent.push(`${name}@${version}`);
    byLicence.set(terms, line);
  }
  return byLicence;
}

/** An SPDX expression: one of those joined by OR, all of those joined by AND. */
export function isAccepted(expression: string): boolean {
  const plain = expression.replace(/[()]/g, "");
  return plain
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => ACCEPTED.has(licence.trim())));
}

if (import.meta.main) {
  const lock = join(import.meta.dirname, "../../package-lock.json");
  const { packages } = JSON.parse(readFileSync(lock, "utf8"));
  const licences = [...listLicences(packages)].sort(
    ([, a], [, b]) => b.names.length - a.names.length,
  );
  for (const [terms, { isAccepted: isFine, names, sent }] of licences) {
    console.log(`${isFine ? "✓" : "✗"} ${terms} : ${names.length}`);
    console.log(
      `    ${(names.length > 40 ? sent : names).join(", ") || "outils de développement"}`,
    );
  }
  if (licences.some(([, { isAccepted: isFine }]) => !isFine)) process.exitCode = 1;
}
