// A certificate that no one has signed, for an hour of measuring: browsers speak HTTP/2 over TLS only.
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const REQUEST = [
  ...["req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"],
  ...["-addext", "subjectAltName=IP:127.0.0.1"],
  // Small and quick to check, as most sites' are.
  ...["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"],
];

export type Certificate = { key: Buffer; cert: Buffer };

/** Made by openssl, which every Linux and macOS has; throws where there is none. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync("openssl", [...REQUEST, "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error("openssl is needed to make a certificate.", { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Has Chromium take this certificate for a good one. With --ignore-certificate-errors it would load the page as well,
 * but keep nothing of it in its cache: a page preloaded would be loaded once more by the click.
 */
export function trustFlag({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const hash = createHash("sha256").update(key).digest("base64");
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
