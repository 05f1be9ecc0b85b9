// What can be told of a site without asking anybody: the Node that runs, and what the operator has filled in.

import type { WranglerConfig } from "../build/wrangler-config.ts";
import { SITE, unfilledPublisherLines } from "../site.ts";
import { findPlaceholders } from "./deploy-plan.ts";
import { broken, type Finding, unknown, well } from "./diagnosis.ts";
import type { Place } from "./places.ts";

/** The oldest that the tools run on; tests/local/install.mjs says the same before anything is installed. */
const OLDEST_NODE = [22, 22] as const;

/** @param version "24.21.0" */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNewEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (isNewEnough) return well(`Node ${version}`);
  const oldest = OLDEST_NODE.join(".");
  return broken(
    `Node ${version} : il faut ${oldest} ou plus récent.`,
    "Lancez npm ci, ou installez Node : https://nodejs.org",
  );
}

/** What wrangler.toml says of a place. */
export function checkConfig(config: WranglerConfig, place: Place): Finding[] {
  const placeholders = findPlaceholders(config);
  return [
    ...(placeholders.length === 0
      ? [well(`Variables de ${place} : ${config.siteOrigin}, ${config.projectId}`)]
      : []),
    ...placeholders.map((line) => broken(line, `wrangler.toml, [env.${place}.vars]`)),
    config.hasAmountsKv
      ? well("Liaison PRIMES (KV)")
      : broken(
          "La liaison PRIMES (KV) manque.",
          `wrangler.toml, [[env.${place}.kv_namespaces]] : binding = "PRIMES"`,
        ),
    config.historyName
      ? well(`Liaison HISTORY (D1) : ${config.historyName}`)
      : unknown(
          "Pas de liaison HISTORY (D1) : aucun historique n'est tenu.",
          `wrangler.toml, [[env.${place}.d1_databases]], si vous en voulez un`,
        ),
    config.crons.length > 0
      ? well(`Cron : ${config.crons.join(", ")}`)
      : broken(
          "Aucun cron : personne ne relit les montants.",
          `wrangler.toml, [env.${place}.triggers] : crons = ["*/5 * * * *"]`,
        ),
  ];
}

/** What app/site.ts says of the publisher, which the law asks of whoever publishes (loi n° 2004-575, art. 1-1). */
export function checkIdentity(
  unfilled: readonly string[] = unfilledPublisherLines(),
  email: string = SITE.contactEmail,
): Finding[] {
  return [
    unfilled.length === 0
      ? well("Éditeur du site")
      : broken(
          `Mentions légales à compléter : ${unfilled.join(", ")}.`,
          "Remplissez ces lignes de PUBLISHER dans app/site.ts : la loi les demande ; « sans objet » ou « aucun » en sont une",
        ),
    /@[^@\s]+\.[^@\s.]+$/.test(email) === false || email.endsWith(".example")
      ? broken(
          `L'adresse de contact est encore l'exemple, ou n'en est pas une (${email}).`,
          "Mettez la vôtre dans app/site.ts, SITE.contactEmail",
        )
      : well(`Contact : ${email}`),
  ];
}
