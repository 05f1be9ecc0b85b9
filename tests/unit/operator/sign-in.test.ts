// Writing to a real project: the rules let one person write, so that the command signs in as that person.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openDocument } from "../../../app/operator/firestore.ts";
import { listen } from "../../listen.ts";
import { serve } from "../amounts/scene.ts";
import { spawnCommand } from "./run-command.ts";

const ACCOUNT = {
  FIRESTORE_API_KEY: "cle-publique",
  FIREBASE_EMAIL: "editeur@primoscope.example",
  FIREBASE_PASSWORD: "un mot de passe",
};

test("without an account, the command names the variables it lacks", async () => {
  const document = openDocument({ FIRESTORE_PROJECT_ID: "sans-compte" });

  await expect(document.write({ PRIME_PARRAIN_N26: 40 })).rejects.toThrow(
    "FIRESTORE_API_KEY, FIREBASE_EMAIL, FIREBASE_PASSWORD manquent",
  );
});

test("a single missing variable is named alone", async () => {
  const { FIREBASE_PASSWORD: _, ...others } = ACCOUNT;
  const document = openDocument({ FIRESTORE_PROJECT_ID: "sans-mot-de-passe", ...others });

  await expect(document.write({ PRIME_PARRAIN_N26: 40 })).rejects.toThrow(
    "se connecter : FIREBASE_PASSWORD manque",
  );
});

test("the write carries the token of whoever signed in, and only the write needs it", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35, PRIME_PARTAGE_N26: 17 });
  const google = await startGoogle(firestore.host, { status: 200, body: SIGNED_IN });
  const { code, stdout } = await set(google.address);

  expect(stdout).toContain("Écrit et relu : 2 champs.");
  expect(code).toBe(0);
  expect(google.signIns).toEqual([
    expect.objectContaining({ email: ACCOUNT.FIREBASE_EMAIL, password: ACCOUNT.FIREBASE_PASSWORD }),
  ]);
  expect(google.writers).toEqual([`Bearer ${SIGNED_IN.idToken}`]);
  // The document is open to all: an account's id stands there, and no address.
  expect(firestore.document).toEqual({
    PRIME_PARRAIN_N26: 40,
    ECRIT_PAR: expect.stringMatching(/^[\w-]+ \d{4}-\d\d-\d\dT.*Z$/),
  });
});

test("a wrong password is said so, and nothing is written", async () => {
  await using firestore = await serve({ PRIME_PARRAIN_N26: 35, PRIME_PARTAGE_N26: 17 });
  const body = { error: { code: 400, message: "INVALID_LOGIN_CREDENTIALS" } };
  const google = await startGoogle(firestore.host, { status: 400, body });
  const { code, stderr } = await set(google.address);

  expect(code).toBe(1);
  expect(stderr).toContain("vérifiez FIREBASE_EMAIL et FIREBASE_PASSWORD");
  expect(google.writers).toEqual([]);
  expect(firestore.document).toEqual({ PRIME_PARRAIN_N26: 35, PRIME_PARTAGE_N26: 17 });
});

/** Firebase reads who and until when out of the token's middle part. */
const SIGNED_IN = {
  idToken: ["{}", JSON.stringify({ exp: 4102444800, iat: 1 }), "x"]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join("."),
  refreshToken: "encore",
  expiresIn: "3600",
  localId: "editeur",
};

function set(google: string) {
  const words = ["set", "PRIME_PARRAIN_N26=40", "PRIME_PARTAGE_N26=rien", "--oui"];
  const preload = pathToFileURL(join(import.meta.dirname, "google-here.mjs"));
  return spawnCommand("primes", words, {
    ...ACCOUNT,
    FIRESTORE_PROJECT_ID: "primoscope-fr",
    GOOGLE_HERE: google,
    NODE_OPTIONS: `--import ${preload.href}`,
  });
}

/** Google's sign-in, with a Firestore behind it. */
async function startGoogle(firestoreHost: string, signIn: { status: number; body: object }) {
  const signIns: unknown[] = [];
  const writers: (string | undefined)[] = [];
  const address = await listen(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const path = request.url ?? "";
    const reply = (status: number, answer: unknown) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(typeof answer === "string" ? answer : JSON.stringify(answer));
    if (path.endsWith(":signInWithPassword")) {
      signIns.push(JSON.parse(body.toString()));
      return reply(signIn.status, signIn.body);
    }
    if (path.endsWith(":lookup")) return reply(200, { users: [{ localId: SIGNED_IN.localId }] });
    const { authorization } = request.headers;
    if (path.endsWith(":commit")) writers.push(authorization);
    const answer = await fetch(`http://${firestoreHost}${path}`, {
      method: "POST",
      ...(authorization && { headers: { authorization } }),
      body,
    });
    return reply(answer.status, await answer.text());
  });
  return { address, signIns, writers };
}
